<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Which price of a product on sale is reduced. The result is never above the sale price. */
enum BasePrice: string {
	case SalePrice    = 'sale_price';
	case RegularPrice = 'regular_price';
}
