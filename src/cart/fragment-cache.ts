import type { Fragments } from '@vitrina/core';

export const DAY = 86_400_000;

const CREATED_KEY = 'wc_cart_created';

export interface Cached {
	fragments: Fragments | null;
	hash: string;
	/** When the cart began; null when unknown. */
	created: number | null;
}

/**
 * Why the kept parts must be fetched anew, in the words of WooCommerce's own
 * script, or null when they may be shown.
 *
 * @param cached     What the storage holds.
 * @param cookieHash The cart's hash as the server last said it.
 * @param now        Milliseconds.
 */
export function whyStale(
	cached: Cached,
	cookieHash: string,
	now: number
): string | null {
	if ( cached.hash && cached.created === null ) {
		return 'No cart_created';
	}
	// A start in the future (a clock put right) would never expire.
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

/**
 * A storage that may be missing, full or forbidden.
 *
 * @param open Gives the storage, or throws.
 */
function tolerant( open: () => Storage ) {
	const attempt = < T >( act: ( storage: Storage ) => T ): T | null => {
		try {
			return act( open() );
		} catch {
			return null;
		}
	};
	return {
		get: ( key: string ) => attempt( ( kept ) => kept.getItem( key ) ),
		/** Says whether it was kept. */
		set: ( key: string, value: string ) =>
			attempt( ( kept ) => {
				kept.setItem( key, value );
				return true;
			} ) ?? false,
		remove: ( key: string ) =>
			attempt( ( kept ) => kept.removeItem( key ) ),
	};
}

/**
 * Selector and HTML pairs, or null when it is anything else.
 *
 * @param value What was stored or answered.
 */
export function toFragments( value: unknown ): Fragments | null {
	if ( ! value || typeof value !== 'object' || Array.isArray( value ) ) {
		return null;
	}
	const pairs = Object.entries( value ).filter(
		( pair ): pair is [ string, string ] => typeof pair[ 1 ] === 'string'
	);
	return pairs.length > 0 ? Object.fromEntries( pairs ) : null;
}

/**
 * The parts of this tab, under WooCommerce's own keys.
 *
 * @param fragmentName Key of the parts.
 * @param hashKey      Key of the cart's hash.
 */
export function createFragmentCache( fragmentName: string, hashKey: string ) {
	const tab = tolerant( () => window.sessionStorage );
	const tabs = tolerant( () => window.localStorage );

	const parse = ( text: string | null ) => {
		try {
			return toFragments( JSON.parse( text ?? '' ) );
		} catch {
			return null;
		}
	};

	return {
		read(): Cached {
			const created = tab.get( CREATED_KEY );
			return {
				fragments: parse( tab.get( fragmentName ) ),
				hash: tab.get( hashKey ) ?? '',
				created:
					created !== null && /^\d+$/.test( created )
						? Number( created )
						: null,
			};
		},
		/**
		 * Keeps parts and hash. The other tabs hear of the hash.
		 *
		 * @param fragments The parts.
		 * @param hash      The cart's hash; empty for an empty cart.
		 * @param created   When the cart began, if that is now.
		 */
		write( fragments: Fragments, hash: string, created?: number ) {
			// A full storage would leave old parts beside a new hash.
			if ( ! tab.set( fragmentName, JSON.stringify( fragments ) ) ) {
				tab.remove( fragmentName );
			}
			tab.set( hashKey, hash );
			if ( created !== undefined ) {
				tab.set( CREATED_KEY, String( created ) );
			}
			tabs.set( hashKey, hash );
		},
		clear: () => void tab.remove( fragmentName ),
		/** Whether another tab has said a hash that this one does not know. */
		isBehind: () => tabs.get( hashKey ) !== tab.get( hashKey ),
	};
}
