import type { renderFiltersWith } from './filters-markup';
import type { Queue } from './queue';

/** What the filters' component (src/widgets/filters) needs of the listing. */
export interface Listing extends Queue {
	readonly renderFiltersWith: typeof renderFiltersWith;
}

/** Two scripts share the queue: the parts of a listing, and its filters. */
interface SharingPage {
	vitrina?: { listing?: Listing };
}

const page = window as SharingPage;

/** Lets the filters use the listing. */
export function shareListing( listing: Listing ): void {
	( page.vitrina ??= {} ).listing = listing;
}

/**
 * The listing of this page.
 *
 * @throws {Error} If its script is not loaded.
 */
export function getListing(): Listing {
	const { listing } = page.vitrina ?? {};
	if ( ! listing ) {
		throw new Error( 'There is no listing on this page.' );
	}
	return listing;
}
