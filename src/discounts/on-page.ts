import type * as quantityPrices from './quantity-prices';

export type QuantityPrices = typeof quantityPrices;

/** `window.vitrina.discounts`: what other code may call, and what came on intent. */
export interface DiscountsOnPage {
	getDynamicDiscountPriceFromCartForm?: QuantityPrices[ 'getDynamicDiscountPriceFromCartForm' ];
	quantityPrices?: QuantityPrices;
}

type Page = Window & { vitrina?: { discounts?: DiscountsOnPage } };

export function discountsOnPage(): DiscountsOnPage {
	const page = ( ( window as Page ).vitrina ??= {} );
	return ( page.discounts ??= {} );
}
