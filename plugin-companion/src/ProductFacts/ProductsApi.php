<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;
use Vitrina\Runtime\Hookable;
use WC_Product;

/**
 * The facts in WooCommerce's REST API: the product's own facts can be read and written; the facts that apply,
 * with inherited ones, are read-only.
 */
final class ProductsApi implements Hookable {
	private const FIELD   = 'vitrina_facts';
	private const APPLIED = 'applied';

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->extend( ... ) );
	}

	private function extend(): void {
		foreach ( [ 'product', 'product_variation' ] as $type ) {
			register_rest_field(
				$type,
				self::FIELD,
				[
					'get_callback'    => $this->read( ... ),
					'update_callback' => $this->write( ... ),
					'schema'          => [
						'description'          => __( 'Manufacturer and safety. An empty field inherits; a field that is not sent is not changed.', 'vitrina-companion' ),
						'type'                 => 'object',
						'context'              => [ 'view', 'edit' ],
						'properties'           => self::properties(),
						'additionalProperties' => false,
					],
				]
			);
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function properties(): array {
		$properties = [];
		foreach ( Labels::all() as $field => $label ) {
			$properties[ $field ] = [
				'description' => $label,
				'type'        => 'string',
				'context'     => [ 'view', 'edit' ],
				'maxLength'   => Fields::max_length( $field ),
			] + match ( $field ) {
				'manufacturer_contact', 'responsible_contact' => [ 'pattern' => '^([^\s@<>"\']+@[^\s@<>"\']+\.[^\s@<>"\'.]+|[hH][tT][tT][pP][sS]?://[^\s<>"\'/]+\.[^\s<>"\']+)?$' ],
				'manufacturer_country'                        => [ 'enum' => [ '', ...array_map( strval( ... ), array_keys( WC()->countries->get_countries() ) ) ] ],
				'no_warnings'                                 => [ 'enum' => [ '', 'yes' ] ],
				'guarantee_months', 'guarantee_label'         => [ 'pattern' => '^[0-9]*$' ],
				default                                       => [],
			};
		}
		$properties[ self::APPLIED ] = [
			'description'          => __( 'What applies, with what is inherited from brand and categories.', 'vitrina-companion' ),
			'type'                 => 'object',
			'context'              => [ 'view', 'edit' ],
			'readonly'             => true,
			'additionalProperties' => [ 'type' => 'string' ],
		];
		return $properties;
	}

	/** @return array<string, mixed> */
	private function read( mixed $data ): array {
		$id      = is_array( $data ) ? $data['id'] ?? 0 : 0;
		$product = is_numeric( $id ) ? wc_get_product( (int) $id ) : null;
		if ( ! $product instanceof WC_Product ) {
			return [];
		}
		$own = FactsMeta::of_product( $product->get_id() ) + array_fill_keys( Fields::all( ShopLanguages::other_codes() ), '' );
		return $own + [ self::APPLIED => (object) ProductFacts::of( $product )->values ];
	}

	/** WooCommerce has checked the capability, and WordPress the schema, before the product was saved. */
	private function write( mixed $sent, mixed $product ): void {
		if ( $product instanceof WC_Product ) {
			FactsMeta::set( $product, SentFacts::parse( $sent )->values );
			$product->save();
		}
	}
}
