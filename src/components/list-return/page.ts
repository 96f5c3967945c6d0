/** The addresses of a page of a listing, and of the pages before and after it. */
export interface PageLinks {
	/** Its address, without the hash. */
	url: string;
	/** The page after it; empty for none. */
	next: string;
	/** The page before it; empty for none. */
	previous: string;
}

/** A page of a listing as the server sent it. */
export interface ListingPage extends PageLinks {
	/** The HTML of its cards. */
	html: string;
}

/**
 * Reads the links of a page to other pages. The page is of this theme, or of a plugin
 * that prints product lists with pagination.
 */
export function readLinks( page: ParentNode, url: string ): PageLinks {
	const link = ( selector: string ) =>
		page.querySelector< HTMLAnchorElement >( selector )?.href ?? '';
	return {
		url: url.split( '#' )[ 0 ] as string,
		next: link( 'a.next[href]' ),
		previous: link( 'a.prev[href]' ),
	};
}
