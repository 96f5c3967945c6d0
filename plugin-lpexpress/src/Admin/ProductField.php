<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Admin;

use Vitrina\LpExpress\WooCommerce\ShippingMethod;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** The checkbox on the product screen, next to weight and size, that excludes a product from terminals. */
final class ProductField implements Hookable {

	public function register_hooks(): void {
		add_action( 'woocommerce_product_options_shipping', $this->print( ... ) );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_admin_process_product_object', $this->save( ... ) );
	}

	private function print(): void {
		woocommerce_wp_checkbox(
			[
				'id'          => ShippingMethod::PRODUCT_META,
				'label'       => __( 'Not to terminals', 'vitrina-lpexpress' ),
				'description' => __( 'It does not fit into a parcel terminal: a cart with it is not offered delivery to one.', 'vitrina-lpexpress' ),
			]
		);
	}

	private function save( mixed $product ): void {
		if ( ! $product instanceof WC_Product ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WC_Admin_Meta_Boxes::save_meta_boxes() has verified it.
		if ( isset( $_POST[ ShippingMethod::PRODUCT_META ] ) ) {
			$product->update_meta_data( ShippingMethod::PRODUCT_META, 'yes' );
		} else {
			$product->delete_meta_data( ShippingMethod::PRODUCT_META );
		}
	}
}
