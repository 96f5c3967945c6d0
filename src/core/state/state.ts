import type { Ajax } from '../../calls/ajax';
import { ApiError } from '../api-error';

/** The answer of `GET vitrina/v1/state`; units add parts of their own. */
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
	 * Sends with a nonce. When the server answers 403 because it has gone stale,
	 * fetches a fresh one and sends once more.
	 */
	withNonce: < T >(
		name: string,
		send: ( nonce: string ) => Promise< T >
	) => Promise< T >;
	/** Forgets the state, after a page came back from the browser's memory. */
	forget: () => void;
}

/**
 * The client of the state call.
 *
 * @param readJson How to ask.
 */
export function createState( readJson: Ajax[ 'readJson' ] ): StateClient {
	let asked: Promise< State > | null = null;

	function load(): Promise< State > {
		if ( ! asked ) {
			const own = readJson( 'vitrina/v1/state', {
				cache: 'no-store',
			} ).then( toState );
			asked = own;
			// A failure is not kept: who asks next asks again.
			own.catch( () => {
				if ( asked === own ) {
					asked = null;
				}
			} );
		}
		return asked;
	}

	const nonce = async ( name: string ) =>
		( await load() ).nonces[ name ] ?? '';

	return {
		load,
		nonce,
		async withNonce( name, send ) {
			const source = load();
			const first = ( await source ).nonces[ name ] ?? '';
			try {
				return await send( first );
			} catch ( error ) {
				if ( ! ( error instanceof ApiError ) || error.status !== 403 ) {
					throw error;
				}
				// Another caller may have fetched anew in the meantime.
				if ( asked === source ) {
					asked = null;
				}
				const second = await nonce( name );
				if ( second === first ) {
					// It was not the nonce.
					throw error;
				}
				return send( second );
			}
		},
		forget: () => {
			asked = null;
		},
	};
}

function toState( answer: unknown ): State {
	const said = Object( answer );
	return {
		...said,
		cart: { count: 0, hash: '', ...Object( said.cart ) },
		nonces: { ...Object( said.nonces ) },
	};
}
