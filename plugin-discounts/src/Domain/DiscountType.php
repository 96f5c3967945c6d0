<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * What an amount means. The values are those of the plugin this one replaces.
 */
enum DiscountType: string {
	case Percentage = 'percentage';
	/** Off the price of each piece. */
	case Flat = 'flat';
	/** The price of each piece. */
	case FixedPrice = 'fixed_price';
}
