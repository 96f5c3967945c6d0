<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use WC_Countries;

/** The address in WooCommerce → Settings → General. */
final class StoreAddress {
	/** @return list<string> Street, second line, postcode with city: only what is filled in. */
	public static function lines(): array {
		// WC()->countries does not exist before `init`.
		$shop = new WC_Countries();
		return array_values(
			array_filter(
				[ $shop->get_base_address(), $shop->get_base_address_2(), trim( $shop->get_base_postcode() . ' ' . $shop->get_base_city() ) ],
				static fn ( string $line ): bool => $line !== ''
			)
		);
	}
}
