<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\NetContent;
use Vitrina\Companion\UnitPrice\Domain\Unit;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Error;
use WP_REST_Request;

/** The net content in WooCommerce's REST API of products and variations. */
final readonly class ProductsApi implements Hookable {
	public const FIELD = 'vitrina_net_content';

	public function __construct( private Contents $contents ) {}

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
		foreach ( [ 'product', 'product_variation' ] as $type ) {
			add_filter( "woocommerce_rest_pre_insert_{$type}_object", $this->set( ... ), 10, 2 );
		}
	}

	private function register(): void {
		foreach ( [ 'product', 'product_variation' ] as $type ) {
			register_rest_field(
				$type,
				self::FIELD,
				[
					'get_callback' => fn ( mixed $data ): ?array => $this->get( $data ),
					'schema'       => [
						'description' => __( 'Net content of one package; null if it has none. A variation without its own has that of its product.', 'vitrina-companion' ),
						'type'        => [ 'object', 'null' ],
						'context'     => [ 'view', 'edit' ],
						'properties'  => [
							'amount' => [
								'description' => __( 'Positive decimal with up to 3 decimals.', 'vitrina-companion' ),
								'type'        => [ 'string', 'number' ],
							],
							'unit'   => [
								'type' => 'string',
								'enum' => array_column( Unit::cases(), 'value' ),
							],
						],
						'arg_options' => [ 'validate_callback' => $this->validate( ... ) ],
					],
				]
			);
		}
	}

	/** @return array{amount: string, unit: string}|null */
	private function get( mixed $data ): ?array {
		$id      = is_array( $data ) ? $data['id'] ?? 0 : 0;
		$product = is_numeric( $id ) ? wc_get_product( (int) $id ) : null;
		$content = $product instanceof WC_Product ? $this->contents->own( $product ) : null;
		return $content === null ? null : [
			'amount' => $content->amount(),
			'unit'   => $content->unit->value,
		];
	}

	private function validate( mixed $value ): true|WP_Error {
		return $value === null || self::parse( $value ) !== null
			? true
			: new WP_Error( 'rest_invalid_param', __( 'A net content has an amount, a positive number with up to 3 decimals, and a unit: ml, l, g, kg, m, m2 or pcs.', 'vitrina-companion' ), [ 'status' => 400 ] );
	}

	private function set( mixed $product, mixed $request ): mixed {
		if ( ! $product instanceof WC_Product || ! $request instanceof WP_REST_Request || ! $request->has_param( self::FIELD ) ) {
			return $product;
		}
		// In a batch request the schema does not validate the value, so this does.
		$value   = $request->get_param( self::FIELD );
		$content = self::parse( $value );
		if ( $value !== null && $content === null ) {
			return $this->validate( $value );
		}
		$this->contents->set( $product, $content?->amount() ?? '', $content->unit->value ?? '' );
		return $product;
	}

	private static function parse( mixed $value ): ?NetContent {
		$amount = is_array( $value ) ? $value['amount'] ?? null : null;
		$unit   = is_array( $value ) ? $value['unit'] ?? null : null;
		return ( is_string( $amount ) || is_int( $amount ) || is_float( $amount ) ) && is_string( $unit ) ? NetContent::parse( (string) $amount, $unit ) : null;
	}
}
