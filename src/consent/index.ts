/**
 * On every page of a shop that asks: passes the visitor's answer on, and shows
 * the bar to who has not answered. What its buttons do is fetched by the first
 * touch of it; the dialog is an island.
 */
import { emit, loadLibrary, onIntent } from '@vitrina/core';
import { toChoice } from './record';
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
	if ( document.querySelector( '[data-consent]:not(html)' ) ) {
		void load();
	}
}
document.addEventListener( 'click', ( { target } ) => {
	const pressed = ( target as Element ).closest< HTMLElement >(
		'.consent-bar [data-consent-answer]'
	);
	if ( pressed && ! isLoaded ) {
		load().then(
			() => pressed.click(),
			// The script failed to load: nothing is allowed, and the next page asks again.
			() => pressed.closest( '.consent-bar' )?.remove()
		);
	}
} );
