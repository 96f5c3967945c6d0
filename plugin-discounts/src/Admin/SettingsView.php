<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Wp\Settings;

final readonly class SettingsView implements View {

	public const NAME = 'settings';

	public function __construct( private Settings $settings ) {}

	public function tab(): string {
		return __( 'Settings', 'vitrina-discounts' );
	}

	public function handle( array $submitted ): void {
		$this->settings->save( $submitted );
		wp_safe_redirect( Screen::url( self::NAME, [ 'done' => 'saved' ] ) );
		exit;
	}

	public function print(): void {
		if ( filter_input( INPUT_GET, 'done' ) === 'saved' ) {
			printf( '<div class="notice notice-success is-dismissible" role="status"><p>%s</p></div>', esc_html__( 'The settings were saved.', 'vitrina-discounts' ) );
		}
		Screen::open_form( self::NAME );
		echo '<table class="form-table" role="presentation"><tbody>';
		$fields = new Fields( [] );
		foreach ( self::names() as $name => [ $label, $options ] ) {
			printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( Fields::id( $name ) ), esc_html( $label ) );
			$fields->select( $name, $name, $this->settings->text( $name ), $options );
			echo '</td></tr>';
		}
		printf( '</tbody></table><p class="submit"><button type="submit" class="button button-primary">%s</button></p></form>', esc_html__( 'Save the settings', 'vitrina-discounts' ) );
	}

	/** @return array<string, array{string, array<array-key, string>}> Label, and option labels by value. */
	private static function names(): array {
		return [
			'apply_product_discount_to'        => [
				__( 'When several rules fit', 'vitrina-discounts' ),
				[
					'biggest_discount' => __( 'the biggest discount applies', 'vitrina-discounts' ),
					'lowest_discount'  => __( 'the smallest discount applies', 'vitrina-discounts' ),
					'first'            => __( 'the first by priority applies', 'vitrina-discounts' ),
					'all'              => __( 'all apply, one after the other by priority', 'vitrina-discounts' ),
				],
			],
			'calculate_discount_from'          => [
				__( 'Products on sale', 'vitrina-discounts' ),
				[
					'sale_price'    => __( 'the discount is taken off the sale price', 'vitrina-discounts' ),
					'regular_price' => __( 'the discount is taken off the regular price; the lower of the two prices holds', 'vitrina-discounts' ),
				],
			],
			'disable_coupon_when_rule_applied' => [
				__( 'Coupons', 'vitrina-discounts' ),
				[
					'run_both'       => __( 'can be combined with rules', 'vitrina-discounts' ),
					'disable_coupon' => __( 'are refused in a cart with discounts', 'vitrina-discounts' ),
					'disable_rules'  => __( 'turn the rules off in that cart', 'vitrina-discounts' ),
				],
			],
			'show_strikeout_when'              => [
				__( 'Crossed-out price', 'vitrina-discounts' ),
				[
					'show_when_matched'  => __( 'in the catalogue, where a rule needs no quantity', 'vitrina-discounts' ),
					'show_after_matched' => __( 'in the cart only', 'vitrina-discounts' ),
					'show_dynamically'   => __( 'in the catalogue, and on the product page as the quantity changes', 'vitrina-discounts' ),
				],
			],
			'awdr_dynamic_bulk_table_status'   => [
				__( 'Table of prices by quantity', 'vitrina-discounts' ),
				[
					'0' => __( 'is not shown', 'vitrina-discounts' ),
					'1' => __( 'is shown on the product page', 'vitrina-discounts' ),
				],
			],
			'awdr_dynamic_bulk_table_off'      => [
				__( 'Table of a variable product', 'vitrina-discounts' ),
				[
					'on'  => __( 'follows the chosen variation', 'vitrina-discounts' ),
					'off' => __( 'stays as it is', 'vitrina-discounts' ),
				],
			],
			'position_to_show_bulk_table'      => [
				__( 'Place of the table', 'vitrina-discounts' ),
				[
					'woocommerce_before_add_to_cart_form' => __( 'above the add to cart form', 'vitrina-discounts' ),
					'woocommerce_after_add_to_cart_form'  => __( 'below the add to cart form', 'vitrina-discounts' ),
					'woocommerce_product_meta_end'        => __( 'below SKU and categories', 'vitrina-discounts' ),
					'woocommerce_after_single_product_summary' => __( 'below the product', 'vitrina-discounts' ),
				],
			],
		];
	}
}
