import { renderFiltersWith } from './filters-markup';
import { isShown } from './pages';
import { createQueue, type Queue } from './queue';
import { shareListing } from './shared';
import { fetchListing, setBusy, showListing } from './show';

/**
 * Filters and sorts without a page load: the listing of each address replaces the
 * current one. If that fails, the browser goes to the address.
 */
export const listing: Queue = createQueue( {
	fetch: fetchListing,
	show: showListing,
	leave( url ) {
		setBusy( true );
		window.location.assign( url );
	},
} );

const updateBusy = () => setBusy( listing.get().steps.length > 0 );
listing.subscribe( updateBusy );
// After Back, a page from the browser's cache is shown as it was left: with a dimmed list.
window.addEventListener( 'pageshow', updateBusy );
shareListing( { ...listing, renderFiltersWith } );

/** Back and Forward between listings; pages.ts handles them within one listing. */
window.addEventListener( 'popstate', () => {
	const { href, hash } = window.location;
	if ( ! hash && ! isShown( href ) ) {
		listing.actions.replace( {
			address: () => href,
			isTraversal: true,
		} );
	}
} );
