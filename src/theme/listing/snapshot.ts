/** The first page of a listing as the server sent it, before scripts changed it. */
export interface Snapshot {
	/** Its address, without the hash. */
	url: string;
	/** The HTML of its cards. */
	html: string;
}

/** Shared by the script of every listing and that of its parts. */
const shared = window as Window & { vitrinaListing?: Snapshot };

/** Saves the snapshot of a listing, which is unchanged since the server sent it. */
export function saveSnapshot( listing: ParentNode ): void {
	shared.vitrinaListing = {
		url: location.href.split( '#' )[ 0 ] as string,
		html: listing.querySelector( 'ul.products' )?.innerHTML ?? '',
	};
}

/** The page with which the listing started. */
export const initialSnapshot = () => shared.vitrinaListing as Snapshot;
