/**
 * What the theme's pages do beyond their HTML. Each part finds its own elements
 * and leaves the page alone where there are none.
 */
import { foldFooterColumns } from './footer-columns';
import { markCurrentPicture } from './gallery';
import { enhanceQuantityFields } from './quantity/quantity-field';
import { submitSortOnChange } from './sort-select';
import { enhanceVariationForms } from './variation-form/variation-form';

function start(): void {
	foldFooterColumns( document );
	submitSortOnChange( document );
	enhanceQuantityFields( document );
	enhanceVariationForms( document );
	markCurrentPicture( document );
}

if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
