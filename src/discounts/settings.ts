import { settings } from '@vitrina/core';

/** What PHP printed, under the names of the plugin this one replaces. */
export interface DiscountSettings {
	/** Whether a rule may change what the page's product costs. */
	isCovered: boolean;
	isPriceDynamic: boolean;
	isTableDynamic: boolean;
	/** Of the table while it is loading. */
	opacity: number;
}

export function discountSettings(): DiscountSettings {
	const said = Object( settings().discounts );
	return {
		isCovered: said.is_covered !== false,
		isPriceDynamic:
			said.enable_update_price_with_qty === 'show_dynamically',
		isTableDynamic:
			said.awdr_dynamic_bulk_table_status === '1' &&
			said.awdr_dynamic_bulk_table_off === 'on',
		opacity: Number( said.awdr_opacity_to_bulk_table ?? 0.5 ),
	};
}
