import { announce, ApiError, cart, emit, state } from '@vitrina/core';
import { quantityToSend } from '../model/edit';
import type { PrintedLine } from '../model/printed-cart';
import type { MiniCartSettings } from '../settings';
import {
	changeCart,
	sayFailure,
	showAnswer,
	type PanelAnswer,
} from './request';
import { findField, without, type Draft, type MiniCartStore } from './state';

/** How long the steppers are waited for; leaving the field ends it. */
const PAUSE = 350;

export interface Quantities {
	/** The shopper types, or steps. */
	type: ( name: string, text: string ) => void;
	/** A value is complete; it is sent after a pause. */
	change: ( name: string, text: string ) => void;
	/** Sends what stands in a field. */
	commit: ( name: string ) => void;
	commitAll: () => void;
	/** Sends a quantity that was not saved again. */
	retry: ( name: string ) => void;
	/** Forgets a line that is being removed. */
	forget: ( name: string ) => void;
	/** Whether a quantity waits or is on its way. */
	isPending: () => boolean;
	/** Sends what waits, and says when all is answered: whether nothing failed. */
	settle: () => Promise< boolean >;
	/** Forgets unsaved quantities that the server holds by now. */
	check: () => void;
}

/**
 * Changes quantities. The field shows what the shopper wants until the server has
 * answered, through every replacement of the lines; after that, what the server
 * holds.
 *
 * @param store            Of the mini cart.
 * @param settings         What PHP printed.
 * @param settings.cartUrl Where changes are sent.
 * @param settings.texts   What is said.
 */
export function createQuantities(
	store: MiniCartStore,
	{ cartUrl, texts }: MiniCartSettings
): Quantities {
	/** Pauses, and requests under way, by the name of the field. */
	const timers = new Map< string, ReturnType< typeof setTimeout > >();
	const requests = new Map< string, AbortController >();
	/** How many updates have failed; who waits for them compares. */
	let failures = 0;

	const draftOf = ( name: string ): Draft | undefined =>
		store.get().drafts[ name ];
	const lineOf = ( name: string ) => findField( store.get(), name );

	function keep( name: string, draft: Draft ) {
		store.actions.set( {
			drafts: { ...store.get().drafts, [ name ]: draft },
		} );
	}

	function drop( name: string ) {
		clearTimeout( timers.get( name ) );
		store.actions.set( { drafts: without( store.get().drafts, name ) } );
	}

	const dropUnsaved = ( name: string ) =>
		store.actions.set( { unsaved: without( store.get().unsaved, name ) } );

	function commit( name: string ) {
		const draft = draftOf( name );
		const line = lineOf( name );
		if ( ! draft || ! line ) {
			drop( name );
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
				drop( name );
			} else {
				keep( name, { ...draft, text: original } );
			}
			return;
		}
		dropUnsaved( name );
		const sent = { ...draft, text: quantity, sent: quantity };
		keep( name, sent );
		// In a hidden page nobody waits, and the newer request might not be sent at all.
		if ( document.visibilityState === 'visible' ) {
			requests.get( name )?.abort();
		}
		void send( line, quantity );
	}

	async function send( { name }: PrintedLine, quantity: string ) {
		const isLast = () => draftOf( name )?.sent === quantity;
		let complaint = '';
		const promise = cart.send( {
			async run() {
				// A newer one waits behind this, or the line is gone.
				if ( ! isLast() ) {
					throw new ApiError( 'aborted', 0, '' );
				}
				const answer = await update( name, quantity );
				complaint = answer.complaint;
				return answer;
			},
		} );
		emit( 'cart:write', { source: 'quantity', promise } );
		try {
			const answer = await promise;
			if ( ! isLast() ) {
				const newer = draftOf( name );
				if ( newer && ! complaint ) {
					keep( name, { ...newer, held: quantity } );
				}
				return;
			}
			await showAnswer( answer, { source: 'quantity' } );
			// Typed in the meantime: that is sent next.
			if ( isLast() ) {
				finish( name, quantity );
			}
			sayOutcome( complaint );
		} catch ( error ) {
			if ( isLast() ) {
				fail( name, quantity, error );
			}
		}
	}

	/**
	 * Sends the quantity of one line. A newer quantity aborts the request. The
	 * server may have carried it out all the same, so the error is not the queue's
	 * `aborted` (never sent): the queue reads the cart before it sends the newer one.
	 */
	async function update(
		name: string,
		quantity: string
	): Promise< PanelAnswer > {
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

	/** The line is as the server printed it, but for what was typed since. */
	function finish( name: string, quantity: string ) {
		const text = draftOf( name )?.text ?? quantity;
		if ( text === quantity ) {
			drop( name );
		} else {
			keep( name, { text } );
		}
	}

	function fail( name: string, quantity: string, error: unknown ) {
		const { held } = draftOf( name ) as Draft;
		if ( held === undefined ) {
			drop( name );
		} else {
			keep( name, { text: held, held } );
		}
		if ( Number( lineOf( name )?.quantity ) === Number( quantity ) ) {
			// It was done before the answer was lost.
			sayOutcome( '' );
			return;
		}
		failures++;
		if ( lineOf( name ) ) {
			store.actions.set( {
				unsaved: { ...store.get().unsaved, [ name ]: quantity },
			} );
		}
		sayFailure( error, texts );
	}

	function sayOutcome( complaint: string ) {
		failures += complaint ? 1 : 0;
		announce(
			complaint || `${ texts.updated } ${ store.get().cart.total }`
		);
	}

	function commitAll() {
		Object.keys( store.get().drafts ).forEach( commit );
	}

	function type( name: string, text: string ) {
		keep( name, { ...draftOf( name ), text } );
		dropUnsaved( name );
		// At hand, should the window be closed before the pause is over.
		state.load().catch( () => {} );
	}

	return {
		type,
		change( name, text ) {
			if ( draftOf( name )?.text !== text ) {
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
				keep( name, { ...draftOf( name ), text } );
				commit( name );
			}
		},
		forget( name ) {
			drop( name );
			dropUnsaved( name );
		},
		isPending: () =>
			Object.entries( store.get().drafts ).some(
				( [ name, { sent, held, text } ] ) =>
					sent !== undefined ||
					text !== ( held ?? lineOf( name )?.quantity )
			),
		async settle() {
			const before = failures;
			commitAll();
			await cart.idle();
			// Who has sent hears of the answer a moment after the queue.
			await new Promise( ( done ) => setTimeout( done ) );
			return failures === before;
		},
		check() {
			for ( const [ name, quantity ] of Object.entries(
				store.get().unsaved
			) ) {
				// The line is gone, or the answer alone was lost.
				const line = lineOf( name );
				if (
					! line ||
					Number( line.quantity ) === Number( quantity )
				) {
					dropUnsaved( name );
				}
			}
		},
	};
}
