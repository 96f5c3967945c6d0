<?php
/**
 * One small script in the place of WooCommerce's two.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\Attribution\Domain\WooCommerceSettings;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\Hookable;

/**
 * WooCommerce's switch, settings and filters hold on: what it does not enqueue is not replaced, and
 * what it tells its script is told ours.
 */
final readonly class TrackerScript implements Hookable {
	public const HANDLE = 'vitrina-attribution';

	/**
	 * What writes the visit down: a dependency where nobody is asked, fetched with the consent elsewhere.
	 */
	private const RECORD = 'vitrina-attribution-record';

	private const THEIRS = 'wc-order-attribution';

	/** Spec §9. */
	private const PROMO_RANGE = [ 100000, 999999 ];

	public function __construct(
		private Consent $consent,
		private BuiltFiles $files,
	) {}

	public function register_hooks(): void {
		// WooCommerce enqueues its own at 10.
		add_action( 'wp_enqueue_scripts', $this->replace( ... ), 20 );
	}

	private function replace(): void {
		if ( ! $this->files->has( 'attribution' ) || ! wp_script_is( self::THEIRS ) || ! $this->is_on() ) {
			return;
		}
		$data   = wp_scripts()->get_data( self::THEIRS, 'data' );
		$theirs = WooCommerceSettings::read( is_string( $data ) ? $data : '' );
		if ( $theirs === null ) {
			return;
		}
		$settings   = $this->settings( $theirs );
		$is_at_once = (bool) $settings['params']['allowTracking'] && ! isset( $settings['params']['consentCategory'] );
		$this->files->register( 'attribution-record' );
		$this->files->register( 'attribution', $is_at_once ? [ self::RECORD ] : [] );
		$said = (string) wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( $is_at_once ? self::RECORD : self::HANDLE, "var wc_order_attribution = {$said};", 'before' );
		$this->leave_out_theirs();
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

	/**
	 * Their handle stays as another name for ours: other plugins' scripts depend on it.
	 */
	private function leave_out_theirs(): void {
		wp_dequeue_script( 'sourcebuster-js' );
		// It listens for consent, as ours does.
		wp_dequeue_script( 'wp-consent-api-integration' );
		$theirs = wp_scripts()->query( self::THEIRS );
		if ( is_object( $theirs ) ) {
			$theirs->src  = false;
			$theirs->deps = [ self::HANDLE ];
			unset( $theirs->extra['data'] );
		}
	}

	/**
	 * The same for every visitor.
	 *
	 * @return array{params: array<string, mixed>, fields?: array<string, string>}
	 */
	private function settings( WooCommerceSettings $theirs ): array {
		$params = [
			'lifetime'      => $theirs->lifetime,
			'session'       => $theirs->session,
			'base64'        => $theirs->base64,
			'prefix'        => $theirs->prefix,
			'allowTracking' => $theirs->is_allowed,
			'record'        => $this->files->address( 'attribution-record' ),
			'form'          => $this->files->address( 'attribution-form' ),
		];
		if ( $this->consent->is_asked() ) {
			$params['allowTracking'] = $this->consent->is_allowed_when_given();
		}
		// Nobody is asked for what the shop forbids.
		if ( $this->consent->is_asked() && $params['allowTracking'] ) {
			$params['consentCategory'] = $this->consent->category();
			$params['isOwnBar']        = $this->consent->has_own_bar();
		}
		$promo = $this->promo_range();
		if ( $promo !== null ) {
			$params['promo'] = $promo;
		}
		$fields = $theirs->other_fields();

		return $fields === null ? compact( 'params' ) : compact( 'params', 'fields' );
	}

	/**
	 * @return array{int, int}|null
	 */
	private function promo_range(): ?array {
		/**
		 * Filters whether each visitor gets a number, kept in the cookie `sbjs_promo`.
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
