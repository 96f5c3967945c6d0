import type { Undo } from '../events/bus';
import { listen, together } from '../events/listen';
import type { CartSource, Fragments } from '../events/map';
import { ApiError } from '../http/api-error';
import type { CartSettings } from '../settings';
import type { CartBus, CartQueue } from './cart';
import { cartHash, hasCart } from './cookies';
import { createFragmentCache, DAY, whyStale } from './fragment-cache';
import { replaceFragments } from './replace';

const ENDPOINT = 'get_refreshed_fragments';

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
		const isSame = ( job: { endpoint: string } ) =>
			job.endpoint === ENDPOINT;
		// One that still waits will see everything that was sent before it.
		const joined = queue.waiting( isSame );
		if ( joined ) {
			await joined.catch( () => {} );
			return;
		}
		try {
			const { fragments, hash } = await queue.add( {
				endpoint: ENDPOINT,
				body: { time: Date.now() },
				timeout: cart.requestTimeout,
			} );
			if ( ! fragments ) {
				throw new ApiError( 'no_fragments', 200, '' );
			}
			show( fragments, hash );
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
		if ( hasCart() || isShown ) {
			await refresh();
		}
	};

	function load() {
		if ( ! hasCart() ) {
			// The cart ended elsewhere; the page as printed is right.
			cache.clear();
			return;
		}
		const now = Date.now();
		const cached = cache.read();
		if ( whyStale( cached, cartHash(), now ) || ! cached.fragments ) {
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
			if ( cache.read().hash !== cartHash() ) {
				await refreshIfOwned();
			}
		},
		accept( fragments, hash ) {
			const isFirst = cache.read().hash === '';
			show( fragments, hash );
			cache.write( fragments, hash, isFirst ? Date.now() : undefined );
		},
		clear: cache.clear,
	};
}
