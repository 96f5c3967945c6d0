<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;
use WC_Product;

/** The manufacturer in the structured data of the product page. */
final class StructuredData implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_structured_data_product', $this->add( ... ), 10, 2 );
	}

	private function add( mixed $data, mixed $product ): mixed {
		$facts = is_array( $data ) && $product instanceof WC_Product ? ProductFacts::of( $product ) : null;
		if ( ! is_array( $data ) || $facts === null || $facts->get( 'manufacturer_name' ) === '' ) {
			return $data;
		}
		$contact              = $facts->get( 'manufacturer_contact' );
		$is_web               = str_starts_with( strtolower( $contact ), 'http' );
		$data['manufacturer'] = array_filter(
			[
				'@type'   => 'Organization',
				'name'    => $facts->get( 'manufacturer_name' ),
				'address' => $facts->get( 'manufacturer_address' ),
				'email'   => $is_web ? '' : $contact,
				'url'     => $is_web ? $contact : '',
			],
			static fn ( string $value ): bool => $value !== ''
		);
		return $data;
	}
}
