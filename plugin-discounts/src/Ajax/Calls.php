<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Ajax;

use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Storefront\BulkTable;
use Vitrina\Discounts\Storefront\PriceHtml;
use Vitrina\Runtime\Hookable;
use WC_Product;

/**
 * `POST admin-ajax.php?action=wdr_ajax` with the methods get_price_html and
 * get_variable_product_bulk_table, and `action=awdr_get_product_discount`:
 * names, fields and responses of Woo Discount Rules.
 */
final readonly class Calls implements Hookable {

	private const BY_METHOD = 'wdr_ajax';
	private const DISCOUNT  = 'awdr_get_product_discount';

	public function __construct(
		private Pricing $pricing,
		private PriceHtml $prices,
		private BulkTable $table,
	) {}

	public function register_hooks(): void {
		foreach ( [
			self::BY_METHOD => 'by_method',
			self::DISCOUNT  => 'discount',
		] as $action => $method ) {
			add_action( "wp_ajax_{$action}", [ $this, $method ] );
			add_action( "wp_ajax_nopriv_{$action}", [ $this, $method ] );
		}
		add_filter( 'woocommerce_cart_session_initialize', $this->skip_cart( ... ) );
		add_filter( 'vitrina_state', $this->add_nonce( ... ) );
	}

	/** Skips loading the cart in these requests: WooCommerce may correct and save it, which would overwrite an item that was added meanwhile. */
	public function skip_cart( mixed $initialize ): mixed {
		$is_ours = wp_doing_ajax() && in_array( filter_input( INPUT_POST, 'action' ), [ self::BY_METHOD, self::DISCOUNT ], true );
		return $is_ours ? false : $initialize;
	}

	/** Adds the nonce for every visitor, because responses are not personal, and guests without a session see prices too. */
	public function add_nonce( mixed $state ): mixed {
		if ( is_array( $state ) ) {
			$nonces              = isset( $state['nonces'] ) && is_array( $state['nonces'] ) ? $state['nonces'] : [];
			$nonces['discounts'] = wp_create_nonce( Request::NONCE );
			$state['nonces']     = $nonces;
		}
		return $state;
	}

	public function by_method(): void {
		Request::validate();
		match ( Request::text( 'method' ) ) {
			'get_price_html'                  => $this->price_html(),
			'get_variable_product_bulk_table' => $this->bulk_table(),
			default                           => wp_send_json_success( 'Authentication required' ),
		};
	}

	public function discount(): void {
		Request::validate();
		$product  = Request::product();
		$quantity = Request::quantity();
		$custom   = $this->custom_price();
		if ( $quantity === null || $custom === false ) {
			wp_send_json_error( null, 400 );
		}
		$price = $product === null ? null : $this->pricing->for_quantity( $product, $quantity, $custom );
		wp_send_json_success( $product === null || $price === null || ! $price->is_reduced() ? false : ( new DiscountResponse( $this->pricing, $product, $price ) )->data() );
	}

	private function price_html(): never {
		$product  = Request::product();
		$quantity = Request::quantity();
		$response = [
			'price_html'          => '',
			'original_price_html' => '',
		];
		if ( $product !== null && $quantity !== null ) {
			remove_filter( 'woocommerce_get_price_html', [ $this->prices, 'add_strikethrough' ], 100 );
			$price                           = $this->pricing->for_quantity( $product, $quantity );
			$response['original_price_html'] = $product->get_price_html();
			$response['price_html']          = $price !== null && $price->is_reduced() ? $this->quantity_price_html( $product, $price, $response['original_price_html'] ) : '';
		}
		wp_send_json( $response, $quantity === null ? 400 : 200 );
	}

	private function quantity_price_html( WC_Product $product, Price $price, string $initial ): string {
		$html = $this->prices->html( $product, $price, $initial );
		/**
		 * Filters the HTML of the price per item at a quantity, which replaces the product's price on its page.
		 *
		 * @since 0.1.0
		 *
		 * @param string     $html    The price, beside a crossed-out one if it is lower.
		 * @param WC_Product $product A product or a variation.
		 * @param float      $price   Price per item as displayed, with or without tax.
		 */
		$filtered = apply_filters( 'vitrina_quantity_price_html', $html, $product, $this->prices->displayed( $product, $price->unit ) );
		return is_string( $filtered ) ? $filtered : $html;
	}

	private function bulk_table(): never {
		if ( in_array( Request::text( 'product_id' ), [ null, '', '0' ], true ) ) {
			wp_send_json( [ 'success' => false ] );
		}
		$product = Request::product();
		wp_send_json( [ 'bulk_table' => $product === null ? '<div class="awdr-bulk-customizable-table"></div>' : $this->table->html( $product ) ] );
	}

	/**
	 * A price sent by the caller, for display only: "12,50", "1 234,56".
	 *
	 * @return string|false|null False if it is invalid, null if it was not sent.
	 */
	private function custom_price(): string|false|null {
		if ( ! isset( $_POST['custom_price'] ) || $_POST['custom_price'] === '' ) { // phpcs:ignore WordPress.Security.NonceVerification -- Checked in Request::validate().
			return null;
		}
		$text       = preg_replace( '/[\s\x{a0}\x{202f}]+/u', '', Request::text( 'custom_price' ) ?? '' ) ?? '';
		$separators = [ wc_get_price_thousand_separator(), wc_get_price_decimal_separator() ];
		$number     = str_contains( $text, $separators[1] ) ? str_replace( $separators, [ '', '.' ], $text ) : $text;
		return preg_match( '/\A\d{1,9}(\.\d{1,8})?\z/', $number ) === 1 ? $number : false;
	}
}
