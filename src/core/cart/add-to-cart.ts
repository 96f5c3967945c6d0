import { announce } from '../a11y';
import type { Undo } from '../events/bus';
import { listen, together } from '../events/listen';
import { ApiError } from '../http/api-error';
import { isModified } from '../modified';
import { settings } from '../settings';
import * as look from './button';
import type { CartBus, CartQueue } from './cart';
import type { FragmentParts } from './fragments';

const SELECTOR = 'a.ajax_add_to_cart, button.ajax_add_to_cart';

/** What other plugins may say about a button; see events/jquery-bridge.ts. */
export interface ButtonHooks {
	data: ( button: HTMLElement ) => Record< string, string >;
	isAllowed: ( button: HTMLElement ) => boolean;
}

export interface AddToCartOptions {
	bus: CartBus;
	queue: CartQueue;
	fragments: FragmentParts;
	hooks: ButtonHooks;
	/** Goes to another page; tests give their own. */
	go?: ( url: string ) => void;
}

/**
 * Adds by the buttons of listings without leaving the page.
 *
 * @param options Where to send, whom to tell.
 */
export function createAddToCart( options: AddToCartOptions ) {
	const { bus, queue, fragments, hooks } = options;
	const go = options.go ?? ( ( url ) => window.location.assign( url ) );
	const pending = new Map< HTMLElement, number >();

	/** Who leaves the page must not leave another button's clicks unsent. */
	const leave = async ( url: string ) => {
		await queue.idle();
		go( url );
	};

	function settle( button: HTMLElement, outcome: look.Outcome ) {
		const left = ( pending.get( button ) ?? 1 ) - 1;
		if ( left > 0 ) {
			pending.set( button, left );
		} else {
			pending.delete( button );
		}
		look.settle( button, outcome, left < 1 );
		bus.emit( 'cart:button-updated', { source: 'add', button } );
	}

	function fail( button: HTMLElement, error: unknown ) {
		const { code } = error as ApiError;
		settle( button, 'failed' );
		if ( code === 'aborted' ) {
			return;
		}
		const { labels } = settings();
		const text = code === 'fetch_error' ? labels.offline : labels.addFailed;
		look.complain( button, text );
		announce( text, 'assertive' );
		// The server may have added it before the answer was lost.
		void fragments.refresh();
	}

	/**
	 * Queues one add. Every call counts, also while the button is loading.
	 *
	 * @param button Its `data-*` are what is sent.
	 */
	async function add( button: HTMLElement ): Promise< void > {
		if ( ! hooks.isAllowed( button ) ) {
			return;
		}
		const { labels, cart } = settings();
		const data = { ...hooks.data( button ), ...readData( button ) };
		pending.set( button, ( pending.get( button ) ?? 0 ) + 1 );
		look.load( button );
		// A moment later: who hears of the write may still add to the data.
		const promise = Promise.resolve().then( () =>
			queue.add( { endpoint: 'add_to_cart', body: data, owner: button } )
		);
		bus.emit( 'cart:write', { source: 'add', promise, button, data } );
		try {
			const answer = await promise;
			if ( answer.productUrl ) {
				settle( button, 'failed' );
				await leave( answer.productUrl );
				return;
			}
			if ( cart?.redirectAfterAdd && ! answer.error ) {
				settle( button, 'added' );
				await leave( cart.url );
				return;
			}
			if ( ! answer.fragments ) {
				throw new ApiError( 'no_fragments', 200, labels.addFailed );
			}
			fragments.accept( answer.fragments, answer.hash );
			settle( button, 'added' );
			if ( ! pending.has( button ) ) {
				announce( data.success_message || labels.added );
			}
			bus.emit( 'cart:changed', {
				source: 'add',
				hash: answer.hash,
				fragments: answer.fragments,
				button,
			} );
		} catch ( error ) {
			fail( button, error );
		}
	}

	/** Buttons of products without an id follow their link, as any link does. */
	const find = ( { target }: Event ) => {
		const button = ( target as Element ).closest?.< HTMLElement >(
			SELECTOR
		);
		return button?.dataset.product_id ? button : null;
	};

	// WooCommerce's own script, where another plugin loads it, skips this class.
	// It looks when the event reaches the body, so capture comes in time.
	const onCapture = ( event: Event ) =>
		find( event )?.classList.add( 'wc-interactive' );

	const onClick = ( event: MouseEvent ) => {
		const button = find( event );
		if ( ! button || event.defaultPrevented ) {
			return;
		}
		if ( isModified( event ) && button instanceof HTMLAnchorElement ) {
			return;
		}
		event.preventDefault();
		void add( button );
	};

	// A link that says it is a button must answer to Space as one.
	const onKeyDown = ( event: KeyboardEvent ) => {
		const button = find( event );
		if (
			event.key === ' ' &&
			button?.matches( 'a[role="button"]' ) &&
			! event.defaultPrevented
		) {
			event.preventDefault();
			button.click();
		}
	};

	return {
		add,
		/** Listens for clicks. Returns its undo. */
		start(): Undo {
			return together(
				listen( document, 'click keydown', onCapture, {
					capture: true,
				} ),
				listen( document, 'click', onClick ),
				listen( document, 'keydown', onKeyDown ),
				bus.on( 'cart:changed', ( { removed } ) => {
					if ( removed ) {
						look.reset( SELECTOR, removed );
					}
				} )
			);
		},
	};
}

function readData( button: HTMLElement ): Record< string, string > {
	const data: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries( button.dataset ) ) {
		data[ name ] = value ?? '';
	}
	return data;
}
