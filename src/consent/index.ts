/**
 * On every page of a shop that asks: passes the visitor's answer on, and shows
 * the bar to who has not answered. What the bar does is fetched by the first
 * touch of it, or by who wants to answer anew.
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
document.addEventListener( 'click', ( event ) => {
	const pressed = ( event.target as Element ).closest< HTMLElement >(
		'[href$="#consent"],.consent-bar button'
	);
	if ( pressed ) {
		event.preventDefault();
		if ( ! isLoaded ) {
			void load().then( () => pressed.click() );
		}
	}
} );
