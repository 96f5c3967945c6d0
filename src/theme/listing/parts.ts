/**
 * The parts of a listing, that come with the first touch of one of them.
 */
import { isModified } from '../../core/modified';
import { chooseDisplay, showDisplay } from './display';
import {
	chooseFilter,
	closeFilters,
	openFilters,
	sendPrices,
	sortListing,
} from './filters';
import { markFilters } from './marks';
import { OURS } from './ours';
import { followScroll, load, restore } from './pages';

function click( event: MouseEvent ): void {
	chooseDisplay( event );
	closeFilters( event );
	const link = ( event.target as Element ).closest< HTMLAnchorElement >(
		'a[href]'
	);
	if ( link?.matches( OURS ) && ! isModified( event ) ) {
		event.preventDefault();
		follow( link );
	}
}

function follow( link: HTMLAnchorElement ): void {
	if ( link.closest( '.listing-more, .listing-previous' ) ) {
		void load( link );
	} else if ( link.matches( '.filters-button' ) ) {
		void openFilters( link );
	} else {
		chooseFilter( link );
	}
}

/** The form that sorts is sent; see sort.ts. */
function submit( event: SubmitEvent ): void {
	const form = event.target as HTMLFormElement;
	if ( form.matches( '.listing .woocommerce-ordering' ) ) {
		event.preventDefault();
		sortListing( form );
	} else {
		sendPrices( event );
	}
}

/** Space ticks a filter, as it ticks a box; a link alone would scroll. */
function press( event: KeyboardEvent ): void {
	const filter = event.target as HTMLElement;
	if ( event.key === ' ' && filter.matches?.( 'a.facet__value' ) ) {
		event.preventDefault();
		if ( ! event.repeat ) {
			filter.click();
		}
	}
}

document.addEventListener( 'click', click );
document.addEventListener( 'keydown', press );
document.addEventListener( 'submit', submit );
markFilters();
showDisplay();
followScroll();
void restore();
