/**
 * The parts of a listing, that come with the first touch of one of them. The
 * filters are a component of their own: src/widgets/filters.
 */
import { isModified } from '@vitrina/core';
import { removeChip, sortListing } from './choices';
import { chooseDisplay, showDisplay } from './display';
import { OURS } from './ours';
import { followScroll, load, restore } from './pages';

function click( event: MouseEvent ): void {
	chooseDisplay( event );
	const link = ( event.target as Element ).closest< HTMLAnchorElement >(
		'a[href]'
	);
	if ( link?.matches( OURS ) && ! isModified( event ) ) {
		event.preventDefault();
		if ( link.matches( '.filter-chips a' ) ) {
			removeChip( link );
		} else {
			void load( link );
		}
	}
}

/** The form that sorts is sent; see sort.ts. */
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
followScroll();
void restore();
