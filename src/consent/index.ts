/**
 * On every page of a shop that asks for consent: reports the visitor's choice, or
 * shows the bar if there is none. The script of its buttons is loaded on the first
 * interaction; the dialog is an island.
 */
import { emit, loadLibrary, onIntent } from '@vitrina/core';
import { isUnsent, toChoice } from './record';
import { showBar } from './show';

const { dataset } = document.documentElement;
let isLoaded = false;
const load = () =>
	loadLibrary( 'vitrina-consent-bar' ).then( () => {
		isLoaded = true;
	} );

if ( dataset.consent === undefined ) {
	void showBar();
	onIntent( document, '.consent-bar', load );
} else {
	emit( 'consent:changed', toChoice( dataset.consent ) );
	if (
		document.querySelector( '[data-consent]:not(html)' ) ||
		isUnsent( document.cookie )
	) {
		void load();
	}
}
document.addEventListener( 'click', ( { target } ) => {
	const button = ( target as Element ).closest< HTMLElement >(
		'.consent-bar [data-consent-answer]'
	);
	if ( button && ! isLoaded ) {
		load().then(
			() => button.click(),
			// The script failed to load: nothing is allowed, and the next page asks again.
			() => button.closest( '.consent-bar' )?.remove()
		);
	}
} );
