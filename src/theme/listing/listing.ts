import { takeFilters } from './filters-markup';
import { isShown } from './pages';
import { createQueue, type Queue } from './queue';
import { shareListing } from './shared';
import { fetchListing, setBusy, showListing } from './show';

/**
 * Filters, chips and order without leaving the listing: each address's page takes
 * the place of the one that is shown. Where that fails, the address is followed.
 */
export const listing: Queue = createQueue( {
	fetch: fetchListing,
	show: showListing,
	leave( url ) {
		setBusy( true );
		window.location.assign( url );
	},
} );

listing.subscribe( () => setBusy( listing.get().steps.length > 0 ) );
shareListing( { ...listing, takeFilters } );

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
