import { readPage, state } from '@vitrina/core';

/** The nonces of WooCommerce's forms: field → name in the state call. */
const NONCES = {
	'woocommerce-login-nonce': 'login',
	'woocommerce-register-nonce': 'register',
};

/**
 * Sends a form of the panel to the account's page. WooCommerce answers a success
 * with a redirect, and anything else with the page and what is wrong.
 *
 * @param panel     Shows what is wrong.
 * @param account   The account's page.
 * @param form      Which of the forms.
 * @param submitter Its button.
 */
export async function sendForm(
	panel: HTMLDialogElement,
	account: string,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): Promise< void > {
	if ( form.ariaBusy === 'true' ) {
		return;
	}
	form.ariaBusy = 'true';
	submitter?.classList.add( 'loading' );
	try {
		await send( panel, account, form, submitter );
	} catch {
		showNotice( panel, panel.dataset.failed ?? '' );
	} finally {
		form.ariaBusy = null;
		submitter?.classList.remove( 'loading' );
	}
}

async function send(
	panel: HTMLDialogElement,
	account: string,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): Promise< void > {
	// A nonce that belongs to a session ended or begun meanwhile is ignored
	// without a word: then a fresh one is tried, once.
	for ( const isLast of [ false, true ] ) {
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
			return;
		}
		const said = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( '.woocommerce-error, .is-error' );
		if ( said ) {
			said.removeAttribute( 'role' );
			showNotice( panel, document.importNode( said, true ) );
			return;
		}
		if ( isLast ) {
			throw new Error( 'The shop said nothing.' );
		}
		state.forget();
	}
}

async function renewNonces( form: HTMLFormElement ): Promise< void > {
	for ( const [ field, name ] of Object.entries( NONCES ) ) {
		const input = form.elements.namedItem( field );
		if ( input instanceof HTMLInputElement ) {
			input.value = await state.nonce( name );
		}
	}
}

function showNotice( panel: HTMLElement, what: Node | string ): void {
	const place = panel.querySelector( '.login-panel__notice' );
	place?.replaceChildren( what );
	place?.classList.toggle( 'is-plain', typeof what === 'string' );
	panel.scrollTo( 0, 0 );
	panel
		.querySelector< HTMLElement >(
			'form:not([hidden] *) input[type="password"]'
		)
		?.focus();
}
