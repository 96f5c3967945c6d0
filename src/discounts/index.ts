/**
 * A product page on which the quantity changes the price. The printed price is
 * right until the form is used; the rest is loaded then, or at once if a variation
 * is selected already.
 */
import { loadLibrary, mountIsland, onIntent, ready } from '@vitrina/core';
import { discountSettings } from './settings';
import { markActiveTier } from './active-tier';
import { discountsOnPage, type QuantityPrices } from './on-page';

const load = async (): Promise< QuantityPrices > => {
	await loadLibrary( 'vitrina-quantity-prices' );
	// The library has just set it.
	return discountsOnPage().quantityPrices!;
};

/** The table is a component, see src/widgets/quantity-table. */
function mountTables(): void {
	document
		.querySelectorAll< HTMLElement >( '[data-island="quantity-table"]' )
		.forEach( ( table ) => void mountIsland( table ) );
}

function watch( form: HTMLFormElement ): void {
	const enhance = async () => {
		mountTables();
		( await load() ).enhance( form );
	};
	markActiveTier( form );
	onIntent( form, '*', enhance );
	if (
		form.querySelector(
			'.variations option[value]:not([value=""]):checked'
		)
	) {
		enhance().catch( () => {} );
	}
}

ready( () => {
	if ( discountSettings().isCovered ) {
		document
			.querySelectorAll< HTMLFormElement >( 'div.product form.cart' )
			.forEach( watch );
	}
} );

discountsOnPage().getDynamicDiscountPriceFromCartForm = async ( ...args ) =>
	( await load() ).getDynamicDiscountPriceFromCartForm( ...args );
