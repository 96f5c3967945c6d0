<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use WC_Email;
use WC_Order;

/**
 * The first e-mail to the customer that confirms an order. It is the durable medium of the contract
 * (Directive 2011/83/EU, article 8(7)), so modules add to it what the law requires.
 */
final class OrderConfirmation {
	/** Order meta: id of the e-mail that confirmed the order. Sent again, that e-mail has the same additions. */
	public const META = '_vitrina_confirmed_by';

	private const EMAILS = [ 'customer_on_hold_order', 'customer_processing_order', 'customer_completed_order' ];

	/** Called by every module that adds something to the confirmation; WordPress adds the callback only once. */
	public static function watch(): void {
		add_action( 'woocommerce_email_sent', [ self::class, 'note' ], 10, 3 );
	}

	/** The order that an e-mail confirms; null if the e-mail confirms none. */
	public static function order_of( mixed $email ): ?WC_Order {
		$order = $email instanceof WC_Email && in_array( $email->id, self::EMAILS, true ) ? $email->object : null;
		return $order instanceof WC_Order && in_array( $order->get_meta( self::META ), [ '', $email->id ], true ) ? $order : null;
	}

	public static function note( mixed $is_sent, mixed $id, mixed $email ): void {
		$order = $is_sent === true ? self::order_of( $email ) : null;
		if ( $order !== null && $order->get_meta( self::META ) === '' && is_string( $id ) ) {
			$order->update_meta_data( self::META, $id );
			$order->save_meta_data();
		}
	}
}
