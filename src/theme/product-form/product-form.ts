import { ApiError, cart, onIntent, settings, state } from '@vitrina/core';

const BUY_NOW = '[name="is_buy_now"]';
const ADD = 'form.cart .single_add_to_cart_button';

type HandleSubmit = typeof import( './submission' ).handleSubmit;

/** See submission.ts; undefined until it is loaded. */
let handleSubmit: HandleSubmit | undefined;

export const loadSubmission = async (): Promise< HandleSubmit > => {
	const submission = await import(
		/* webpackChunkName: "in-page-add" */ './submission'
	);
	return ( handleSubmit ??= submission.handleSubmit );
};

/** Forms that are being submitted natively. */
const submitting = new WeakSet< HTMLFormElement >();

/**
 * Submits product forms without leaving the page, and prevents Buy now while the add
 * button is disabled. One listener for the page, as quick views add forms. The rest
 * is loaded on the first interaction with a form.
 */
export function watchProductForms( root: Document ): void {
	onIntent( root, 'form.cart', loadSubmission );
	if ( addsInPage() ) {
		// Fetches the nonce before the click, so that the click waits for one request only.
		onIntent( root, ADD, state.load );
	}
	root.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const { submitter } = event;
		if (
			event.defaultPrevented ||
			! form.matches( 'form.cart' ) ||
			submitting.has( form ) ||
			! ( addsInPage() || submitter?.matches( BUY_NOW ) )
		) {
			return;
		}
		if ( handleSubmit ) {
			if ( handleSubmit( form, submitter, addsInPage() ) ) {
				event.preventDefault();
			}
			return;
		}
		// Submitted before the script was loaded.
		event.preventDefault();
		submitter?.classList.add( 'loading' );
		loadSubmission().then(
			( handle ) =>
				handle( form, submitter, addsInPage() ) ||
				submitNatively( form, submitter ),
			() => submitOrFail( form, submitter )
		);
	} );
}

function addsInPage(): boolean {
	const { inPageAdd, cart: basket } = settings();
	return Boolean( inPageAdd && ! basket?.redirectAfterAdd );
}

function submitNatively(
	form: HTMLFormElement,
	submitter: HTMLElement | null
): void {
	// After Back the button must not be shown as loading.
	submitter?.classList.remove( 'loading' );
	submitting.add( form );
	form.requestSubmit( submitter );
	submitting.delete( form );
}

/** Submits natively; offline it shows an error instead of the browser's error page. */
function submitOrFail(
	form: HTMLFormElement,
	submitter: HTMLElement | null
): void {
	if ( navigator.onLine ) {
		submitNatively( form, submitter );
		return;
	}
	const run = async () => {
		throw new ApiError( 'fetch_error', 0, '' );
	};
	void cart.add( submitter ?? form, { data: {}, run } );
}
