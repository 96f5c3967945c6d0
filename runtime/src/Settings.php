<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** The data block `vitrina-settings`, the same for every visitor: nothing personal and no nonce, as pages are cached. */
final class Settings {

	/** @return array<string, mixed> The settings of the core and of other modules. */
	public static function all(): array {
		$settings = [
			'ajaxUrl' => admin_url( 'admin-ajax.php', 'relative' ),
			'restUrl' => wp_make_link_relative( rest_url() ),
			'labels'  => self::labels(),
			'validity' => self::validity(),
		];
		if ( function_exists( 'WC' ) ) {
			$settings['wcAjaxUrl'] = \WC_AJAX::get_endpoint( '%%endpoint%%' );
			$settings['cart']      = self::cart();
		}
		/**
		 * Filters the settings of scripts on every page, the same for every visitor.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $settings The settings so far.
		 */
		$filtered = apply_filters( 'vitrina_settings', $settings );
		return is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $settings;
	}

	/** @return array<string, mixed> Settings of the cart, with the storage keys of WooCommerce's script. */
	private static function cart(): array {
		$blog = get_current_blog_id();
		$name = md5( $blog . '_' . get_site_url( $blog, '/' ) . get_template() );
		// Filters of WooCommerce, so that changes by plugins apply here too.
		return [
			'url'              => apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null ),
			'isCart'           => is_cart(),
			'redirectAfterAdd' => get_option( 'woocommerce_cart_redirect_after_add' ) === 'yes',
			'fragmentName'     => apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $name ),
			'hashKey'          => apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $name ),
			'requestTimeout'   => 5000,
		];
	}

	/** @return array<string, string> Validation messages of fields; those of the browser are in its own language. */
	private static function validity(): array {
		return [
			'fill'   => __( 'Please fill in this field.', 'vitrina' ),
			'tick'   => __( 'Please tick this box to continue.', 'vitrina' ),
			'choose' => __( 'Please choose one of the options.', 'vitrina' ),
			'file'   => __( 'Please choose a file.', 'vitrina' ),
			'email'  => __( 'Please enter a full email address, for example name@example.com.', 'vitrina' ),
			'url'    => __( 'Please enter a full web address, for example https://example.com.', 'vitrina' ),
			/* translators: %s: what the field expects; may be empty. */
			'format' => __( 'Please enter it in the right format. %s', 'vitrina' ),
			/* translators: %s: a number. */
			'short'  => __( 'This is too short. Minimum number of characters: %s.', 'vitrina' ),
			/* translators: %s: a number. */
			'long'   => __( 'This is too long. Maximum number of characters: %s.', 'vitrina' ),
			/* translators: %s: a number or a date. */
			'least'  => __( 'The smallest possible value is %s.', 'vitrina' ),
			/* translators: %s: a number or a date. */
			'most'   => __( 'The largest possible value is %s.', 'vitrina' ),
			/* translators: %s: a number. */
			'step'   => __( 'This value is not possible. Values increase in steps of %s.', 'vitrina' ),
			'number' => __( 'Please enter a number.', 'vitrina' ),
		];
	}

	/** @return array<string, string> Texts of the core. */
	private static function labels(): array {
		return [
			'viewCart'     => __( 'View cart', 'vitrina' ),
			'added'        => __( 'Added to the cart.', 'vitrina' ),
			'addFailed'    => __( 'This could not be added to the cart. Please try again.', 'vitrina' ),
			'offline'      => __( 'You are probably offline.', 'vitrina' ),
			'invalidJson'  => __( 'The response is not a valid JSON response.', 'vitrina' ),
			'unknownError' => __( 'An unknown error occurred.', 'vitrina' ),
			'uploadFailed' => __( 'The file could not be uploaded. If it is a photo or another large picture, please make it smaller and try again.', 'vitrina' ),
		];
	}
}
