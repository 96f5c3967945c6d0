<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video;

use Vitrina\Runtime\Hookable;
use WC_Admin_Meta_Boxes;
use WC_Product;

/** The product field for the video in wp-admin. */
final class ProductField implements Hookable {
	public function __construct( private readonly ProductVideo $videos ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_product_options_advanced', $this->show( ... ) );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_admin_process_product_object', $this->save( ... ) );
	}

	private function show(): void {
		echo '<div class="options_group">';
		woocommerce_wp_text_input(
			[
				'id'                => ProductVideo::META,
				'label'             => __( 'Video address', 'vitrina-companion' ),
				// No "url" field: WooCommerce has no styles for it, and browsers do not submit a form with an invalid field in a hidden tab.
				'custom_attributes' => [ 'inputmode' => 'url' ],
				'desc_tip'          => true,
				'placeholder'       => 'https://',
				'description'       => __( 'An MP4 file from the media library, or the page of a video on YouTube or Vimeo. It plays over the product page.', 'vitrina-companion' ),
			]
		);
		echo '</div>';
	}

	private function save( mixed $product ): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- WC_Admin_Meta_Boxes::save_meta_boxes() has checked; esc_url_raw() cleans.
		if ( ! $product instanceof WC_Product || ! isset( $_POST[ ProductVideo::META ] ) || ! is_string( $_POST[ ProductVideo::META ] ) ) {
			return;
		}
		$submitted = trim( wp_unslash( $_POST[ ProductVideo::META ] ) );
		// phpcs:enable
		$address = esc_url_raw( $submitted, [ 'http', 'https' ] );
		if ( $submitted === '' ) {
			$product->delete_meta_data( ProductVideo::META );
			return;
		}
		if ( $this->videos->parse( $address ) === null ) {
			WC_Admin_Meta_Boxes::add_error( __( 'The video was not saved: enter the address of an MP4 file from the media library, or of a video on YouTube or Vimeo.', 'vitrina-companion' ) );
			return;
		}
		$product->update_meta_data( ProductVideo::META, $address );
	}
}
