/** A page of a listing as the server sent it. */
export interface ListingPage {
	/** Its address, without the hash. */
	url: string;
	/** Its cards. */
	html: string;
	/** The page after it; empty for none. */
	next: string;
	/** The page before it; empty for none. */
	previous: string;
}

/**
 * Reads the cards of a page and its links to other pages. The page is of this theme, or
 * of a plugin that prints product lists with pagination.
 */
export function readListing( page: ParentNode, url: string ): ListingPage {
	const link = ( selector: string ) =>
		page.querySelector< HTMLAnchorElement >( selector )?.href ?? '';
	return {
		url: url.split( '#' )[ 0 ] as string,
		html: page.querySelector( 'ul.products' )?.innerHTML ?? '',
		next: link( 'a.next[href]' ),
		previous: link( 'a.prev[href]' ),
	};
}
