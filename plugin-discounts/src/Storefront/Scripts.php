<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storefront;

use Vitrina\Discounts\Plugin;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use WC_Product;

/** Script and style of the product page, if a setting needs them. */
final readonly class Scripts implements Hookable {

	private const HANDLE = 'vitrina-discounts';

	public function __construct(
		private Settings $settings,
		private Pricing $pricing,
	) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_filter( 'vitrina_settings', $this->add_settings( ... ) );
	}

	public function enqueue(): void {
		if ( ! is_product() ) {
			return;
		}
		$assets = Plugin::assets();
		if ( $this->settings->has_table() ) {
			$assets->enqueue_style( 'discount-table', is_inline: true );
			$assets->register( BulkTable::ISLAND );
			Islands::register( BulkTable::ISLAND, 'vitrina-' . BulkTable::ISLAND );
		}
		if ( $this->settings->has_table() || $this->settings->has_dynamic_price() ) {
			$assets->enqueue( 'discounts' );
			$assets->register( 'quantity-prices' );
			Islands::offer( 'vitrina-quantity-prices' );
		}
	}

	/** Names and values of Woo Discount Rules; the same for every visitor. */
	public function add_settings( mixed $settings ): mixed {
		if ( ! is_array( $settings ) || ! wp_script_is( self::HANDLE ) ) {
			return $settings;
		}
		$product               = wc_get_product( get_queried_object_id() );
		$settings['discounts'] = [
			'is_covered'                     => $product instanceof WC_Product && $this->pricing->is_covered( $product ),
			'enable_update_price_with_qty'   => $this->settings->text( 'show_strikeout_when' ),
			'awdr_dynamic_bulk_table_status' => $this->settings->text( 'awdr_dynamic_bulk_table_status' ),
			'awdr_dynamic_bulk_table_off'    => $this->settings->text( 'awdr_dynamic_bulk_table_off' ),
			'awdr_opacity_to_bulk_table'     => 0.5,
		];
		return $settings;
	}
}
