/**
 * Login and registration in a panel. Loaded when somebody comes near a link to
 * the account.
 */
import { readPage, settings, state } from '@vitrina/core';
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { addReveals } from './reveal';
import { enhanceTabs } from './tabs';
import { sendForm } from './send';

/** Popups close in this time, in ms (spec §9). */
const CLOSING_DELAY = 180;

const LINK = 'a[data-login]';

let asked: Promise< HTMLDialogElement > | null = null;

/** Loads forms and styles, once. */
export async function prepare(): Promise< void > {
	const { dataset } =
		document.querySelector< HTMLElement >( LINK ) ?? document.body;
	await Promise.all( [ getPanel(), loadStyle( dataset.login ?? '' ) ] );
}

/**
 * Opens the panel. Where there is none for this visitor, or the shop does not
 * answer, the link leads to the account's page.
 *
 * @param link The link that was clicked.
 */
export async function open( link: HTMLAnchorElement ): Promise< void > {
	try {
		await prepare();
	} catch {
		window.location.assign( link.href );
		return;
	}
	const panel = await getPanel();
	// Fresh ones: a session may have begun since the last.
	state.forget();
	state.load().catch( () => {} );
	openPanel( panel, {
		opener: () => link,
		closingDelay: CLOSING_DELAY,
	} );
	panel
		.querySelector< HTMLElement >(
			'form:not([hidden] *) input:not([type="hidden"])'
		)
		?.focus();
}

function getPanel(): Promise< HTMLDialogElement > {
	asked ??= fetchPanel();
	asked.catch( () => {
		asked = null;
	} );
	return asked;
}

async function fetchPanel(): Promise< HTMLDialogElement > {
	const { status, html } = await readPage(
		settings().wcAjaxUrl.replace( '%%endpoint%%', 'vitrina_login' )
	);
	// Scripts that a plugin puts beside its fields run.
	const panel = document
		.createRange()
		.createContextualFragment( html )
		.querySelector( 'dialog' );
	if ( status !== 200 || ! panel ) {
		throw new Error( 'There is no panel for this visitor.' );
	}
	const body = panel.querySelector< HTMLElement >( '.login-panel__body' );
	// Without registration WooCommerce prints no box around its form.
	if ( body && ! body.querySelector( '#customer_login' ) ) {
		body.id = 'customer_login';
	}
	addReveals( panel );
	enhanceTabs( panel );
	const account =
		document.querySelector< HTMLAnchorElement >( LINK )?.href ?? '';
	panel.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		void sendForm(
			panel,
			account,
			event.target as HTMLFormElement,
			event.submitter
		);
	} );
	document.body.append( panel );
	return panel;
}
