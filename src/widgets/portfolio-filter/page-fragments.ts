import { announce, readPage, scan } from '@vitrina/core';
import { markBusy } from '../../components/busy';
import { readListState } from '../../components/list-return/place';

/** Selectors of the elements that differ between category pages. */
const FRAGMENTS = [ '.breadcrumbs', '.page-header', '.portfolio-list' ];

/** Fetches the page of a category. Throws if it has no portfolio. */
export async function fetchPage( url: string ): Promise< Document > {
	const { status, html } = await readPage( url, {} );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	if ( status !== 200 || ! page.querySelector( '.portfolio-list' ) ) {
		throw new Error( `No portfolio at ${ url }` );
	}
	return page;
}

/** Replaces server markup outside the island with that of another category's page. */
export function replaceFragments( page: Document ): void {
	for ( const selector of FRAGMENTS ) {
		const next = page.querySelector( selector );
		if ( next ) {
			document
				.querySelector( selector )
				?.replaceWith( document.importNode( next, true ) );
		}
	}
	if ( readListState() ) {
		// After Back, the load-more island restores the pages that were loaded before.
		document
			.querySelector( '.portfolio-list [data-island="load-more"]' )
			?.setAttribute( 'data-island-load', 'now' );
	}
	document.title = page.title;
	announce( page.querySelector( 'h1' )?.textContent ?? '' );
	scan();
}

/** URL of the current link of a page, as printed. */
export const currentIn = ( page: Document ): string | null =>
	page
		.querySelector( '[data-island="portfolio-filter"] [aria-current]' )
		?.getAttribute( 'href' ) ?? null;

/** Dims the list while another one is loading. */
export const setBusy = ( isBusy: boolean ): void =>
	markBusy( [ document.querySelector( '.portfolio-list' ) ], isBusy );
