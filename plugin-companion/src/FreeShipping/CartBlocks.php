<?php

declare( strict_types=1 );

namespace Vitrina\Companion\FreeShipping;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\FreeShipping\Bar;
use Vitrina\Runtime\FreeShipping\Goals;
use Vitrina\Runtime\Hookable;

/**
 * The free shipping bar in WooCommerce's cart block and mini cart block. Both read it from the cart of the Store API, so
 * it follows each change.
 */
final readonly class CartBlocks implements Hookable {
	/** Name of the data in the cart's `extensions`. */
	private const NAMESPACE = 'vitrina_free_shipping';

	private const SCRIPT = 'blocks-free-shipping';

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		// The module is loaded on `init`, after WooCommerce's blocks.
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => CartSchema::IDENTIFIER,
				'namespace'       => self::NAMESPACE,
				'data_callback'   => self::data( ... ),
				'schema_callback' => self::schema( ... ),
				'schema_type'     => ARRAY_A,
			]
		);
		add_action( 'woocommerce_blocks_enqueue_cart_block_scripts_after', fn () => $this->files->enqueue( self::SCRIPT, args: [ 'in_footer' => true ] ) );
		add_filter( 'render_block_woocommerce/mini-cart-footer-block', self::add_to_mini_cart( ... ) );
	}

	/** @return array{text: string, share: string, is_reached: bool} */
	private static function data(): array {
		$goals = Goals::of( WC()->cart );
		return [
			'text'       => html_entity_decode( wp_strip_all_tags( implode( ', ', array_map( Bar::text( ... ), $goals ) ) ), ENT_QUOTES ),
			'share'      => Bar::percent( $goals ) . '%',
			'is_reached' => $goals !== [] && Bar::is_reached( $goals ),
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function schema(): array {
		return [
			'text'       => self::property( __( 'What is missing for free delivery; empty if no shipping method can become free.', 'vitrina-companion' ), 'string' ),
			'share'      => self::property( __( 'Progress towards the nearest amount, in percent.', 'vitrina-companion' ), 'string' ),
			'is_reached' => self::property( __( 'Whether delivery is free.', 'vitrina-companion' ), 'boolean' ),
		];
	}

	/** @return array<string, mixed> */
	private static function property( string $description, string $type ): array {
		return [
			'description' => $description,
			'type'        => $type,
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
		];
	}

	/**
	 * Adds the bar above the totals of the mini cart. WooCommerce's own store has the cart, so it needs no script of ours.
	 *
	 * @param mixed $html HTML of the block.
	 */
	private static function add_to_mini_cart( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, 'data-wp-interactive' ) ) {
			return $html;
		}
		$data = 'state.cart.extensions.' . self::NAMESPACE;
		return sprintf(
			'<div class="free-shipping-progress-bar" data-wp-interactive="woocommerce/mini-cart" data-wp-bind--hidden="woocommerce::!%1$s.text" data-wp-class--is-reached="woocommerce::%1$s.is_reached"><p data-wp-text="woocommerce::%1$s.text"></p><span class="free-shipping-progress-bar__track" aria-hidden="true"><span data-wp-style--width="woocommerce::%1$s.share"></span></span></div>',
			esc_attr( $data )
		) . $html;
	}
}
