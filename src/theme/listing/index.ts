/** The script of every listing. The rest is loaded on the first interaction. */
import {
	isModified,
	loadLibrary,
	loadStyles,
	onIntent,
	sendEarly,
} from '@vitrina/core';
import { nextPaint } from '../../components/after-paint';
import { readListState, saveCard } from '../../components/list-return/place';
import { isBeside, unwrap, wrap } from './filters-dialog';
import { FILTERS_BUTTON, HANDLED_SELECTOR } from './handled-selector';
import { saveSnapshot } from './snapshot';
import { submitSortForm } from './sort';

let isLoaded = false;

const load = () =>
	loadLibrary( 'vitrina-listing-parts' ).then( () => {
		isLoaded = true;
	} );

const loadPanelStyles = () => loadStyles( 'filters' );

/** The filters' dialog, if it was opened before the code that does the rest. */
let panel: HTMLDialogElement | undefined;

/**
 * Opens the filters' dialog as the server printed it. The scripts that a touch
 * requests run only after it: browsers put the gesture first.
 */
async function openFiltersEarly(): Promise< void > {
	// The button looks busy before: opening recalculates the styles of the page.
	await Promise.all( [ loadPanelStyles(), nextPaint() ] );
	const filters = document.getElementById( 'filters' );
	if ( filters && ! isLoaded && ! isBeside() ) {
		panel ??= wrap( filters );
		if ( ! panel.open ) {
			panel.showModal();
		}
	}
}

function closeEarly(): void {
	if ( panel ) {
		unwrap( panel );
		panel = undefined;
	}
}

/** Lets the loaded code handle a click, unless the visitor has closed what it opened. */
function repeatClick( link: HTMLElement ): void {
	if ( panel && ! panel.open ) {
		closeEarly();
	} else {
		link.click();
	}
}

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
		let opening: Promise< void > | undefined;
		if ( link.matches( FILTERS_BUTTON ) ) {
			opening = openFiltersEarly();
		} else if ( link.href ) {
			sendEarly( link.href );
		}
		// Not after Back either, so before the page is left.
		load()
			.finally( () => link.classList.remove( 'loading' ) )
			.then(
				() => repeatClick( link ),
				async () => {
					await opening;
					closeEarly();
					if ( link.href ) {
						location.href = link.href;
					}
				}
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
	onIntent( document, FILTERS_BUTTON, loadPanelStyles );
	// Then the click need not wait for them.
	addEventListener( 'load', loadPanelStyles );
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
