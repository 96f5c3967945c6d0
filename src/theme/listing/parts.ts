/**
 * The parts of a listing, that come with the first touch of one of them.
 */
import { isModified } from '../../core/modified';
import { chooseDisplay, showDisplay } from './display';
import { closeFilters, openFilters, sendPrices, showListing } from './filters';
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
		void showListing( link.href, true );
	}
}

/** Choosing an order sends the form (spec §2). */
function sort( { target }: Event ): void {
	const select = target as HTMLSelectElement;
	if ( select.matches( '.woocommerce-ordering select.orderby' ) ) {
		select.form?.submit();
	}
}

document.addEventListener( 'click', click );
document.addEventListener( 'change', sort );
document.addEventListener( 'submit', sendPrices );
showDisplay();
followScroll();
void restore();
