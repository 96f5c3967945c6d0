import { ApiError, settings } from '@vitrina/core';
import { readLabels } from './labels';

export interface RequestOptions {
	/** Milliseconds; by default those of the settings, half a minute. */
	timeout?: number | undefined;
	signal?: AbortSignal | undefined;
}

export type Fetch = ( url: string, init: RequestInit ) => Promise< Response >;

export type FormValues = Record<
	string,
	string | number | boolean | null | undefined
>;

export type FormBody = FormValues | FormData | URLSearchParams;

/** A response of any status. */
export interface PageResponse {
	status: number;
	html: string;
}

/** Sends one request and parses its JSON, or throws an ApiError. */
export async function requestJson(
	fetcher: Fetch,
	url: string,
	init: RequestInit,
	options: RequestOptions = {}
): Promise< unknown > {
	const { status, html } = await requestPage( fetcher, url, init, options );
	return parseResponse( status, html );
}

/** Sends one request and returns its text, or throws an ApiError without a response. */
export async function requestPage(
	fetcher: Fetch,
	url: string,
	init: RequestInit,
	options: RequestOptions = {}
): Promise< PageResponse > {
	const { timeout = settings().requestTimeout, signal } = options;
	const limit = new AbortController();
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- Cleared in `finally`.
	const timer = setTimeout( () => limit.abort(), timeout );
	try {
		const response = await fetcher( url, {
			credentials: 'same-origin',
			...init,
			signal: signal
				? AbortSignal.any( [ limit.signal, signal ] )
				: limit.signal,
		} );
		return { status: response.status, html: await response.text() };
	} catch {
		const labels = readLabels();
		if ( signal?.aborted ) {
			throw new ApiError( 'aborted', 0, labels.unknownError );
		}
		throw limit.signal.aborted
			? new ApiError( 'timeout', 0, labels.unknownError )
			: new ApiError( 'fetch_error', 0, labels.offline );
	} finally {
		clearTimeout( timer );
	}
}

/** Parses the JSON of a response, or throws its error. */
function parseResponse( status: number, text: string ): unknown {
	let body: unknown;
	try {
		body = JSON.parse( text );
	} catch {
		throw new ApiError( 'invalid_json', status, readLabels().invalidJson );
	}
	if ( status < 200 || status > 299 ) {
		throw toError( status, body );
	}
	return body;
}

/** The error in a response: `{ code, message }` (REST), or the same in `data` (admin-ajax). */
export function toError( status: number, body: unknown ): ApiError {
	const { data, ...rest } = Object( body );
	const error = rest.code ? rest : Object( data );
	return new ApiError(
		typeof error.code === 'string' ? error.code : 'unknown_error',
		status,
		typeof error.message === 'string'
			? error.message
			: readLabels().unknownError
	);
}

/** A form as the body of a POST. Fields that are null or undefined are not sent. */
export function toBody( form: FormBody ): FormData | URLSearchParams {
	if ( form instanceof FormData || form instanceof URLSearchParams ) {
		return form;
	}
	const body = new URLSearchParams();
	for ( const [ name, value ] of Object.entries( form ) ) {
		if ( value !== null && value !== undefined ) {
			body.append( name, String( value ) );
		}
	}
	return body;
}
