import { announce, emit, readPage } from '@vitrina/core';
import { showDisplay } from './display';
import { putFilters } from './filters-markup';
import { find } from './find';
import { keepFocus } from './focus';
import { landOn } from './landed';
import type { Step } from './queue';

/** A listing that the server has sent. */
interface Answer {
	readonly title: string;
	readonly listing: Element;
}

/**
 * Fetches the page of a listing.
 *
 * @param  url Its address.
 * @throws {Error} Where there is none.
 */
export async function fetchListing( url: string ): Promise< Answer > {
	const { status, html } = await readPage( url, {} );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const listing = page.querySelector( '.listing' );
	if ( status !== 200 || ! listing ) {
		throw new Error( `No listing at ${ url }` );
	}
	return { title: page.title, listing: document.importNode( listing, true ) };
}

/**
 * Shows another listing in the place of this one.
 *
 * @param page What the server has sent.
 * @param url  Its address.
 * @param step What has led to it.
 */
export function showListing( page: Answer, url: string, step: Step ): void {
	if ( ! step.isTraversal ) {
		window.history.pushState( null, '', url );
	}
	const giveFocusBack = keepFocus();
	const { title, listing: answer } = page;
	document.title = title;
	const filters = answer.querySelector( '#filters' );
	if ( filters ) {
		putFilters( filters );
	}
	keepOpener( answer );
	for ( const part of [ '.listing-bar', '.listing__main' ] ) {
		const next = answer.querySelector( part );
		if ( next ) {
			find( part )?.replaceWith( next );
		}
	}
	const listing = find( '.listing' );
	if ( listing ) {
		landOn( listing );
		showDisplay();
		emit( 'listing:changed', { listing } );
	}
	announce( find( '.woocommerce-result-count' )?.textContent ?? '' );
	giveFocusBack();
}

/** The same button in the next bar: a press of it may be waiting for the panel. */
function keepOpener( answer: Element ): void {
	const opener = find( '.filters-button' );
	const next = answer.querySelector( '.filters-button' );
	if ( opener && next ) {
		opener.replaceChildren( ...next.childNodes );
		next.replaceWith( opener );
	}
}

/**
 * Says that another listing is on its way.
 *
 * @param isBusy Whether it is.
 */
export function setBusy( isBusy: boolean ): void {
	for ( const part of [ find( '.listing' ), find( '#filters' ) ] ) {
		part?.toggleAttribute( 'data-busy', isBusy );
	}
}
