/** Shows the popup; loaded by popup-timer.ts. */
import { on, scan } from '@vitrina/core';
import { loadStyle } from '../components/load-style';
import { openPanel } from '../dialog/panel';
import { whenPageIsFree } from './when-page-is-free';
import './popup.scss';

interface PopupSettings {
	readonly style: string;
	/** The cookie to set when it is closed. */
	readonly cookie: string;
	/** Closing delay in milliseconds (spec §9: 180). */
	readonly closing: number;
}

async function show( template: HTMLTemplateElement ): Promise< void > {
	const settings: PopupSettings = JSON.parse( template.dataset.settings! );
	await loadStyle( settings.style );
	const saveDismissal = () => {
		document.cookie = settings.cookie;
	};
	whenPageIsFree( document, on, () => {
		const parts = template.content.cloneNode( true ) as DocumentFragment;
		const popup = parts.querySelector( 'dialog' )!;
		document.body.append( popup );
		scan( popup );
		// A form that leaves the page counts as closing the popup.
		popup.addEventListener( 'submit', saveDismissal );
		openPanel( popup, {
			closingDelay: settings.closing,
			onClose: saveDismissal,
			onClosed() {
				popup.remove();
				scan( popup );
			},
		} );
	} );
}

const template = document.getElementById( 'vitrina-popup' );
if ( template instanceof HTMLTemplateElement ) {
	// Without its styles it is not shown.
	void show( template );
}
