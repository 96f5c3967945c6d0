import { settings } from '@vitrina/core';

/** The settings that PHP printed, under the names of the plugin that this one replaces. */
export interface DiscountSettings {
	/** Whether a rule may change the price of the page's product. */
	isCovered: boolean;
	isPriceDynamic: boolean;
	isTableDynamic: boolean;
	/** Of the table while it is loading. */
	opacity: number;
}

export function discountSettings(): DiscountSettings {
	const printed = Object( settings().discounts );
	return {
		isCovered: printed.is_covered !== false,
		isPriceDynamic:
			printed.enable_update_price_with_qty === 'show_dynamically',
		isTableDynamic:
			printed.awdr_dynamic_bulk_table_status === '1' &&
			printed.awdr_dynamic_bulk_table_off === 'on',
		opacity: Number( printed.awdr_opacity_to_bulk_table ?? 0.5 ),
	};
}
