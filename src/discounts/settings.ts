import { settings } from '@vitrina/core';

export interface DiscountSettings {
	/** Whether a rule may change the price of the page's product. */
	isCovered: boolean;
	/** Whether the shown price follows the quantity. */
	isPriceDynamic: boolean;
	/** Whether the price table follows the selected variation. */
	isTableDynamic: boolean;
	/** Opacity of the price table while it is loading, from 0 to 1. */
	opacity: number;
}

/** The settings that PHP printed, most of them under the names of Woo Discount Rules. */
export function discountSettings(): DiscountSettings {
	const printed = Object( settings().discounts );
	return {
		isCovered: printed.is_covered !== false,
		isPriceDynamic:
			printed.enable_update_price_with_qty === 'show_dynamically',
		isTableDynamic:
			printed.awdr_dynamic_bulk_table_status === '1' &&
			// Its old name is misleading: with 'on' the table is dynamic.
			printed.awdr_dynamic_bulk_table_off === 'on',
		opacity: Number( printed.awdr_opacity_to_bulk_table ?? 0.5 ),
	};
}
