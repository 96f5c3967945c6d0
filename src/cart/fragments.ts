import {
	cart as page,
	listen,
	together,
	type ApiError,
	type CartSettings,
	type CartSource,
	type Fragments,
	type Undo,
} from '@vitrina/core';
import { READ_ENDPOINT, type CartBus, type CartQueue } from './cart-queue';
import { createFragmentCache, DAY, whyStale } from './fragment-cache';
import { replaceFragments } from './replace';

/** Links that lead to the shop in another language, where the parts read differently. */
const LANGUAGE_LINKS =
	'.wpml-ls a, .lang-item a, .language-switcher a, .trp-language-switcher a, a[hreflang]';

export interface FragmentParts {
	/** Shows what is kept, or fetches; then watches. Returns its undo. */
	start: () => Undo;
	/** Fetches the parts. Never rejects: a failure is an event. */
	refresh: () => Promise< void >;
	/** Fetches only when the server's hash is not the one kept. */
	sync: () => Promise< void >;
	/** Shows and keeps parts that came with an answer. */
	accept: ( fragments: Fragments, hash: string ) => void;
	/** Forgets what is kept. */
	clear: () => void;
	/** What the server last said when asked; the same object until it says more. */
	lastRead: () => { readonly hash: string };
}

export interface FragmentOptions {
	bus: CartBus;
	queue: CartQueue;
	cart: CartSettings;
	/** Whether WooCommerce's own script does this on the page: then we stand by. */
	isForeign: () => boolean;
}

/**
 * Keeps the parts of the page that show the cart up to date.
 *
 * @param options Where to send, what to tell, whom to leave it to.
 */
export function createFragments( options: FragmentOptions ): FragmentParts {
	const { bus, queue, cart, isForeign } = options;
	const cache = createFragmentCache( cart.fragmentName, cart.hashKey );
	let timer: ReturnType< typeof setTimeout > | undefined;
	// Whether this page shows a cart that is not empty, because we drew it.
	let isShown = false;
	let lastRead = { hash: '' };

	const wait = ( delay: number ) => {
		clearTimeout( timer );
		timer = setTimeout( () => void refreshIfOwned(), delay );
	};

	const show = ( fragments: Fragments, hash: string ) => {
		replaceFragments( fragments );
		isShown = hash !== '';
	};

	const tell = ( source: CartSource, fragments: Fragments, hash: string ) =>
		bus.emit( 'cart:changed', { source, fragments, hash } );

	async function refresh() {
		const isSame = ( job: { endpoint?: string | undefined } ) =>
			job.endpoint === READ_ENDPOINT;
		// One that still waits will see everything that was sent before it.
		const joined = queue.waiting( isSame );
		if ( joined ) {
			await joined.catch( () => {} );
			return;
		}
		try {
			const answer = await queue.add( {
				endpoint: READ_ENDPOINT,
				body: { time: Date.now() },
				timeout: cart.requestTimeout,
				mustTell: true,
			} );
			const { hash } = answer;
			const fragments = answer.fragments as Fragments;
			show( fragments, hash );
			lastRead = { hash };
			cache.write( fragments, hash, hash ? Date.now() : undefined );
			wait( DAY );
			tell( 'refresh', fragments, hash );
		} catch ( error ) {
			bus.emit( 'cart:fragments-error', {
				source: 'refresh',
				error: error as ApiError,
			} );
		}
	}

	// Who has no cart and sees none has nothing to ask for.
	const refreshIfOwned = async () => {
		if ( page.hasCart() || isShown ) {
			await refresh();
		}
	};

	function load() {
		if ( ! page.hasCart() ) {
			// The cart ended elsewhere; the page as printed is right.
			cache.clear();
			return;
		}
		const now = Date.now();
		const cached = cache.read();
		if ( whyStale( cached, page.hash(), now ) || ! cached.fragments ) {
			void refresh();
			return;
		}
		show( cached.fragments, cached.hash );
		if ( cached.created !== null ) {
			wait( cached.created + DAY - now );
		}
		tell( 'cache', cached.fragments, cached.hash );
	}

	return {
		start() {
			const undo = [
				() => clearTimeout( timer ),
				listen( document, 'click', ( { target } ) => {
					if ( ( target as Element ).closest?.( LANGUAGE_LINKS ) ) {
						cache.clear();
					}
				} ),
			];
			if ( ! isForeign() ) {
				undo.push(
					listen< StorageEvent >( window, 'storage', ( { key } ) => {
						if ( key === cart.hashKey && cache.isBehind() ) {
							void refreshIfOwned();
						}
					} ),
					listen< PageTransitionEvent >(
						window,
						'pageshow',
						( event ) => {
							if ( event.persisted ) {
								void refreshIfOwned();
							}
						}
					)
				);
				load();
			}
			return together( ...undo );
		},
		refresh,
		async sync() {
			if ( cache.read().hash !== page.hash() ) {
				await refreshIfOwned();
			}
		},
		accept( fragments, hash ) {
			const isFirst = cache.read().hash === '';
			show( fragments, hash );
			cache.write( fragments, hash, isFirst ? Date.now() : undefined );
		},
		clear: cache.clear,
		lastRead: () => lastRead,
	};
}
