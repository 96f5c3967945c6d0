import { ApiError, settings } from '@vitrina/core';
import { ajaxAddress } from '../components/ajax-address';
import { toError } from './request';
import { readLabels } from './labels';
import type { StateClient } from './state';

export interface RestOptions {
	method?: string;
	data?: unknown;
	body?: BodyInit;
	headers?: Record< string, string >;
	signal?: AbortSignal;
	/** Whether the browser completes it when the page is left. */
	keepalive?: boolean;
	/** False returns the bare Response. */
	parse?: boolean;
}

type Middleware = ( ( ...values: never[] ) => unknown ) & { nonce?: string };

/** The part of WordPress's `wp.apiFetch` that is used here. */
interface ApiFetch {
	( options: RestOptions & { path: string } ): Promise< unknown >;
	use: ( middleware: Middleware ) => void;
	createRootURLMiddleware: ( root: string ) => Middleware;
	createNonceMiddleware: ( nonce: string ) => Middleware & { nonce: string };
	mediaUploadMiddleware: Middleware;
	nonceMiddleware?: Middleware & { nonce: string };
	nonceEndpoint?: string;
}

const page = window as Window & { wp?: { apiFetch?: ApiFetch } };

const STALE = 'rest_cookie_invalid_nonce';

export type Rest = (
	path: string,
	options?: RestOptions
) => Promise< unknown >;

/**
 * Sends REST requests by WordPress's own api-fetch, which is loaded with the first
 * request: requests are sent on user intent, never while a page loads. Nonce, method
 * override, paging and media retries are handled by api-fetch's middlewares.
 */
export function createRest(
	load: ( handle: string ) => Promise< void >,
	state: StateClient
): Rest {
	let prepared: Promise< ApiFetch > | null = null;

	async function prepare(): Promise< ApiFetch > {
		if ( ! page.wp?.apiFetch ) {
			await load( 'wp-api-fetch' );
		}
		const apiFetch = page.wp?.apiFetch;
		if ( ! apiFetch ) {
			throw new ApiError( 'no_api_fetch', 0, readLabels().unknownError );
		}
		// Already set up if another plugin has printed it.
		if ( ! apiFetch.nonceMiddleware ) {
			const nonce = await state.nonce( 'rest' );
			const { restUrl, ajaxUrl } = settings();
			apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( nonce );
			apiFetch.nonceEndpoint = ajaxAddress(
				ajaxUrl,
				'action=rest-nonce'
			);
			apiFetch.use( apiFetch.createRootURLMiddleware( restUrl ) );
			apiFetch.use( apiFetch.nonceMiddleware );
			apiFetch.use( apiFetch.mediaUploadMiddleware );
		}
		return apiFetch;
	}

	return async ( path, options = {} ) => {
		prepared ??= prepare();
		let apiFetch: ApiFetch;
		try {
			apiFetch = await prepared;
		} catch ( error ) {
			prepared = null;
			throw error;
		}
		const send = () => apiFetch( { path, ...options } );
		try {
			return await send();
		} catch ( error ) {
			// api-fetch renews the nonce of a logged-in user. Guests get none
			// there, and api-fetch throws the bare response.
			const isStale =
				error instanceof Response || Object( error ).code === STALE;
			if ( ! isStale || options.parse === false ) {
				throw toApiError( error );
			}
			state.invalidate();
			const nonce = await state.nonce( 'rest' );
			if ( apiFetch.nonceMiddleware ) {
				apiFetch.nonceMiddleware.nonce = nonce;
			}
			return send().catch( ( again: unknown ) => {
				throw toApiError( again );
			} );
		}
	};
}

/** Converts an error of api-fetch to ours, with our messages. */
function toApiError( error: unknown ): unknown {
	const { code, data, name } = Object( error );
	if ( name === 'AbortError' ) {
		return new ApiError( 'aborted', 0, readLabels().unknownError );
	}
	const labels = readLabels();
	if ( code === 'fetch_error' || code === 'offline_error' ) {
		return new ApiError( 'fetch_error', 0, labels.offline );
	}
	const status = Number( Object( data ).status ) || 0;
	if ( code === 'post_process' ) {
		return new ApiError( code, status, labels.uploadFailed );
	}
	return code === 'invalid_json'
		? new ApiError( code, status, labels.invalidJson )
		: toError( status, error );
}
