import {
	announce,
	cart as page,
	settings,
	type ApiError,
	type CartChange,
	type Fragments,
} from '@vitrina/core';
import { ADD_BUTTON } from '../core/add-buttons';
import { complain, withdraw } from '../core/complaint';
import { leaveBy } from '../core/leave-by';
import { createAwaitedCount, piecesOf } from './awaited-count';
import * as look from './button';
import type { CartAnswer, CartBus, CartQueue } from './cart-queue';
import type { FragmentParts } from './fragments';

/** What other plugins may say about a button; see jquery-bridge.ts. */
export interface ButtonHooks {
	data: ( button: HTMLElement ) => Record< string, string >;
	isAllowed: ( button: HTMLElement ) => boolean;
}

/** An add that is sent in another way than by `/?wc-ajax=add_to_cart`. */
export interface OwnAdd {
	/** What is sent, for those who listen. */
	data: Record< string, string >;
	/** Sends it, when its turn has come. */
	run: () => Promise< CartAnswer >;
	/** Sends it as the browser does, and leaves the page. */
	leave?: () => void;
}

/** The cart as it was when an add was sent. */
interface Sending {
	/** As the server had last said it. */
	hash: string;
	/** What had been read last. */
	read: ReturnType< FragmentParts[ 'lastRead' ] >;
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
	const countAhead = createAwaitedCount( bus );
	/** Whose answer was lost, and nobody knows yet whether they were added. */
	const doubtful = new Map<
		HTMLElement,
		{ sending: Sending; text: string }
	>();

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

	/** Whether a read has shown that what was asked for is done, in spite of all. */
	const isDone = ( { hash, read }: Sending ) =>
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
		sending: Sending,
		text: string,
		own?: OwnAdd
	) {
		const { code } = error as ApiError;
		if ( code === 'aborted' ) {
			settle( button, 'failed' );
			return;
		}
		if ( isDone( sending ) ) {
			succeed( button, text, { source: 'add' } );
			return;
		}
		settle( button, 'failed' );
		const isUnsent = code === 'not_loaded';
		if ( isUnsent && leaveBy( button, own ) ) {
			return;
		}
		const { labels } = settings();
		const isOffline =
			code === 'fetch_error' || ( isUnsent && ! navigator.onLine );
		const why = isOffline ? labels.offline : labels.addFailed;
		complain( button, why );
		announce( why, 'assertive' );
		if ( ! isUnsent && fragments.lastRead() === sending.read ) {
			doubtful.set( button, { sending, text } );
		}
	}

	/** The server says now whether it was added before the answer was lost. */
	function clearDoubts() {
		for ( const [ button, { sending, text } ] of doubtful ) {
			if ( isDone( sending ) ) {
				withdraw( button );
				announce( text );
			}
		}
		doubtful.clear();
	}

	/**
	 * Queues one add. Every call counts, also while the button is loading.
	 *
	 * @param button Its `data-*` are what is sent.
	 * @param own    Sends something else in their place.
	 */
	async function add( button: HTMLElement, own?: OwnAdd ): Promise< void > {
		if ( ! hooks.isAllowed( button ) ) {
			if ( ! pending.get( button ) ) {
				// It was marked while this script was on its way.
				button.classList.remove( 'loading' );
			}
			return;
		}
		const { labels, cart } = settings();
		const sending: Sending = { hash: '', read: fragments.lastRead() };
		const data = own?.data ?? {
			...hooks.data( button ),
			...readData( button ),
		};
		pending.set( button, ( pending.get( button ) ?? 0 ) + 1 );
		look.load( button );
		const stopCounting = countAhead(
			navigator.onLine ? piecesOf( data ) : 0
		);
		// A moment later: who hears of the write may still add to the data.
		const promise = Promise.resolve().then( () =>
			queue.add( {
				owner: button,
				mustTell: true,
				onSend: () =>
					Object.assign( sending, {
						hash: page.hash(),
						read: fragments.lastRead(),
					} ),
				...( own
					? { run: own.run }
					: { endpoint: 'add_to_cart', body: data } ),
			} )
		);
		bus.emit( 'cart:write', { source: 'add', promise, button, data } );
		const text = () => data.success_message || labels.added;
		try {
			const answer = await promise.finally( stopCounting );
			if ( answer.isExplained ) {
				settle( button, 'failed' );
				return;
			}
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
			const parts = answer.fragments as Fragments;
			fragments.accept( parts, answer.hash );
			succeed( button, text(), {
				source: 'add',
				hash: answer.hash,
				fragments: parts,
			} );
		} catch ( error ) {
			fail( button, error, sending, text(), own );
		}
	}

	bus.on( 'cart:changed', ( { source, removed } ) => {
		if ( source === 'refresh' ) {
			clearDoubts();
		}
		if ( removed ) {
			look.reset( ADD_BUTTON, removed );
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
