import { readPage, settings, state } from '@vitrina/core';
import { createStore } from '@vitrina/react';
import type { LoginPanelProps } from './read-markup';
import { sendForm } from './send-form';

/** The error above the forms. */
export interface Notice {
	/** WooCommerce's HTML, or empty. */
	readonly html: string;
	/** Our own text, if there is no HTML. */
	readonly text: string;
}

export interface LoginState {
	/** HTML of WooCommerce's forms; empty until it is fetched. */
	readonly html: string;
	/** Index of the selected tab. */
	readonly shown: number;
	readonly sending: {
		readonly form: HTMLFormElement;
		readonly submitter: HTMLElement | null;
	} | null;
	readonly notice: Notice | null;
}

export type LoginStore = ReturnType< typeof createLogin >;

export const initial: LoginState = {
	html: '',
	shown: 0,
	sending: null,
	notice: null,
};

export function createLogin( {
	account,
	failed,
}: Pick< LoginPanelProps, 'account' | 'failed' > ) {
	let fetched: Promise< void > | null = null;
	return createStore( initial, ( { get, set } ) => ( {
		/** Fetches the forms once; rejects if there are none for this visitor. */
		fetchForms() {
			fetched ??= readForms().then( ( html ) => set( { html } ) );
			fetched.catch( () => {
				fetched = null;
			} );
			return fetched;
		},
		/** Fetches fresh nonces: the session may have changed. */
		renewNonces() {
			state.invalidate();
			state.load().catch( () => {} );
		},
		choose: ( shown: number ) => set( { shown, notice: null } ),
		/** Sends a form; ignored while another one is being sent. */
		async send( form: HTMLFormElement, submitter: HTMLElement | null ) {
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
	} ) );
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
