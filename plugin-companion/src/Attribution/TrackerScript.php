<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\Attribution\Domain\WooCommerceSettings;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/**
 * Replaces WooCommerce's two attribution scripts with one small script.
 * WooCommerce's setting and filters still apply: if it does not enqueue its script, nothing is
 * replaced, and our script receives the same settings.
 */
final readonly class TrackerScript implements Hookable {
	public const HANDLE = 'vitrina-attribution';

	/** The script that records the visit: a dependency if consent is not required, otherwise fetched after consent. */
	private const RECORD = 'vitrina-attribution-record';

	private const WOOCOMMERCE = 'wc-order-attribution';

	/** Lowest and highest promo number (spec §9). */
	private const PROMO_RANGE = [ 100000, 999999 ];

	public function __construct(
		private Consent $consent,
		private BuiltAssets $files,
	) {}

	public function register_hooks(): void {
		// WooCommerce enqueues its own scripts at priority 10.
		add_action( 'wp_enqueue_scripts', $this->replace( ... ), 20 );
	}

	private function replace(): void {
		if ( ! $this->files->has( 'attribution' ) || ! wp_script_is( self::WOOCOMMERCE ) || ! $this->is_on() ) {
			return;
		}
		$data        = wp_scripts()->get_data( self::WOOCOMMERCE, 'data' );
		$woocommerce = WooCommerceSettings::parse( is_string( $data ) ? $data : '' );
		if ( $woocommerce === null ) {
			return;
		}
		$settings     = $this->settings( $woocommerce );
		$is_immediate = (bool) $settings['params']['allowTracking'] && ! isset( $settings['params']['consentCategory'] );
		$this->files->register( 'attribution-record' );
		$this->files->register( 'attribution', $is_immediate ? [ self::RECORD ] : [] );
		$json = (string) wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( $is_immediate ? self::RECORD : self::HANDLE, "var wc_order_attribution = {$json};", 'before' );
		$this->replace_woocommerce_scripts();
		wp_enqueue_script( self::HANDLE );
	}

	private function is_on(): bool {
		/**
		 * Filters whether WooCommerce's attribution scripts are replaced.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True.
		 */
		return (bool) apply_filters( 'vitrina_attribution', true );
	}

	/** WooCommerce's handle remains as an alias: scripts of other plugins depend on it. */
	private function replace_woocommerce_scripts(): void {
		wp_dequeue_script( 'sourcebuster-js' );
		// This script of WooCommerce listens for consent, as ours does.
		wp_dequeue_script( 'wp-consent-api-integration' );
		$script = wp_scripts()->query( self::WOOCOMMERCE );
		if ( is_object( $script ) ) {
			$script->src  = false;
			$script->deps = [ self::HANDLE ];
			unset( $script->extra['data'] );
		}
	}

	/** @return array{params: array<string, mixed>, fields?: array<array-key, string>} Settings for the script, the same for every visitor. */
	private function settings( WooCommerceSettings $woocommerce ): array {
		$params = [
			'lifetime'      => $woocommerce->lifetime,
			'session'       => $woocommerce->session,
			'base64'        => $woocommerce->base64,
			'prefix'        => $woocommerce->prefix,
			'allowTracking' => $woocommerce->is_allowed,
			'record'        => $this->files->address( 'attribution-record' ),
			'form'          => $this->files->address( 'attribution-form' ),
		];
		if ( $this->consent->is_required() ) {
			$params['allowTracking'] = $this->consent->is_allowed_with_consent();
		}
		// No consent is requested if the shop does not allow tracking.
		if ( $this->consent->is_required() && $params['allowTracking'] ) {
			$params['consentCategory'] = $this->consent->category();
			$params['isOwnBar']        = $this->consent->has_own_bar();
		}
		$promo = $this->promo_range();
		if ( $promo !== null ) {
			$params['promo'] = $promo;
		}
		$fields = $woocommerce->other_fields();
		return $fields === null ? compact( 'params' ) : compact( 'params', 'fields' );
	}

	/** @return array{int, int}|null Lowest and highest number; null if visitors get none. */
	private function promo_range(): ?array {
		/**
		 * Filters whether each visitor gets a number, stored in the cookie `sbjs_promo`.
		 *
		 * @since 0.1.0
		 *
		 * @param bool|int[] $range False; true for 100000 to 999999, or the lowest and the highest number.
		 */
		$range = apply_filters( 'vitrina_attribution_promo_code', false );
		if ( is_array( $range ) ) {
			$range = array_values( array_filter( $range, is_int( ... ) ) );
			return count( $range ) === 2 && $range[0] <= $range[1] ? [ $range[0], $range[1] ] : null;
		}
		return $range === true ? self::PROMO_RANGE : null;
	}
}
