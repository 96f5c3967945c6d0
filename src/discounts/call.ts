import { ApiError, settings, state } from '@vitrina/core';

export type Fields = Record< string, string >;

/**
 * `POST admin-ajax.php` as the older plugin's scripts do it: the answer is bare
 * JSON, and a refusal plain text with status 403. The nonce is fetched just
 * before, and once more where it has gone stale.
 *
 * @param fields `action` and what belongs to it.
 * @param signal Ends the request.
 */
export function callDiscounts(
	fields: Fields,
	signal?: AbortSignal
): Promise< unknown > {
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

/**
 * One question at a time: a new one ends the one before, whose answer is not
 * wanted any more.
 */
export function createAsker() {
	let pending: AbortController | undefined;
	return {
		/**
		 * @param fields What to ask.
		 * @return The answer; undefined when another question came after it.
		 */
		async ask( fields: Fields ): Promise< unknown > {
			pending?.abort();
			const own = ( pending = new AbortController() );
			try {
				const answer = await callDiscounts( fields, own.signal );
				return own.signal.aborted ? undefined : answer;
			} catch ( error ) {
				if ( own.signal.aborted ) {
					return undefined;
				}
				throw error;
			}
		},
		/** Ends what is under way. */
		drop: () => pending?.abort(),
	};
}
