import { announce, ApiError, cart, emit, state } from '@vitrina/core';
import { quantityToSend } from '../model/edit';
import type { PrintedLine } from '../model/printed-cart';
import type { MiniCartSettings } from '../settings';
import {
	changeCart,
	announceFailure,
	applyResponse,
	type PanelResponse,
} from './request';
import { findField, without, type Draft, type MiniCartStore } from './state';

/** Debounce of the steppers in milliseconds; leaving the field ends it. */
const PAUSE = 350;

export interface Quantities {
	/** The shopper changes the text of a field, by typing or by the step buttons. */
	type: ( name: string, text: string ) => void;
	/** A value is complete; it is sent after a pause. */
	change: ( name: string, text: string ) => void;
	/** Sends the value of a field. */
	commit: ( name: string ) => void;
	commitAll: () => void;
	/** Sends a quantity that could not be saved, once more. */
	retry: ( name: string ) => void;
	/** Clears the draft of a line that is being removed. */
	clear: ( name: string ) => void;
	/** Whether a quantity is unsent or has no response yet. */
	isPending: () => boolean;
	/** Sends all drafts and waits for the responses. Resolves to false if one failed. */
	settle: () => Promise< boolean >;
	/** Clears unsaved quantities that the server has by now. */
	check: () => void;
}

/**
 * Changes quantities. The field shows the shopper's value until the server has
 * responded, even if the lines are replaced meanwhile; then the server's value.
 *
 * @param store            Store of the mini cart.
 * @param settings         What PHP printed.
 * @param settings.cartUrl URL to which changes are sent.
 * @param settings.texts   Messages for the shopper.
 */
