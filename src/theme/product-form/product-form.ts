import { ApiError, cart, onIntent, settings, state } from '@vitrina/core';

const BUY_NOW = '[name="is_buy_now"]';
const ADD = 'form.cart .single_add_to_cart_button';

type Take = typeof import( './submission' ).take;

/** Decides on a form that is being sent; see submission.ts. */
let take: Take | undefined;

const load = async (): Promise< Take > =>
	( take ??= (
		await import( /* webpackChunkName: "in-page-add" */ './submission' )
	).take );

/** Forms that are being sent as any form is. */
const passing = new WeakSet< HTMLFormElement >();

/**
 * Sends a product's form without leaving its page, and keeps Buy now from being
 * sent where adding would be refused. One listener for the page: a quick view
 * brings forms of its own. All it needs is loaded with the first touch of a form.
 *
 * @param root The page.
 */
export function watchProductForms( root: Document ): void {
	onIntent( root, 'form.cart', load );
	if ( addsInPage() ) {
		// The nonce is asked for before the press: one answer to wait for, not two.
		onIntent( root, ADD, state.load );
	}
	root.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const { submitter } = event;
		if (
			event.defaultPrevented ||
			! form.matches( 'form.cart' ) ||
			passing.has( form ) ||
			! ( addsInPage() || submitter?.matches( BUY_NOW ) )
		) {
			return;
		}
		if ( take ) {
			if ( take( form, submitter, addsInPage() ) ) {
				event.preventDefault();
			}
			return;
		}
		// Sent before a touch was seen, or quicker than the network.
		event.preventDefault();
		submitter?.classList.add( 'loading' );
		load().then(
			( decide ) =>
				decide( form, submitter, addsInPage() ) ||
				pass( form, submitter ),
			() => leave( form, submitter )
		);
	} );
}

function addsInPage(): boolean {
	const { inPageAdd, cart: basket } = settings();
	return Boolean( inPageAdd && ! basket?.redirectAfterAdd );
}

function pass( form: HTMLFormElement, submitter: HTMLElement | null ): void {
	// After Back it is as it was.
	submitter?.classList.remove( 'loading' );
	passing.add( form );
	form.requestSubmit( submitter );
	passing.delete( form );
}

/** Without a line the next page would be the browser's, so it is said here. */
function leave( form: HTMLFormElement, submitter: HTMLElement | null ): void {
	if ( navigator.onLine ) {
		pass( form, submitter );
		return;
	}
	const run = async () => {
		throw new ApiError( 'fetch_error', 0, '' );
	};
	void cart.add( submitter ?? form, { data: {}, run } );
}
