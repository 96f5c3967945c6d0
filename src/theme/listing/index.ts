/**
 * What a listing does before anybody touches it, which is next to nothing. All
 * else comes with the first touch of what it is for.
 */
import { isModified, loadLibrary, onIntent } from '@vitrina/core';
import { readPlace, rememberCard } from '../../components/list-return/place';
import { landOn } from './landed';
import { OURS } from './ours';
import { watchSort } from './sort';

let isLoaded = false;

const load = () =>
	loadLibrary( 'vitrina-listing-parts' ).then( () => {
		isLoaded = true;
	} );

function click( event: MouseEvent ): void {
	const link = ( event.target as Element ).closest< HTMLAnchorElement >(
		'.listing a,button[data-display]'
	);
	if ( ! link || isModified( event ) ) {
		return;
	}
	rememberCard( link );
	if ( ! isLoaded && link.matches( OURS ) ) {
		event.preventDefault();
		load().then(
			() => link.click(),
			() => link.href && ( location.href = link.href )
		);
	}
}

function start(): void {
	const listing = document.querySelector< HTMLElement >( '.listing' );
	if ( ! listing ) {
		return;
	}
	landOn( listing );
	watchSort();
	onIntent(
		document,
		'.listing-bar,.filter-chips,.listing-more,.listing-previous',
		load
	);
	if ( readPlace() ) {
		// A click tries once more, and follows the link where that fails too.
		load().catch( () => {} );
	}
	if ( listing.dataset.load === 'scroll' ) {
		addEventListener( 'scroll', load, { once: true } );
	}
	document.addEventListener( 'click', click, true );
}

// Before the theme's own script, which changes cards.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
