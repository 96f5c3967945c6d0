/**
 * All of the wishlist that a page carries: the rest comes with the first touch of
 * a heart, or at once for who has a list.
 */
import { loadLibrary, onIntent } from '@vitrina/core';
import { KEY } from './key';

const HEART = '[data-wishlist]';

let isReady = false;

const load = async () => {
	await loadLibrary( 'vitrina-wishlist-list' );
	isReady = true;
};

onIntent( document, HEART, load );

document.addEventListener( 'click', ( event ) => {
	const heart = ( event.target as Element ).closest< HTMLElement >( HEART );
	if ( heart && ! isReady ) {
		event.preventDefault();
		load().then(
			() => heart.click(),
			() => {
				// Where it does not come, the heart is sent to the list's page.
				isReady = true;
				heart.click();
			}
		);
	}
} );

try {
	if (
		document.querySelector( '.logged-in,[data-wishlist-page]' ) ||
		localStorage[ KEY ]
	) {
		load().catch( () => {} );
	}
} catch {
	// A browser that keeps nothing has no list.
}
