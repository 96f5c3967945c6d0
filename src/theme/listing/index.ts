/** The script of every listing. The rest is loaded on the first interaction. */
import { isModified, loadLibrary, onIntent, sendEarly } from '@vitrina/core';
import { readListState, saveCard } from '../../components/list-return/place';
import { saveSnapshot } from './snapshot';
import { openEarly } from './filters-dialog';
import { FILTERS_BUTTON, HANDLED_SELECTOR } from './handled-selector';
import { submitSortForm } from './sort';

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
	saveCard( link );
	if ( ! isLoaded && link.matches( HANDLED_SELECTOR ) ) {
		event.preventDefault();
		link.classList.add( 'loading' );
		// The filters' button is a link to a place in this page: nothing to fetch.
		if ( link.href && ! link.hash ) {
			sendEarly( link.href );
		}
		const panel = link.matches( FILTERS_BUTTON )
			? openEarly( () => isLoaded )
			: null;
		// The class is removed before the page is left, or Back would show it.
		load()
			.finally( () => link.classList.remove( 'loading' ) )
			.then(
				// A panel that was closed in the meantime stays closed.
				async () => ( await panel )?.open === false || link.click(),
				() => link.href && ( location.href = link.href )
			);
	}
}

function start(): void {
	const listing = document.querySelector< HTMLElement >( '.listing' );
	if ( ! listing ) {
		return;
	}
	saveSnapshot( listing );
	submitSortForm();
	onIntent(
		document,
		'.listing-bar,.filter-chips,.listing-more,.listing-previous',
		load
	);
	if ( readListState() ) {
		// A click tries again, and follows the link if that fails too.
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
