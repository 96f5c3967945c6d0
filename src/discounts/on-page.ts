import type * as quantityPrices from './quantity-prices';

export type QuantityPrices = typeof quantityPrices;

/** `window.vitrina.discounts`: a public function, and the library that is loaded on intent. */
export interface DiscountsOnPage {
	getDynamicDiscountPriceFromCartForm?: QuantityPrices[ 'getDynamicDiscountPriceFromCartForm' ];
	quantityPrices?: QuantityPrices;
}

type Page = Window & { vitrina?: { discounts?: DiscountsOnPage } };

export function discountsOnPage(): DiscountsOnPage {
	const page = ( ( window as Page ).vitrina ??= {} );
	return ( page.discounts ??= {} );
}
