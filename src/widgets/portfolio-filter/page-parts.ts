import { announce, readPage, scan } from '@vitrina/core';
import { readListState } from '../../components/list-return/place';

/** What one category's page has in another way than the next. */
const PARTS = [ '.breadcrumbs', '.page-header', '.portfolio-list' ];

/**
 * Fetches the page of a category.
 *
 * @param  url Its address.
 * @throws {Error} Where there is no portfolio.
 */
export async function fetchPage( url: string ): Promise< Document > {
	const { status, html } = await readPage( url, {} );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	if ( status !== 200 || ! page.querySelector( '.portfolio-list' ) ) {
		throw new Error( `No portfolio at ${ url }` );
	}
	return page;
}

/**
 * Takes the parts of another category's page into this one. They are the
 * server's, and stand outside of the links.
 *
 * @param page As fetched.
 */
export function takeParts( page: Document ): void {
	for ( const part of PARTS ) {
		const next = page.querySelector( part );
		if ( next ) {
			document
				.querySelector( part )
				?.replaceWith( document.importNode( next, true ) );
		}
	}
	if ( readListState() ) {
		// A step back to a list that had gone on.
		document
			.querySelector( '.portfolio-list [data-island="load-more"]' )
			?.setAttribute( 'data-island-load', 'now' );
	}
	document.title = page.title;
	announce( page.querySelector( 'h1' )?.textContent ?? '' );
	scan();
}

/**
 * @param page As fetched.
 * @return The address of the link that stands for it, as printed.
 */
export const currentIn = ( page: Document ): string | null =>
	page
		.querySelector( '[data-island="portfolio-filter"] [aria-current]' )
		?.getAttribute( 'href' ) ?? null;

/**
 * Dims the list while another one is under way.
 *
 * @param isBusy
 */
export function setBusy( isBusy: boolean ): void {
	document
		.querySelector( '.portfolio-list' )
		?.toggleAttribute( 'data-busy', isBusy );
}
