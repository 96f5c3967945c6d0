import { announce, defineIsland, listen, on, together } from '@vitrina/core';
import { choose, type Question } from '../../consent/choose';
import { openPanel } from '../../dialog/panel';
import { askDialog } from './ask-dialog';
import { parseChat, scriptAddress, type ChatSettings } from './settings';

/**
 * A click loads the messenger; without consent to preferences it asks for consent first.
 * Consent given elsewhere loads nothing until the click.
 */
defineIsland( 'chat-launcher', {
	mount( element, props ) {
		const settings = parseChat( props );
		let isAllowed = false;
		const start = () => load( element, settings );
		return together(
			on( 'consent:changed', ( { preferences } ) => {
				isAllowed = preferences;
			} ),
			listen( element, 'click', ( { target } ) => {
				if ( ! ( target as Element ).closest( 'button' ) ) {
					return;
				}
				if ( isAllowed ) {
					start();
				} else {
					ask( settings, start );
				}
			} )
		);
	},
} );

function ask( settings: ChatSettings, start: () => void ): void {
	const dialog = askDialog( settings, () => {
		allowPreferences();
		start();
	} );
	document.body.append( dialog );
	openPanel( dialog, { onClosed: () => dialog.remove() } );
}

/** Saves consent to preferences, if the shop's consent bar manages consent. */
function allowPreferences(): void {
	const bar = document.getElementById( 'vitrina-consent' );
	if ( bar ) {
		const question: Question = JSON.parse( bar.dataset.settings! );
		choose(
			`${ document.documentElement.dataset.consent ?? '' }p`,
			question
		);
		document.querySelector( '.consent-bar' )?.remove();
	}
}

function load( element: HTMLElement, settings: ChatSettings ): void {
	const script = document.createElement( 'script' );
	script.src = scriptAddress( settings, window.location.hostname );
	// When consent is withdrawn, the page reloads without the messenger.
	script.dataset.consented = 'preferences';
	script.onload = () => {
		// The messenger has its own button.
		element.hidden = true;
	};
	script.onerror = () => {
		script.remove();
		announce( settings.failed, 'assertive' );
		element.querySelector( 'button' )!.textContent = settings.failed;
	};
	document.head.append( script );
}
