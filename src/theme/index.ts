/** The theme's script. Each part does nothing if the page has none of its elements. */
import { settings } from '@vitrina/core';
import { setChunkFolder } from '../chunk-folder';
import { startSwatches } from '../swatches/start-swatches';
import { foldFooterColumns } from './footer-columns';
import { watchGalleries } from './gallery/watch';
import { watchMenu } from './menu/watch';
import { watchMiniCart } from './mini-cart';
import { enhanceReviewForm } from './reviews/review-form';
import { enhanceSlidingRows } from './rows/sliding-rows';
import { loadSubmission, watchProductForms } from './product-form/product-form';
import { enhanceQuantityFields } from './quantity/quantity-field';
import { watchQuickView } from './quick-view/watch';
import { watchSearch } from './search/watch';
import { openTabFromUrl } from './tabs/product-tabs';
import { watchStickyBar } from './sticky-bar/watch';
import { enhanceVariationForms } from './variation-form/variation-form';

/** Loads scripts that a visitor who scrolls is likely to need. The scroll-to-top link and the product form work without them. */
function loadAfterScroll(): void {
	import( /* webpackChunkName: "up" */ './scroll-to-top' ).then(
		( { moveAsideOverControls } ) => moveAsideOverControls( document ),
		() => {}
	);
	// The first touch of a form may be the press of its button.
	if ( document.querySelector( 'form.cart' ) ) {
		loadSubmission().catch( () => {} );
	}
}

function start(): void {
	setChunkFolder( settings().themeChunks );
	foldFooterColumns( document );
	enhanceQuantityFields( document );
	enhanceVariationForms( document );
	startSwatches( document );
	openTabFromUrl( document );
	enhanceReviewForm( document );
	enhanceSlidingRows( document );
	watchGalleries( document );
	watchStickyBar( document );
	addEventListener( 'scroll', loadAfterScroll, { once: true } );
	watchProductForms( document );
	watchQuickView( document );
	watchMiniCart( document );
	watchSearch( document );
	watchMenu( document );
}

if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
