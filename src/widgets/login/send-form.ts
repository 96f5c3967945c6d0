import { readPage, state } from '@vitrina/core';

/** The nonces of WooCommerce's forms: field → name in the state call. */
const NONCES = {
	'woocommerce-login-nonce': 'login',
	'woocommerce-register-nonce': 'register',
};

/**
 * Sends a form to the account's page. WooCommerce answers a success with a
 * redirect, and anything else with the page and what is wrong.
 *
 * @param  account   The account's page.
 * @param  form      Which of the forms.
 * @param  submitter Its button.
 * @return What is wrong, as HTML; null after a success, when the page loads anew.
 * @throws {Error} Where the shop does not answer, or says nothing.
 */
export async function sendForm(
	account: string,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): Promise< string | null > {
	// A nonce that belongs to a session ended or begun meanwhile is ignored
	// without a word: then a fresh one is tried, once.
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
		const said = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( '.woocommerce-error, .is-error' );
		if ( said ) {
			// The place where it is shown is an alert.
			said.removeAttribute( 'role' );
			return said.outerHTML;
		}
		state.forget();
	}
	throw new Error( 'The shop said nothing.' );
}

async function renewNonces( form: HTMLFormElement ): Promise< void > {
	for ( const [ field, name ] of Object.entries( NONCES ) ) {
		const input = form.elements.namedItem( field );
		if ( input instanceof HTMLInputElement ) {
			input.value = await state.nonce( name );
		}
	}
}
