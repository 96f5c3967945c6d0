<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Which pieces in the cart count towards a tier. The values are those of the
 * plugin this one replaces, whose "product" means one line's product.
 */
enum QuantityScope: string {
	/** All products the rule covers, together. */
	case Together = 'product_cumulative';
	/** Each product, and each variation, by itself. */
	case Each = 'product';
	/** All variations of a product together. */
	case VariationsTogether = 'variation';
}
