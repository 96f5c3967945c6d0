<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * The phone number that receives the code of the locker. An order to a terminal needs
 * a phone number, even if the shop hides the field: then the field is shown as optional, and
 * is required with a terminal rate.
 */
final readonly class Phone implements Hookable {

	public const FIELD = 'billing_phone';

	private const OPTION = 'woocommerce_checkout_phone_field';

	public function __construct( private Terminals $terminals ) {}

	public function register_hooks(): void {
		add_filter( 'option_' . self::OPTION, [ $this, 'show_hidden_field' ] );
	}

	/**
	 * Shoppers see the field; wp-admin and the block editor's requests get the setting unchanged.
	 *
	 * @param mixed $setting 'required', 'optional' or 'hidden'.
	 */
	public function show_hidden_field( mixed $setting ): mixed {
		if ( $setting !== 'hidden' || is_admin() || ( WC()->is_rest_api_request() && ! WC()->is_store_api_request() ) ) {
			return $setting;
		}
		return $this->terminals->counts() === [] ? $setting : 'optional';
	}

	/** The unfiltered setting: 'required', 'optional', 'hidden', or empty if it was never saved. */
	public function setting(): string {
		remove_filter( 'option_' . self::OPTION, [ $this, 'show_hidden_field' ] );
		$setting = get_option( self::OPTION );
		add_filter( 'option_' . self::OPTION, [ $this, 'show_hidden_field' ] );
		return is_string( $setting ) ? $setting : '';
	}

	public static function is_missing( WC_Order $order ): bool {
		return trim( $order->get_billing_phone() ) === '' && trim( $order->get_shipping_phone() ) === '';
	}

	public static function message(): string {
		/* translators: %s: a phone number. */
		return sprintf( __( 'Enter a phone number, for example %s: the code of the terminal comes by SMS.', 'vitrina-lpexpress' ), '+370 612 34567' );
	}
}
