import { readPage, state } from '@vitrina/core';

/** Nonces of WooCommerce's forms: field → name in the state call. */
const NONCES = {
	'woocommerce-login-nonce': 'login',
	'woocommerce-register-nonce': 'register',
};

/**
 * Sends a form to the account page. On success WooCommerce responds with a redirect:
 * the page reloads, and the result is null. Otherwise it responds with the page, and
 * the result is the HTML of its error. Throws if the request fails, or the response
 * contains no error.
 */
export async function sendForm(
	account: string,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): Promise< string | null > {
	// WooCommerce ignores a form with an invalid nonce without an error, for example
	// after the session has changed. Then a fresh nonce is tried, once.
	for ( let attempt = 1; attempt <= 2; attempt++ ) {
		await renewNonces( form );
		const body = new FormData( form, submitter );
		body.set( 'redirect', window.location.href );
		const { status, html } = await readPage( account, {
			method: 'POST',
			body,
			redirect: 'manual',
		} );
		if ( status === 0 ) {
			window.location.reload();
			return null;
		}
		const error = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( '.woocommerce-error, .is-error' );
		if ( error ) {
			// The container is already a live region; see components/notice.tsx.
			error.removeAttribute( 'role' );
			return error.outerHTML;
		}
		state.invalidate();
	}
	throw new Error( 'The response contains no error.' );
}

async function renewNonces( form: HTMLFormElement ): Promise< void > {
	for ( const [ field, name ] of Object.entries( NONCES ) ) {
		const input = form.elements.namedItem( field );
		if ( input instanceof HTMLInputElement ) {
			input.value = await state.nonce( name );
		}
	}
}
