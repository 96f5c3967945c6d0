import { announce, emit, readPage } from '@vitrina/core';
import { markBusy } from '../../components/busy';
import { showDisplay } from './display';
import { showFilters } from './filters-markup';
import { find } from './find';
import { saveFocus } from './focus';
import { saveSnapshot } from './snapshot';
import type { Step } from './queue';

/** A listing from the server. */
interface ListingResponse {
	readonly title: string;
	readonly listing: Element;
}

/** Fetches the page of a listing. Throws if there is none. */
export async function fetchListing( url: string ): Promise< ListingResponse > {
	const { status, html } = await readPage( url, {} );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const listing = page.querySelector( '.listing' );
	if ( status !== 200 || ! listing ) {
		throw new Error( `No listing at ${ url }` );
	}
	return { title: page.title, listing: document.importNode( listing, true ) };
}

export function showListing(
	page: ListingResponse,
	url: string,
	step: Step
): void {
	if ( ! step.isTraversal ) {
		window.history.pushState( null, '', url );
	}
	const restoreFocus = saveFocus();
	const { title, listing: response } = page;
	document.title = title;
	const filters = response.querySelector( '#filters' );
	if ( filters ) {
		showFilters( filters );
	}
	keepOpener( response );
	for ( const part of [ '.listing-bar', '.listing__main' ] ) {
		const next = response.querySelector( part );
		if ( next ) {
			find( part )?.replaceWith( next );
		}
	}
	const listing = find( '.listing' );
	if ( listing ) {
		saveSnapshot( listing );
		showDisplay();
		emit( 'listing:changed', { listing } );
	}
	announce( find( '.woocommerce-result-count' )?.textContent ?? '' );
	restoreFocus();
}

/** Reuses the button that opens the filters: its click may be waiting for the panel. */
function keepOpener( response: Element ): void {
	const opener = find( '.filters-button' );
	const next = response.querySelector( '.filters-button' );
	if ( opener && next ) {
		opener.replaceChildren( ...next.childNodes );
		next.replaceWith( opener );
	}
}

/** Marks the listing as loading. */
export const setBusy = ( isBusy: boolean ): void =>
	markBusy( [ find( '.listing' ), find( '#filters' ) ], isBusy );
