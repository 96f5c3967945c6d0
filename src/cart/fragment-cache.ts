import type { Fragments } from '@vitrina/core';

export const DAY = 86_400_000;

const CREATED_KEY = 'wc_cart_created';

export interface Cached {
	fragments: Fragments | null;
	hash: string;
	/** When the cart began, a Unix time in milliseconds; null when unknown. */
	created: number | null;
}

/**
 * Why the cached fragments must be fetched again, in the messages of WooCommerce's own
 * script, or null when they may be shown. `cookieHash` is the last hash that the server
 * sent; `now` is in milliseconds.
 */
export function staleReason(
	cached: Cached,
	cookieHash: string,
	now: number
): string | null {
	if ( cached.hash && cached.created === null ) {
		return 'No cart_created';
	}
	// A time in the future, from a wrong clock, would never expire.
	if (
		cached.created !== null &&
		( cached.created + DAY < now || cached.created > now )
	) {
		return 'Fragment expired';
	}
	return cached.fragments && cached.hash === cookieHash
		? null
		: 'No fragment';
}

/** Storage access that does not throw when the storage is missing, full or forbidden. */
function safeStorage( open: () => Storage ) {
	const tryStorage = < T >( act: ( storage: Storage ) => T ): T | null => {
		try {
			return act( open() );
		} catch {
			return null;
		}
	};
	return {
		get: ( key: string ) =>
			tryStorage( ( storage ) => storage.getItem( key ) ),
		/** Returns whether it was stored. */
		set: ( key: string, value: string ) =>
			tryStorage( ( storage ) => {
				storage.setItem( key, value );
				return true;
			} ) ?? false,
		remove: ( key: string ) =>
			tryStorage( ( storage ) => storage.removeItem( key ) ),
	};
}

/** Selector and HTML pairs, or null when it is anything else. */
export function toFragments( value: unknown ): Fragments | null {
	if ( ! value || typeof value !== 'object' || Array.isArray( value ) ) {
		return null;
	}
	const pairs = Object.entries( value ).filter(
		( pair ): pair is [ string, string ] => typeof pair[ 1 ] === 'string'
	);
	return pairs.length > 0 ? Object.fromEntries( pairs ) : null;
}

/** The cart fragments that this tab stores, under WooCommerce's own keys. */
export function createFragmentCache( fragmentName: string, hashKey: string ) {
	const session = safeStorage( () => window.sessionStorage );
	const local = safeStorage( () => window.localStorage );

	const parse = ( text: string | null ) => {
		try {
			return toFragments( JSON.parse( text ?? '' ) );
		} catch {
			return null;
		}
	};

	return {
		read(): Cached {
			const created = session.get( CREATED_KEY );
			return {
				fragments: parse( session.get( fragmentName ) ),
				hash: session.get( hashKey ) ?? '',
				created:
					created !== null && /^\d+$/.test( created )
						? Number( created )
						: null,
			};
		},
		/**
		 * Stores fragments and hash, which is empty for an empty cart. Other tabs are
		 * notified of the hash. `created`: the current Unix time in milliseconds, if the
		 * cart begins now.
		 */
		write( fragments: Fragments, hash: string, created?: number ) {
			// A full storage would leave old fragments with a new hash.
			if ( ! session.set( fragmentName, JSON.stringify( fragments ) ) ) {
				session.remove( fragmentName );
			}
			session.set( hashKey, hash );
			if ( created !== undefined ) {
				session.set( CREATED_KEY, String( created ) );
			}
			local.set( hashKey, hash );
		},
		clear: () => void session.remove( fragmentName ),
		/** Whether another tab has stored a different hash. */
		isOutdated: () => local.get( hashKey ) !== session.get( hashKey ),
	};
}
