import { ApiError, nextPaint, settings, state } from '@vitrina/core';

export type Fields = Record< string, string >;

/**
 * `POST admin-ajax.php` as the older plugin's scripts do it: the response is plain
 * JSON, or text with status 403 if it was refused. The nonce is fetched first, and
 * again if it has expired.
 */
export async function callDiscounts(
	fields: Fields,
	signal?: AbortSignal
): Promise< unknown > {
	// Starting a request would delay the paint of the choice that it is for.
	await nextPaint();
	return state.withNonce( 'discounts', async ( nonce ) => {
		const response = await window.fetch( settings().ajaxUrl, {
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( { ...fields, awdr_nonce: nonce } ),
			signal: signal ?? null,
		} );
		if ( ! response.ok ) {
			throw new ApiError( 'refused', response.status, '' );
		}
		return response.json();
	} );
}

/** Creates a request of which only the latest counts: sending it again aborts the pending one. */
export function createLatestRequest() {
	let pending: AbortController | undefined;
	return {
		/** Returns the response; undefined if a later request replaced this one. */
		async send( fields: Fields ): Promise< unknown > {
			pending?.abort();
			const own = ( pending = new AbortController() );
			try {
				const response = await callDiscounts( fields, own.signal );
				return own.signal.aborted ? undefined : response;
			} catch ( error ) {
				if ( own.signal.aborted ) {
					return undefined;
				}
				throw error;
			}
		},
		abort: () => pending?.abort(),
	};
}
