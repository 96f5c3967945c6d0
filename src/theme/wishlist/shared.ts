import type { Wishlist } from './store';

/** Two scripts use the one store: hearts, and the page of the list. */
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
 * @throws {Error} Where its script is not there.
 */
export function getWishlist(): Wishlist {
	const { wishlist } = page.vitrina ?? {};
	if ( ! wishlist ) {
		throw new Error( 'There is no wishlist on this page.' );
	}
	return wishlist;
}
