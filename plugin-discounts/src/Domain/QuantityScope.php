<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Which quantities in the cart count towards a tier. The values are those of Woo
 * Discount Rules, where "product" is the product of one line.
 */
enum QuantityScope: string {
	/** All products the rule covers, together. */
	case Together = 'product_cumulative';
	/** Each product and each variation separately. */
	case Each = 'product';
	/** All variations of a product together. */
	case VariationsTogether = 'variation';
}
