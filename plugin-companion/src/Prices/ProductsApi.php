<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Automattic\WooCommerce\StoreApi\Schemas\V1\ProductSchema;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** The lowest price of thirty days in the Store API and the REST API. */
final readonly class ProductsApi implements Hookable {
	private const FIELD = 'lowest_price_30_days';

	public function __construct( private LowestPrice $lowest ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_loaded', $this->extend_store_api( ... ) );
		add_action( 'rest_api_init', $this->extend_rest( ... ) );
	}

	private function extend_store_api(): void {
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => ProductSchema::IDENTIFIER,
				'namespace'       => 'vitrina',
				'schema_callback' => fn (): array => $this->schema( __( 'Lowest price in the 30 days before the current reduction, in minor units; null when it is not known or nothing is reduced.', 'vitrina-companion' ) ),
				'data_callback'   => fn ( mixed $product ): array => [ self::FIELD => $product instanceof WC_Product ? $this->minor( $product ) : null ],
			]
		);
	}

	private function extend_rest(): void {
		foreach ( [ 'product', 'product_variation' ] as $type ) {
			register_rest_field(
				$type,
				'vitrina',
				[
					'get_callback' => fn ( mixed $data ): array => [ self::FIELD => $this->decimal( $data ) ],
					'schema'       => [
						'type'       => 'object',
						'context'    => [ 'view', 'edit' ],
						'readonly'   => true,
						'properties' => $this->schema( __( 'Lowest price in the 30 days before the current reduction; null when it is not known or nothing is reduced.', 'vitrina-companion' ) ),
					],
				]
			);
		}
	}

	/** @return array<string, array<string, mixed>> */
	private function schema( string $description ): array {
		return [
			self::FIELD => [
				'description' => $description,
				'type'        => [ 'string', 'null' ],
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
			],
		];
	}

	/** The format of Store API prices: as displayed to the visitor, in minor units. */
	private function minor( WC_Product $product ): ?string {
		$lowest = $this->lowest->shown( $product );
		return $lowest === null ? null : (string) (int) round( $lowest * 10 ** wc_get_price_decimals() );
	}

	/** The format of REST API prices: as entered by the owner. */
	private function decimal( mixed $data ): ?string {
		$id      = is_array( $data ) ? $data['id'] ?? 0 : 0;
		$product = is_numeric( $id ) ? wc_get_product( (int) $id ) : null;
		$lowest  = $product instanceof WC_Product ? $this->lowest->of( $product ) : null;
		return $lowest === null ? null : wc_format_decimal( $lowest, wc_get_price_decimals() );
	}
}
