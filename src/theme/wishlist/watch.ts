/**
 * The wishlist's script on every page: loads the rest on the first interaction with
 * a heart, or at once for visitors with a list.
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
		const { ariaPressed } = heart;
		heart.ariaBusy = 'true';
		// Shown at once; the click below changes what is stored, and shows it again.
		heart.ariaPressed = `${ ariaPressed !== 'true' }`;
		void load()
			// If it cannot be loaded, the button submits its form.
			.catch( () => {
				isReady = true;
			} )
			.then( () => {
				heart.ariaBusy = null;
				heart.ariaPressed = ariaPressed;
				heart.click();
			} );
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
	// A browser without storage has no list.
}
