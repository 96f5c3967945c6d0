import {
	cart as page,
	listen,
	together,
	type ApiError,
	type CartSettings,
	type CartSource,
	type Fragments,
	type Cleanup,
} from '@vitrina/core';
import { READ_ENDPOINT, type CartBus, type CartQueue } from './cart-queue';
import { createFragmentCache, DAY, staleReason } from './fragment-cache';
import { replaceFragments } from './replace';

/** Links that lead to the shop in another language, where the fragments differ. */
const LANGUAGE_LINKS =
	'.wpml-ls a, .lang-item a, .language-switcher a, .trp-language-switcher a, a[hreflang]';

export interface CartFragments {
	/** Shows the cached fragments or fetches them, then watches for changes. */
	start: () => Cleanup;
	/** Fetches the fragments. Never rejects: a failure is an event. */
	refresh: () => Promise< void >;
	/** Fetches only when the server's hash differs from the cached one. */
	sync: () => Promise< void >;
	/** Shows and caches the fragments of a response. */
	accept: ( fragments: Fragments, hash: string ) => void;
	clear: () => void;
	/** The result of the last read; the same object until the next one. */
	lastRead: () => { readonly hash: string };
}

export interface FragmentOptions {
	bus: CartBus;
	queue: CartQueue;
	cart: CartSettings;
	/** Whether WooCommerce's own script handles fragments on the page; then this one does not. */
	isHandledByWooCommerce: () => boolean;
}

/** Keeps the cart fragments of the page up to date. */
export function createFragments( options: FragmentOptions ): CartFragments {
	const { bus, queue, cart, isHandledByWooCommerce } = options;
	const cache = createFragmentCache( cart.fragmentName, cart.hashKey );
	let timer: ReturnType< typeof setTimeout > | undefined;
	// Whether this script has rendered a cart that is not empty.
	let showsCart = false;
	let lastRead = { hash: '' };

	const scheduleRefresh = ( delay: number ) => {
		clearTimeout( timer );
		timer = setTimeout( () => void refreshIfOwned(), delay );
	};

	const show = ( fragments: Fragments, hash: string ) => {
		replaceFragments( fragments );
		showsCart = hash !== '';
	};

	const emitChange = (
		source: CartSource,
		fragments: Fragments,
		hash: string
	) => bus.emit( 'cart:changed', { source, fragments, hash } );

	async function refresh() {
		const isSame = ( job: { endpoint?: string | undefined } ) =>
			job.endpoint === READ_ENDPOINT;
		// A waiting read will include everything sent before it.
		const waiting = queue.waiting( isSame );
		if ( waiting ) {
			await waiting.catch( () => {} );
			return;
		}
		try {
			const response = await queue.add( {
				endpoint: READ_ENDPOINT,
				body: { time: Date.now() },
				timeout: cart.requestTimeout,
				mustTell: true,
			} );
			const { hash } = response;
			const fragments = response.fragments as Fragments;
			show( fragments, hash );
			lastRead = { hash };
			cache.write( fragments, hash, hash ? Date.now() : undefined );
			scheduleRefresh( DAY );
			emitChange( 'refresh', fragments, hash );
		} catch ( error ) {
			bus.emit( 'cart:fragments-error', {
				source: 'refresh',
				error: error as ApiError,
			} );
		}
	}

	// Visitors without a cart need no request, unless the page shows one.
	const refreshIfOwned = async () => {
		if ( page.hasCart() || showsCart ) {
			await refresh();
		}
	};

	function load() {
		if ( ! page.hasCart() ) {
			// The cart was emptied elsewhere; the printed page is right.
			cache.clear();
			return;
		}
		const now = Date.now();
		const cached = cache.read();
		if ( staleReason( cached, page.hash(), now ) || ! cached.fragments ) {
			void refresh();
			return;
		}
		show( cached.fragments, cached.hash );
		if ( cached.created !== null ) {
			scheduleRefresh( cached.created + DAY - now );
		}
		emitChange( 'cache', cached.fragments, cached.hash );
	}

	return {
		start() {
			const cleanups = [
				() => clearTimeout( timer ),
				listen( document, 'click', ( { target } ) => {
					if ( ( target as Element ).closest?.( LANGUAGE_LINKS ) ) {
						cache.clear();
					}
				} ),
			];
			if ( ! isHandledByWooCommerce() ) {
				cleanups.push(
					listen< StorageEvent >( window, 'storage', ( { key } ) => {
						if ( key === cart.hashKey && cache.isOutdated() ) {
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
			return together( ...cleanups );
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
