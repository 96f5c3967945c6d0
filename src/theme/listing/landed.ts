/** A listing as the server sent it: no script has put anything into it yet. */
export interface Landed {
	/** Its address, without the hash. */
	url: string;
	/** Its cards. */
	html: string;
}

/** The same for the script of every listing and for that of its parts. */
const shared = window as Window & { vitrinaListing?: Landed };

/**
 * Takes a listing down as it stands.
 *
 * @param listing Just come from the server.
 */
export function landOn( listing: ParentNode ): void {
	shared.vitrinaListing = {
		url: location.href.split( '#' )[ 0 ] as string,
		html: listing.querySelector( 'ul.products' )?.innerHTML ?? '',
	};
}

/** The page with which the listing began. */
export const landed = () => shared.vitrinaListing as Landed;
