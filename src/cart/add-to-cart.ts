import {
	announce,
	cart as coreCart,
	settings,
	type ApiError,
	type CartChange,
	type Fragments,
} from '@vitrina/core';
import { ADD_BUTTON } from '../core/add-buttons';
import { showButtonError, clearButtonError } from '../core/button-error';
import { submitNatively } from '../core/submit-natively';
import { createOptimisticCount, requestedQuantity } from './optimistic-count';
import * as view from './button';
import type { CartResponse, CartBus, CartQueue } from './cart-queue';
import type { CartFragments } from './fragments';

/** What other plugins can change about a button; see jquery-bridge.ts. */
export interface ButtonHooks {
	data: ( button: HTMLElement ) => Record< string, string >;
	isAllowed: ( button: HTMLElement ) => boolean;
}

/** A request that adds to the cart in another way than by `/?wc-ajax=add_to_cart`. */
export interface CustomAdd {
	/** The data, for listeners of `cart:write`. */
	data: Record< string, string >;
	/** Sends the request; called by the queue. */
	run: () => Promise< CartResponse >;
	/** Submits it as the browser does, which leaves the page. */
	leave?: () => void;
}

/** The cart as it was when the request was sent. */
interface CartBefore {
	/** The last hash that the server sent. */
	hash: string;
	/** The last time that the fragments were read. */
	read: ReturnType< CartFragments[ 'lastRead' ] >;
}

export interface AddToCartOptions {
	bus: CartBus;
	queue: CartQueue;
	fragments: CartFragments;
	hooks: ButtonHooks;
	/** Goes to another page; tests replace it. */
	go?: ( url: string ) => void;
}

/** Adds products to the cart by the buttons of listings, without leaving the page. */
export function createAddToCart( options: AddToCartOptions ) {
	const { bus, queue, fragments, hooks } = options;
	const navigate = options.go ?? ( ( url ) => window.location.assign( url ) );
	const pending = new Map< HTMLElement, number >();
	const countOptimistically = createOptimisticCount( bus );
	/** Buttons whose response was lost; the product may or may not be in the cart. */
	const unconfirmed = new Map<
		HTMLElement,
		{ snapshot: CartBefore; text: string }
	>();

	/** Goes to another page as soon as the requests of all buttons were answered. */
	const leavePage = async ( url: string ) => {
		await queue.idle();
		navigate( url );
	};

	function settle( button: HTMLElement, outcome: view.Outcome ) {
		const left = ( pending.get( button ) ?? 1 ) - 1;
		if ( left > 0 ) {
			pending.set( button, left );
		} else {
			pending.delete( button );
		}
		view.showOutcome( button, outcome, left < 1 );
		bus.emit( 'cart:button-updated', { source: 'add', button } );
	}

	/** Whether a later read has shown that the product was added after all. */
	const isConfirmed = ( { hash, read }: CartBefore ) =>
		fragments.lastRead() !== read && fragments.lastRead().hash !== hash;

	function succeed( button: HTMLElement, text: string, more: CartChange ) {
		settle( button, 'added' );
		if ( ! pending.has( button ) ) {
			announce( text );
		}
		bus.emit( 'cart:changed', { ...more, source: 'add', button } );
	}

	function fail(
		button: HTMLElement,
		error: unknown,
		snapshot: CartBefore,
		text: string,
		custom?: CustomAdd
	) {
		const { code } = error as ApiError;
		if ( code === 'aborted' ) {
			settle( button, 'failed' );
			return;
		}
		if ( isConfirmed( snapshot ) ) {
			succeed( button, text, { source: 'add' } );
			return;
		}
		settle( button, 'failed' );
		const isUnsent = code === 'not_loaded';
		if ( isUnsent && submitNatively( button, custom ) ) {
			return;
		}
		const { labels } = settings();
		const isOffline =
			code === 'fetch_error' || ( isUnsent && ! navigator.onLine );
		const message = isOffline ? labels.offline : labels.addFailed;
		showButtonError( button, message );
		announce( message, 'assertive' );
		if ( ! isUnsent && fragments.lastRead() === snapshot.read ) {
			unconfirmed.set( button, { snapshot, text } );
		}
	}

	/** After the fragments were read: clears the errors of products that were added although the response was lost. */
	function resolveUnconfirmed() {
		for ( const [ button, { snapshot, text } ] of unconfirmed ) {
			if ( isConfirmed( snapshot ) ) {
				clearButtonError( button );
				announce( text );
			}
		}
		unconfirmed.clear();
	}

	/**
	 * Adds once, also while the button is loading. `custom` replaces the request that is
	 * made from the button's `data-*`.
	 */
	async function add(
		button: HTMLElement,
		custom?: CustomAdd
	): Promise< void > {
		if ( ! hooks.isAllowed( button ) ) {
			if ( ! pending.get( button ) ) {
				// The core script set the class while this script was loading.
				button.classList.remove( 'loading' );
			}
			return;
		}
		const { labels, cart } = settings();
		const snapshot: CartBefore = { hash: '', read: fragments.lastRead() };
		const data = custom?.data ?? {
			...hooks.data( button ),
			...readData( button ),
		};
		pending.set( button, ( pending.get( button ) ?? 0 ) + 1 );
		view.showLoading( button );
		const undoCount = countOptimistically(
			navigator.onLine ? requestedQuantity( data ) : 0
		);
		// In the next microtask: listeners of `cart:write` may still change the data.
		const promise = Promise.resolve().then( () =>
			queue.add( {
				owner: button,
				mustTell: true,
				onSend: () =>
					Object.assign( snapshot, {
						hash: coreCart.hash(),
						read: fragments.lastRead(),
					} ),
				...( custom
					? { run: custom.run }
					: { endpoint: 'add_to_cart', body: data } ),
			} )
		);
		bus.emit( 'cart:write', { source: 'add', promise, button, data } );
		const text = () => data.success_message || labels.added;
		try {
			const response = await promise.finally( undoCount );
			if ( response.isExplained ) {
				settle( button, 'failed' );
				return;
			}
			if ( response.productUrl ) {
				settle( button, 'failed' );
				await leavePage( response.productUrl );
				return;
			}
			if ( cart?.redirectAfterAdd && ! response.error ) {
				settle( button, 'added' );
				await leavePage( cart.url );
				return;
			}
			const parts = response.fragments as Fragments;
			fragments.accept( parts, response.hash );
			succeed( button, text(), {
				source: 'add',
				hash: response.hash,
				fragments: parts,
			} );
		} catch ( error ) {
			fail( button, error, snapshot, text(), custom );
		}
	}

	bus.on( 'cart:changed', ( { source, removed } ) => {
		if ( source === 'refresh' ) {
			resolveUnconfirmed();
		}
		if ( removed ) {
			view.resetButtons( ADD_BUTTON, removed );
		}
	} );
	return { add };
}

function readData( button: HTMLElement ): Record< string, string > {
	const data: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries( button.dataset ) ) {
		data[ name ] = value ?? '';
	}
	return data;
}
