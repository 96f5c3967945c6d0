<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Runtime\Hookable;
use WC_Admin_Meta_Boxes;
use WC_Product;
use WP_Post;

/** The fields for the net content of a product, and of each variation, in wp-admin. */
final readonly class ProductFields implements Hookable {
	private const AMOUNT = 'vitrina_net_content';
	private const UNIT   = 'vitrina_net_content_unit';

	public function __construct( private Contents $contents ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_product_options_general_product_data', $this->print_for_product( ... ) );
		add_action( 'woocommerce_variation_options_pricing', $this->print_for_variation( ... ), 5, 3 );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_admin_process_product_object', fn ( mixed $product ) => $this->save( $product, null ) );
		add_action( 'woocommerce_admin_process_variation_object', fn ( mixed $variation, mixed $at ) => $this->save( $variation, is_numeric( $at ) ? (int) $at : -1 ), 10, 2 );
	}

	private function print_for_product(): void {
		$product = wc_get_product( (int) get_the_ID() );
		echo '<div class="options_group hide_if_grouped">';
		$this->print( $product instanceof WC_Product ? $product : null, '', '' );
		echo '</div>';
	}

	private function print_for_variation( mixed $loop, mixed $data, mixed $post ): void {
		$variation = $post instanceof WP_Post ? wc_get_product( $post->ID ) : null;
		if ( is_numeric( $loop ) && $variation instanceof WC_Product ) {
			$inherited = $this->contents->of( $variation );
			$this->print( $variation, "[{$loop}]", $inherited === null ? '' : $inherited->amount() . ' ' . Units::label( $inherited->unit ) );
		}
	}

	/**
	 * @param string $index       End of the field names of a variation, such as `[0]`; '' for a product.
	 * @param string $placeholder The product's content, which applies to a variation without its own; '' for none.
	 */
	private function print( ?WC_Product $product, string $index, string $placeholder ): void {
		$own = $product === null ? null : $this->contents->own( $product );
		$row = $index === '' ? '' : 'form-row ';
		$id  = trim( str_replace( '[', '_', $index ), ']' );
		woocommerce_wp_text_input(
			[
				'id'                => self::AMOUNT . $id,
				'name'              => self::AMOUNT . $index,
				'label'             => __( 'Net content', 'vitrina-companion' ),
				'value'             => $own === null ? '' : str_replace( '.', wc_get_price_decimal_separator(), $own->amount() ),
				'placeholder'       => $own === null ? str_replace( '.', wc_get_price_decimal_separator(), $placeholder ) : '',
				'wrapper_class'     => "{$row}form-row-first",
				'desc_tip'          => true,
				'description'       => __( 'How much one package contains, with up to 3 decimals. The shop shows the price of a litre, kilogram, metre or piece from it. A variation without its own has that of the product.', 'vitrina-companion' ),
				'custom_attributes' => [ 'inputmode' => 'decimal' ],
			]
		);
		woocommerce_wp_select(
			[
				'id'            => self::UNIT . $id,
				'name'          => self::UNIT . $index,
				'label'         => __( 'Unit of the net content', 'vitrina-companion' ),
				'value'         => $own === null ? 'ml' : $own->unit->value,
				'options'       => Units::options(),
				'wrapper_class' => "{$row}form-row-last",
			]
		);
	}

	/** @param int|null $at Index of a variation; null for a product. */
	private function save( mixed $product, ?int $at ): void {
		$amount = self::submitted( self::AMOUNT, $at );
		$unit   = self::submitted( self::UNIT, $at );
		if ( ! $product instanceof WC_Product || $amount === null || $unit === null || $this->contents->set( $product, $amount, $unit ) ) {
			return;
		}
		WC_Admin_Meta_Boxes::add_error( __( 'The net content was not saved: enter a positive number with up to 3 decimals, and choose a unit.', 'vitrina-companion' ) );
	}

	private static function submitted( string $name, ?int $at ): ?string {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked; NetContent accepts nothing but numbers and known units.
		$value = $_POST[ $name ] ?? null;
		// phpcs:enable
		if ( $at !== null ) {
			$value = is_array( $value ) ? $value[ $at ] ?? null : null;
		}
		return is_string( $value ) ? wp_unslash( $value ) : null;
	}
}
