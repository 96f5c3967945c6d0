/**
 * The blog and the portfolio before anybody touches them: whoever comes back to
 * a list that went on finds it as it was left. All else comes with the first
 * touch of the button for more.
 */
import { readPlace } from '../components/list-return/place';
import { isReturn } from '../components/list-return/return';

const address = () => location.href.split( '#' )[ 0 ];
const landedOn = address();

// Before the core begins the islands.
if ( readPlace() && isReturn() ) {
	document
		.querySelectorAll< HTMLElement >( '[data-island="load-more"]' )
		.forEach( ( island ) => ( island.dataset.islandLoad = 'now' ) );
}

// Steps between categories were made by a page that is gone: nobody shows them.
addEventListener( 'popstate', () => {
	if (
		address() !== landedOn &&
		! document.querySelector(
			'[data-island="portfolio-filter"][data-island-state="ready"]'
		)
	) {
		location.reload();
	}
} );
