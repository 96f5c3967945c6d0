<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Withdrawal\Domain\Exemption;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;
use WC_Order_Item_Product;
use WC_Product;

/** Products without a right of withdrawal, or with a limited one: the field, the product page, and the order's lines. */
final class ProductExemption implements Hookable {
	/** Meta of a product, and of an order's line as it was bought: a value of `Exemption`. */
	public const META = '_vitrina_withdrawal_exemption';

	public function register_hooks(): void {
		add_action( 'woocommerce_product_options_advanced', self::show_field( ... ) );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_admin_process_product_object', self::save( ... ) );
		// The exemption on the day of the order counts, whatever the product says later.
		add_action( 'woocommerce_checkout_create_order_line_item', self::keep_in_order( ... ) );
		add_filter( 'vitrina_return_promise', self::replace_promise( ... ), 10, 2 );
		add_action( 'woocommerce_single_product_summary', self::show_in_summary( ... ), 36 );
	}

	public static function of_item( WC_Order_Item_Product $item ): ?Exemption {
		return self::parse( $item->get_meta( self::META ) );
	}

	/** Text for shoppers about the exemption. */
	public static function reason( Exemption $exemption ): string {
		return match ( $exemption ) {
			Exemption::MadeToMeasure => __( 'Made to order: there is no right of withdrawal', 'vitrina-companion' ),
			Exemption::Perishable    => __( 'Expires soon: there is no right of withdrawal', 'vitrina-companion' ),
			Exemption::Sealed        => __( 'You can return it within 14 days if you have not opened the seal', 'vitrina-companion' ),
		};
	}

	private static function of( WC_Product $product ): ?Exemption {
		// WC_Product::get_meta() would make a query; WordPress has already read the post meta.
		$own = self::parse( get_post_meta( $product->get_id(), self::META, true ) );
		if ( $own !== null || $product->get_parent_id() === 0 ) {
			return $own;
		}
		return self::parse( get_post_meta( $product->get_parent_id(), self::META, true ) );
	}

	private static function parse( mixed $value ): ?Exemption {
		return is_string( $value ) ? Exemption::tryFrom( $value ) : null;
	}

	private static function show_field(): void {
		echo '<div class="options_group">';
		woocommerce_wp_select(
			[
				'id'          => self::META,
				'label'       => __( 'Right of withdrawal', 'vitrina-companion' ),
				'options'     => [
					''                              => __( '14 days', 'vitrina-companion' ),
					Exemption::MadeToMeasure->value => __( 'None: made to order or to measure', 'vitrina-companion' ),
					Exemption::Perishable->value    => __( 'None: expires soon', 'vitrina-companion' ),
					Exemption::Sealed->value        => __( '14 days while the seal is unbroken (hygiene)', 'vitrina-companion' ),
				],
				'desc_tip'    => true,
				'description' => __( 'The product page says it, and goods without a right cannot be chosen in the form of withdrawal. It counts for orders from now on.', 'vitrina-companion' ),
			]
		);
		echo '</div>';
	}

	private static function save( mixed $product ): void {
		// phpcs:ignore WordPress.Security -- WC_Admin_Meta_Boxes::save_meta_boxes() has checked; only known values are stored.
		$sent = $_POST[ self::META ] ?? null;
		if ( ! $product instanceof WC_Product || ! is_string( $sent ) ) {
			return;
		}
		$exemption = self::parse( $sent );
		if ( $exemption === null ) {
			$product->delete_meta_data( self::META );
		} else {
			$product->update_meta_data( self::META, $exemption->value );
		}
	}

	private static function keep_in_order( mixed $item ): void {
		$product   = $item instanceof WC_Order_Item_Product ? $item->get_product() : null;
		$exemption = $product instanceof WC_Product ? self::of( $product ) : null;
		if ( $item instanceof WC_Order_Item_Product && $exemption !== null ) {
			$item->update_meta_data( self::META, $exemption->value );
		}
	}

	/**
	 * @param mixed $promise The theme's text about returns.
	 * @param mixed $product
	 */
	private static function replace_promise( mixed $promise, mixed $product ): mixed {
		$exemption = $product instanceof WC_Product ? self::of( $product ) : null;
		return $exemption === null ? $promise : self::reason( $exemption );
	}

	/** Prints the exemption in the summary, for themes that print no text about returns. */
	private static function show_in_summary(): void {
		$product   = Shop::current_product();
		$exemption = $product instanceof WC_Product && did_filter( 'vitrina_return_promise' ) === 0 ? self::of( $product ) : null;
		if ( $exemption !== null ) {
			printf( '<p class="vitrina-no-withdrawal">%s</p>', esc_html( self::reason( $exemption ) ) );
		}
	}
}
