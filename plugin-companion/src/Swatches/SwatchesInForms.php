<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Swatches\FormSettings;
use Vitrina\Runtime\Swatches\FormSwatches;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

/** Swatches in the variation forms of a theme that has none of its own. WooCommerce's script still handles the form. */
final readonly class SwatchesInForms implements Hookable {
	/** A theme that prints the swatches itself supports it. */
	public const FEATURE = 'vitrina-swatches';

	private const SCRIPT = 'swatches';
	private const ISLAND = 'form-swatches';
	private const STYLE  = 'form-swatches-style';

	public function __construct( private BuiltAssets $files ) {}

	/** The module is loaded on `init`, when the theme has declared what it supports. */
	public function register_hooks(): void {
		/**
		 * Filters whether variation forms show swatches in a theme that has none of its own.
		 *
		 * @since 0.2.0
		 *
		 * @param bool $is_on True.
		 */
		if ( current_theme_supports( self::FEATURE ) || apply_filters( 'vitrina_form_swatches', true ) !== true ) {
			return;
		}
		( new FormSwatches( static fn (): FormSettings => new FormSettings(), self::sold_out( ... ) ) )->register_hooks();
		Islands::register( FormSwatches::ISLAND, 'vitrina-' . self::ISLAND );
		add_action( 'wp_enqueue_scripts', $this->register_files( ... ) );
		add_action( 'woocommerce_before_variations_form', $this->enqueue( ... ) );
	}

	private function register_files(): void {
		$this->files->register( self::SCRIPT );
		$this->files->register( self::ISLAND );
		$this->files->register_style( self::STYLE, is_inline: true );
		if ( is_product() && wc_get_product() instanceof WC_Product_Variable ) {
			wp_enqueue_style( 'vitrina-' . self::STYLE );
		}
	}

	/** Also for forms of shortcodes and other plugins, whose style then comes in the footer. */
	private function enqueue(): void {
		wp_enqueue_style( 'vitrina-' . self::STYLE );
		wp_enqueue_script( 'vitrina-' . self::SCRIPT );
	}

	/**
	 * Values that no variation in stock has. A variation that accepts any value has them all.
	 *
	 * @return list<string>
	 */
	private static function sold_out( WC_Product $product, string $attribute ): array {
		/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
		$limit = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
		if ( ! is_numeric( $limit ) || count( $product->get_children() ) > (int) $limit ) {
			return [];
		}
		$sold_out = [];
		$in_stock = [];
		// WooCommerce has loaded these variations for the form.
		foreach ( $product->get_children() as $id ) {
			$variation = wc_get_product( $id );
			$value     = $variation instanceof WC_Product_Variation ? $variation->get_attributes()[ sanitize_title( $attribute ) ] ?? '' : null;
			if ( is_string( $value ) && $variation->is_in_stock() ) {
				$in_stock[] = $value;
			} elseif ( is_string( $value ) ) {
				$sold_out[] = $value;
			}
		}
		return in_array( '', $in_stock, true ) ? [] : array_values( array_diff( array_unique( $sold_out ), $in_stock, [ '' ] ) );
	}
}
