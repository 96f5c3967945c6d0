/**
 * The product page where quantity changes the price. What is printed is right
 * until somebody touches the form; the rest is fetched then, or at once where a
 * variation is chosen already.
 */
import { loadLibrary, mountIsland, onIntent, ready } from '@vitrina/core';
import { discountSettings } from './settings';
import { markReachedRow } from './reached-row';
import { discountsOnPage, type QuantityPrices } from './on-page';

const load = async (): Promise< QuantityPrices > => {
	await loadLibrary( 'vitrina-quantity-prices' );
	// The file has just put it there.
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
	markReachedRow( form );
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

discountsOnPage().getDynamicDiscountPriceFromCartForm = async ( ...given ) =>
	( await load() ).getDynamicDiscountPriceFromCartForm( ...given );
