/**
 * The script of blog and portfolio pages: restores the list after Back. The rest
 * is loaded with the first touch of the "load more" button.
 */
import { readListState } from '../components/list-return/place';
import { isBackNavigation } from '../components/list-return/return';

const address = () => location.href.split( '#' )[ 0 ];
const initialAddress = address();

// Before the core starts the islands.
if ( readListState() && isBackNavigation() ) {
	document
		.querySelectorAll< HTMLElement >( '[data-island="load-more"]' )
		.forEach( ( island ) => ( island.dataset.islandLoad = 'now' ) );
}

// History entries of categories belong to an earlier page; without the island, only a
// reload shows them.
addEventListener( 'popstate', () => {
	if (
		address() !== initialAddress &&
		! document.querySelector(
			'[data-island="portfolio-filter"][data-island-state="ready"]'
		)
	) {
		location.reload();
	}
} );
