/** The popup, when its time has come. */
import { on } from '@vitrina/core';
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
	whenUndisturbed( document, on, () => {
		const parts = template.content.cloneNode( true ) as DocumentFragment;
		const popup = parts.querySelector( 'dialog' )!;
		document.body.append( popup );
		openPanel( popup, {
			closingDelay: settings.closing,
			onClose: () => {
				document.cookie = settings.cookie;
			},
			onClosed: () => popup.remove(),
		} );
	} );
}

const template = document.getElementById( 'vitrina-popup' );
if ( template instanceof HTMLTemplateElement ) {
	show( template );
}
