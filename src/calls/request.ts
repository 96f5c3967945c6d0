import { ApiError, settings } from '@vitrina/core';

export interface RequestOptions {
	/** Milliseconds; else what the settings say, half a minute. */
	timeout?: number | undefined;
	signal?: AbortSignal | undefined;
}

export type Fetch = typeof window.fetch;

export type FormValues = Record<
	string,
	string | number | boolean | null | undefined
>;

export type FormBody = FormValues | FormData | URLSearchParams;

/** An answer as it came, whatever its status. */
export interface PageAnswer {
	status: number;
	html: string;
}

/**
 * Sends one request and reads its JSON, or throws an ApiError that says why not.
 *
 * @param fetcher What sends; tests give their own.
 * @param url     The address.
 * @param init    As for fetch.
 * @param options Time-out and signal.
 */
export async function requestJson(
	fetcher: Fetch,
	url: string,
	init: RequestInit,
	options: RequestOptions = {}
): Promise< unknown > {
	const { status, html } = await requestPage( fetcher, url, init, options );
	return readAnswer( status, html );
}

/**
 * Sends one request and gives its text, or throws an ApiError when none came.
 *
 * @param fetcher What sends; tests give their own.
 * @param url     The address.
 * @param init    As for fetch.
 * @param options Time-out and signal.
 */
export async function requestPage(
	fetcher: Fetch,
	url: string,
	init: RequestInit,
	options: RequestOptions = {}
): Promise< PageAnswer > {
	const { timeout = settings().requestTimeout, signal } = options;
	const clock = startClock( timeout, signal );
	try {
		const response = await fetcher( url, {
			credentials: 'same-origin',
			...init,
			signal: clock.signal,
		} );
		return { status: response.status, html: await response.text() };
	} catch {
		const { labels } = settings();
		if ( signal?.aborted ) {
			throw new ApiError( 'aborted', 0, labels.unknownError );
		}
		throw clock.isOver()
			? new ApiError( 'timeout', 0, labels.unknownError )
			: new ApiError( 'fetch_error', 0, labels.offline );
	} finally {
		clock.stop();
	}
}

/**
 * A signal that aborts after a time, or with the caller's own.
 *
 * @param timeout Milliseconds.
 * @param outer   The caller's.
 */
function startClock( timeout: number, outer?: AbortSignal ) {
	const controller = new AbortController();
	let isOver = false;
	const abort = () => controller.abort();
	const timer = setTimeout( () => {
		isOver = true;
		abort();
	}, timeout );
	outer?.addEventListener( 'abort', abort );
	if ( outer?.aborted ) {
		abort();
	}
	return {
		signal: controller.signal,
		isOver: () => isOver,
		stop() {
			clearTimeout( timer );
			outer?.removeEventListener( 'abort', abort );
		},
	};
}

/**
 * The JSON of an answer, or the error it stands for.
 *
 * @param status The HTTP status.
 * @param text   The body.
 */
function readAnswer( status: number, text: string ): unknown {
	let answer: unknown;
	try {
		answer = JSON.parse( text );
	} catch {
		throw new ApiError(
			'invalid_json',
			status,
			settings().labels.invalidJson
		);
	}
	if ( status < 200 || status > 299 ) {
		throw toError( status, answer );
	}
	return answer;
}

/**
 * The error in an answer: `{ code, message }` (REST), or the same in `data`
 * (admin-ajax).
 *
 * @param status The HTTP status.
 * @param answer The parsed body.
 */
export function toError( status: number, answer: unknown ): ApiError {
	const { data, ...rest } = Object( answer );
	const said = rest.code ? rest : Object( data );
	return new ApiError(
		typeof said.code === 'string' ? said.code : 'unknown_error',
		status,
		typeof said.message === 'string'
			? said.message
			: settings().labels.unknownError
	);
}

/**
 * A form as the body of a POST.
 *
 * @param form Fields; those that are null or undefined are not sent.
 */
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
