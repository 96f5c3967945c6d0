import {
	announce,
	ApiError,
	cart,
	emit,
	readPage,
	state,
	type CartResponse,
	type CartChange,
} from '@vitrina/core';
import { readPageFragment } from '../../../theme/product-form/page-fragment';
import type { MiniCartSettings } from '../settings';

/** Whether a response was lost, so that the displayed cart may be out of date. */
export const isCartUncertain = () =>
	document.documentElement.hasAttribute( 'data-cart-unsure' );

/** The shop's response to a request of the panel. */
export interface PanelResponse extends CartResponse {
	/** Why the change was refused; empty on success. */
	errorText: string;
}

/**
 * Sends a change to the cart page's own address, with a nonce fetched just
 * before: the panel may have been open for days. Run by the cart's queue.
 *
 * @param address URL of the mini cart's form.
 * @param fields  Fields of the request, without the nonce.
 * @param signal  Aborts the request; then the promise rejects with `aborted`.
 */
export function changeCart(
	address: string,
	fields: Record< string, string >,
	signal?: AbortSignal
): Promise< PanelResponse > {
	return state.withNonce( 'cart', async ( nonce ) => {
		const body = new URLSearchParams( { ...fields, _wpnonce: nonce } );
		const { status, html } = await readPage(
			address,
			{ method: 'POST', body, keepalive: true },
			{ signal }
		);
		const { notices, hasError, fragments, hash } = readPageFragment( html );
		if ( status < 200 || status > 299 || hash === null ) {
			throw new ApiError( 'not_changed', status, '' );
		}
		return {
			error: false,
			productUrl: '',
			fragments,
			hash,
			errorText: hasError ? textOf( notices ) : '',
		};
	} );
}

/** The text of notices, in one line. */
export const textOf = ( notices: Element | null ) =>
	( notices?.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();

/**
 * Puts the response's fragments into the page and emits `cart:changed`.
 *
 * @param response           The shop's response.
 * @param response.fragments The page's parts, by selector.
 * @param response.hash      Hash of the cart as it is now.
 * @param change             The change, with its source.
 */
export async function applyResponse(
	{ fragments, hash }: CartResponse,
	change: CartChange
): Promise< void > {
	const parts = fragments ?? {};
	await cart.accept( parts, hash );
	emit( 'cart:changed', { ...change, fragments: parts, hash } );
}

/**
 * Announces an error. By now the cart's queue has read the cart or is trying to;
 * until it succeeds it is uncertain whether anything was changed.
 *
 * @param error  What was thrown.
 * @param texts  Texts of the settings.
 * @param failed The message if nothing was changed.
 * @return The announced message.
 */
export function announceFailure(
	error: unknown,
	texts: MiniCartSettings[ 'texts' ],
	failed = texts.failed
): string {
	const unanswered =
		( error as ApiError ).code === 'fetch_error'
			? texts.offline
			: texts.unsure;
	const message = isCartUncertain() ? unanswered : failed;
	announce( message );
	return message;
}
