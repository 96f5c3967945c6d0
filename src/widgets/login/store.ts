import { readPage, settings, state } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';
import { sendForm } from './send-form';

/** What the panel says above its forms. */
export interface Notice {
	/** WooCommerce's own, or empty. */
	readonly html: string;
	/** Ours, where there is none of WooCommerce's. */
	readonly text: string;
}

export interface LoginState {
	/** WooCommerce's forms; empty until they were fetched. */
	readonly html: string;
	/** Which of the tabs is chosen. */
	readonly shown: number;
	/** What is on its way to the shop. */
	readonly sending: {
		readonly form: HTMLFormElement;
		readonly submitter: HTMLElement | null;
	} | null;
	readonly notice: Notice | null;
}

export interface LoginActions {
	/** Fetches the forms, once; rejects where there are none for this visitor. */
	readonly fetchForms: () => Promise< void >;
	/** Fresh nonces: a session may have begun since the last. */
	readonly renewNonces: () => void;
	readonly choose: ( tab: number ) => void;
	/** Sends a form; one at a time. */
	readonly send: (
		form: HTMLFormElement,
		submitter: HTMLElement | null
	) => Promise< void >;
}

export type LoginStore = Store< LoginState, LoginActions >;

export const initial: LoginState = {
	html: '',
	shown: 0,
	sending: null,
	notice: null,
};

/**
 * The store of a login panel.
 *
 * @param texts         What PHP printed.
 * @param texts.account The account's page.
 * @param texts.failed  Where the shop does not answer.
 */
export function createLogin( {
	account,
	failed,
}: {
	account: string;
	failed: string;
} ): LoginStore {
	let fetched: Promise< void > | null = null;
	return createStore< LoginState, LoginActions >(
		initial,
		( { get, set } ) => ( {
			fetchForms() {
				fetched ??= readForms().then( ( html ) => set( { html } ) );
				fetched.catch( () => {
					fetched = null;
				} );
				return fetched;
			},
			renewNonces() {
				state.forget();
				state.load().catch( () => {} );
			},
			choose: ( shown ) => set( { shown, notice: null } ),
			async send( form, submitter ) {
				if ( get().sending ) {
					return;
				}
				set( { sending: { form, submitter } } );
				let notice: Notice | null;
				try {
					const html = await sendForm( account, form, submitter );
					notice = html === null ? null : { html, text: '' };
				} catch {
					notice = { html: '', text: failed };
				}
				set( { sending: null, notice } );
			},
		} )
	);
}

async function readForms(): Promise< string > {
	const { status, html } = await readPage(
		settings().wcAjaxUrl.replace( '%%endpoint%%', 'vitrina_login' )
	);
	if ( status !== 200 || ! html.includes( '<form' ) ) {
		throw new Error( 'There are no forms for this visitor.' );
	}
	return html;
}
