import { ApiError } from '@vitrina/core';
import type { Ajax } from './ajax';

/** The response of `GET vitrina/v1/state`; plugins add properties of their own. */
export interface State extends Record< string, unknown > {
	cart: { count: number; hash: string };
	nonces: Record< string, string >;
}

export interface StateClient {
	/** The state of the visitor: one request per page, shared by all. */
	load: () => Promise< State >;
	/** A nonce by its name; empty when the visitor has none of that kind. */
	nonce: ( name: string ) => Promise< string >;
	/**
	 * Sends with a nonce. If the server responds 403 because it has expired,
	 * fetches a new one and sends again.
	 */
	withNonce: < T >(
		name: string,
		send: ( nonce: string ) => Promise< T >
	) => Promise< T >;
	/** Clears the cached state, after a page was restored from the back/forward cache. */
	invalidate: () => void;
}

/**
 * The client of the state call.
 *
 * @param readJson Sends the request.
 */
export function createState( readJson: Ajax[ 'readJson' ] ): StateClient {
	let request: Promise< State > | null = null;

	function load(): Promise< State > {
		if ( ! request ) {
			const fetched = readJson( 'vitrina/v1/state', {
				cache: 'no-store',
			} ).then( toState );
			request = fetched;
			// A failure is not cached: the next caller requests again.
			fetched.catch( () => {
				if ( request === fetched ) {
					request = null;
				}
			} );
		}
		return request;
	}

	const nonce = async ( name: string ) =>
		( await load() ).nonces[ name ] ?? '';

	return {
		load,
		nonce,
		async withNonce( name, send ) {
			const used = load();
			const first = ( await used ).nonces[ name ] ?? '';
			try {
				return await send( first );
			} catch ( error ) {
				if ( ! ( error instanceof ApiError ) || error.status !== 403 ) {
					throw error;
				}
				// Another caller may have fetched it again in the meantime.
				if ( request === used ) {
					request = null;
				}
				const second = await nonce( name );
				if ( second === first ) {
					// The nonce was valid; the 403 has another reason.
					throw error;
				}
				return send( second );
			}
		},
		invalidate: () => {
			request = null;
		},
	};
}

function toState( response: unknown ): State {
	const body = Object( response );
	return {
		...body,
		cart: { count: 0, hash: '', ...Object( body.cart ) },
		nonces: { ...Object( body.nonces ) },
	};
}
