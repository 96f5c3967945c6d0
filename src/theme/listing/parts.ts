/**
 * The parts of a listing that are loaded on the first interaction. The filters
 * are a separate component: src/widgets/filters.
 */
import { isModified } from '@vitrina/core';
import { removeChip, sortListing } from './choices';
import { chooseDisplay, showDisplay } from './display';
import { openFilters } from './filters-panel';
import { FILTERS_BUTTON, HANDLED_SELECTOR } from './handled-selector';
import { loadOnScroll, load, restore } from './pages';

function click( event: MouseEvent ): void {
	chooseDisplay( event );
	const link = ( event.target as Element ).closest< HTMLAnchorElement >(
		'a[href]'
	);
	if ( link?.matches( HANDLED_SELECTOR ) && ! isModified( event ) ) {
		event.preventDefault();
		if ( link.matches( '.filter-chips a' ) ) {
			removeChip( link );
		} else if ( link.matches( FILTERS_BUTTON ) ) {
			void openFilters( link );
		} else {
			void load( link );
		}
	}
}

/** Handles the sort form, which sort.ts submits. */
function submit( event: SubmitEvent ): void {
	const form = event.target as HTMLFormElement;
	if ( form.matches( '.listing .woocommerce-ordering' ) ) {
		event.preventDefault();
		sortListing( form );
	}
}

document.addEventListener( 'click', click );
document.addEventListener( 'submit', submit );
showDisplay();
loadOnScroll();
void restore();
