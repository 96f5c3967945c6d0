/**
 * What the theme's pages do beyond their HTML. Each part finds its own elements
 * and leaves the page alone where there are none.
 */
import { settings } from '@vitrina/core';
import { setChunkFolder } from '../chunk-folder';
import { startSwatches } from '../swatches/start-swatches';
import { measureBuyColumn } from './buy-column';
import { foldFooterColumns } from './footer-columns';
import { watchGalleries } from './gallery/watch';
import { watchMenu } from './menu/watch';
import { watchMiniCart } from './mini-cart';
import { enhanceReviewForm } from './reviews/review-form';
import { enhanceSlidingRows } from './rows/sliding-rows';
import { watchProductForms } from './product-form/product-form';
import { enhanceQuantityFields } from './quantity/quantity-field';
import { watchQuickView } from './quick-view/watch';
import { watchSearch } from './search/watch';
import { openTabFromUrl } from './tabs/product-tabs';
import { watchStickyBar } from './sticky-bar/watch';
import { enhanceVariationForms } from './variation-form/variation-form';

/** The link to the top shows after the first scroll; without its part it stays where it is. */
function watchWayUp(): void {
	import( /* webpackChunkName: "up" */ './way-up' ).then(
		( { keepWayUpClear } ) => keepWayUpClear( document ),
		() => {}
	);
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
	measureBuyColumn( document );
	addEventListener( 'scroll', watchWayUp, { once: true } );
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
