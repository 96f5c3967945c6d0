import type { Wishlist } from './store';

/** Two scripts share the store: the one of the hearts, and the page of the list. */
interface SharingPage {
	vitrina?: { wishlist?: Wishlist };
}

const page = window as SharingPage;

/** Lets other scripts of the page use the store. */
export function shareWishlist( wishlist: Wishlist ): void {
	( page.vitrina ??= {} ).wishlist = wishlist;
}

/**
 * The store of this page.
 *
 * @throws {Error} If its script is not loaded.
 */
export function getWishlist(): Wishlist {
	const { wishlist } = page.vitrina ?? {};
	if ( ! wishlist ) {
		throw new Error( 'There is no wishlist on this page.' );
	}
	return wishlist;
}
