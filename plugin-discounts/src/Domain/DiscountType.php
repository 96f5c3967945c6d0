<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** What an amount means. The values are those of Woo Discount Rules. */
enum DiscountType: string {
	case Percentage = 'percentage';
	/** Subtracted from the unit price. */
	case Flat = 'flat';
	/** The new unit price. */
	case FixedPrice = 'fixed_price';
}
