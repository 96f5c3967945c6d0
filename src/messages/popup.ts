/** The popup, when its time has come. */
import { on, scan } from '@vitrina/core';
import { loadStyle } from '../components/load-style';
import { openPanel } from '../dialog/panel';
import { whenUndisturbed } from './undisturbed';
import './popup.scss';

interface PopupSettings {
	readonly style: string;
	/** What the browser keeps when it is closed. */
	readonly cookie: string;
	/** Milliseconds (spec §9: 180). */
	readonly closing: number;
}

async function show( template: HTMLTemplateElement ): Promise< void > {
	const settings: PopupSettings = JSON.parse( template.dataset.settings! );
	await loadStyle( settings.style );
	const keep = () => {
		document.cookie = settings.cookie;
	};
	whenUndisturbed( document, on, () => {
		const parts = template.content.cloneNode( true ) as DocumentFragment;
		const popup = parts.querySelector( 'dialog' )!;
		document.body.append( popup );
		scan( popup );
		// A form that leaves the page has had its say, as a press on the close button.
		popup.addEventListener( 'submit', keep );
		openPanel( popup, {
			closingDelay: settings.closing,
			onClose: keep,
			onClosed() {
				popup.remove();
				scan( popup );
			},
		} );
	} );
}

const template = document.getElementById( 'vitrina-popup' );
if ( template instanceof HTMLTemplateElement ) {
	// Without its styles it stays away.
	void show( template );
}