export function createQuantities(
	store: MiniCartStore,
	{ cartUrl, texts }: MiniCartSettings
): Quantities {
	/** Debounce timers and open requests, by field name. */
	const timers = new Map< string, ReturnType< typeof setTimeout > >();
	const requests = new Map< string, AbortController >();
	/** How many updates have failed; `settle` compares it before and after. */
	let failures = 0;

	const findDraft = ( name: string ): Draft | undefined =>
		store.get().drafts[ name ];
	const findLineOf = ( name: string ) => findField( store.get(), name );

	function setDraft( name: string, draft: Draft ) {
		store.actions.set( {
			drafts: { ...store.get().drafts, [ name ]: draft },
		} );
	}

	function clearDraft( name: string ) {
		clearTimeout( timers.get( name ) );
		store.actions.set( { drafts: without( store.get().drafts, name ) } );
	}

	const clearUnsaved = ( name: string ) =>
		store.actions.set( { unsaved: without( store.get().unsaved, name ) } );

	function commit( name: string ) {
		const draft = findDraft( name );
		const line = findLineOf( name );
		if ( ! draft || ! line ) {
			clearDraft( name );
			return;
		}
		clearTimeout( timers.get( name ) );
		if ( draft.text === draft.sent ) {
			return;
		}
		const original = draft.sent ?? draft.held ?? line.quantity;
		const quantity = quantityToSend( draft.text, original, line.limits );
		if ( quantity === null ) {
			if ( draft.sent === undefined && draft.held === undefined ) {
				clearDraft( name );
			} else {
				setDraft( name, { ...draft, text: original } );
			}
			return;
		}
		clearUnsaved( name );
		const sent = { ...draft, text: quantity, sent: quantity };
		setDraft( name, sent );
		// In a hidden page the older request goes on: the newer one might not be sent.
		if ( document.visibilityState === 'visible' ) {
			requests.get( name )?.abort();
		}
		void send( line, quantity );
	}

	async function send( { name }: PrintedLine, quantity: string ) {
		const isLast = () => findDraft( name )?.sent === quantity;
		let errorText = '';
		const promise = cart.send( {
			async run() {
				// A newer quantity is queued, or the line is gone.
				if ( ! isLast() ) {
					throw new ApiError( 'aborted', 0, '' );
				}
				const response = await update( name, quantity );
				errorText = response.errorText;
				return response;
			},
		} );
		emit( 'cart:write', { source: 'quantity', promise } );
		try {
			const response = await promise;
			if ( ! isLast() ) {
				const newer = findDraft( name );
				if ( newer && ! errorText ) {
					setDraft( name, { ...newer, held: quantity } );
				}
				return;
			}
			await applyResponse( response, { source: 'quantity' } );
			// A quantity that was typed in the meantime is sent next.
			if ( isLast() ) {
				finish( name, quantity );
			}
			announceResult( errorText );
		} catch ( error ) {
			if ( isLast() ) {
				fail( name, quantity, error );
			}
		}
	}

	/**
	 * Sends the quantity of one line. A newer quantity aborts the request, but the
	 * server may have processed it all the same. So the error is `superseded`, not
	 * `aborted`, which means "never sent": after `superseded` the queue reads the cart
	 * before it sends the newer quantity.
	 */
	async function update(
		name: string,
		quantity: string
	): Promise< PanelResponse > {
		const request = new AbortController();
		requests.set( name, request );
		try {
			return await changeCart(
				cartUrl,
				{
					[ name ]: quantity,
					update_cart: '1',
					minicart_qty_update: '1',
				},
				request.signal
			);
		} catch ( error ) {
			throw request.signal.aborted
				? new ApiError( 'superseded', 0, '' )
				: error;
		} finally {
			if ( requests.get( name ) === request ) {
				requests.delete( name );
			}
		}
	}

	/** Clears the draft, unless the shopper has typed something else since. */
	function finish( name: string, quantity: string ) {
		const text = findDraft( name )?.text ?? quantity;
		if ( text === quantity ) {
			clearDraft( name );
		} else {
			setDraft( name, { text } );
		}
	}

	function fail( name: string, quantity: string, error: unknown ) {
		const { held } = findDraft( name ) as Draft;
		if ( held === undefined ) {
			clearDraft( name );
		} else {
			setDraft( name, { text: held, held } );
		}
		if ( Number( findLineOf( name )?.quantity ) === Number( quantity ) ) {
			// The change was made, only its response was lost.
			announceResult( '' );
			return;
		}
		failures++;
		if ( findLineOf( name ) ) {
			store.actions.set( {
				unsaved: { ...store.get().unsaved, [ name ]: quantity },
			} );
		}
		announceFailure( error, texts );
	}

	function announceResult( errorText: string ) {
		failures += errorText ? 1 : 0;
		announce(
			errorText || `${ texts.updated } ${ store.get().cart.total }`
		);
	}

	function commitAll() {
		Object.keys( store.get().drafts ).forEach( commit );
	}

	function type( name: string, text: string ) {
		setDraft( name, { ...findDraft( name ), text } );
		clearUnsaved( name );
		// Preload the nonce in case the window is closed before the debounce ends.
		state.load().catch( () => {} );
	}

	return {
		type,
		change( name, text ) {
			if ( findDraft( name )?.text !== text ) {
				type( name, text );
			}
			clearTimeout( timers.get( name ) );
			timers.set(
				name,
				setTimeout( () => commit( name ), PAUSE )
			);
		},
		commit,
		commitAll,
		retry( name ) {
			const text = store.get().unsaved[ name ];
			if ( text !== undefined ) {
				setDraft( name, { ...findDraft( name ), text } );
				commit( name );
			}
		},
		clear( name ) {
			clearDraft( name );
			clearUnsaved( name );
		},
		isPending: () =>
			Object.entries( store.get().drafts ).some(
				( [ name, { sent, held, text } ] ) =>
					sent !== undefined ||
					text !== ( held ?? findLineOf( name )?.quantity )
			),
		async settle() {
			const before = failures;
			commitAll();
			await cart.idle();
			// Senders get their response one task after the queue is idle.
			await new Promise( ( done ) => setTimeout( done ) );
			return failures === before;
		},
		check() {
			for ( const [ name, quantity ] of Object.entries(
				store.get().unsaved
			) ) {
				// The line is gone, or only the response was lost.
				const line = findLineOf( name );
				if (
					! line ||
					Number( line.quantity ) === Number( quantity )
				) {
					clearUnsaved( name );
				}
			}
		},
	};
}
