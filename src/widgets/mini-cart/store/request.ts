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
import { readPagePart } from '../../../theme/product-form/page-part';
import type { MiniCartSettings } from '../settings';

/** Whether an answer was lost, so that the cart may be another than shown. */
export const isUnsure = () =>
	document.documentElement.hasAttribute( 'data-cart-unsure' );

/** What the shop answered to the panel. */
export interface PanelAnswer extends CartResponse {
	/** Why it did not do what was asked; empty where it did. */
	complaint: string;
}

/**
 * Sends a change to the cart page's own address, with a nonce asked for just
 * before: the panel may have been open for days. Run by the cart's queue.
 *
 * @param address Of the mini cart's form.
 * @param fields  What is sent.
 * @param signal  Ends the request; it throws `aborted` then.
 */
export function changeCart(
	address: string,
	fields: Record< string, string >,
	signal?: AbortSignal
): Promise< PanelAnswer > {
	return state.withNonce( 'cart', async ( nonce ) => {
		const body = new URLSearchParams( { ...fields, _wpnonce: nonce } );
		const { status, html } = await readPage(
			address,
			{ method: 'POST', body, keepalive: true },
			{ signal }
		);
		const { notices, hasError, fragments, hash } = readPagePart( html );
		if ( status < 200 || status > 299 || hash === null ) {
			throw new ApiError( 'not_changed', status, '' );
		}
		return {
			error: false,
			productUrl: '',
			fragments,
			hash,
			complaint: hasError ? textOf( notices ) : '',
		};
	} );
}

/** What notices say, in one line. */
export const textOf = ( notices: Element | null ) =>
	( notices?.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();

/**
 * Shows the parts that came with an answer, and tells the others of the change.
 *
 * @param answer           What the shop answered.
 * @param answer.fragments The page's parts, by selector.
 * @param answer.hash      Of the cart as it is now.
 * @param change           Whose change it was.
 */
export async function showAnswer(
	{ fragments, hash }: CartResponse,
	change: CartChange
): Promise< void > {
	const parts = fragments ?? {};
	await cart.accept( parts, hash );
	emit( 'cart:changed', { ...change, fragments: parts, hash } );
}

/**
 * Says what went wrong. The cart's queue has read the cart by then, or tries to:
 * until it has, nobody knows whether anything was changed.
 *
 * @param error  What was thrown.
 * @param texts  Of the settings.
 * @param failed What is said where nothing was changed.
 * @return What was said.
 */
export function sayFailure(
	error: unknown,
	texts: MiniCartSettings[ 'texts' ],
	failed = texts.failed
): string {
	const unanswered =
		( error as ApiError ).code === 'fetch_error'
			? texts.offline
			: texts.unsure;
	const said = isUnsure() ? unanswered : failed;
	announce( said );
	return said;
}
