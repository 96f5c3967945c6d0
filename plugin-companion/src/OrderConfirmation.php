<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use WC_Email;
use WC_Order;

/**
 * The first e-mail to the customer that confirms an order. It is the durable medium of the contract
 * (Directive 2011/83/EU, article 8(7)), so modules add to it what the law wants there.
 */
final class OrderConfirmation {
	/** Order meta: id of the e-mail that confirmed the order. Sent again, it carries the same. */
	public const META = '_vitrina_confirmed_by';

	private const EMAILS = [ 'customer_on_hold_order', 'customer_processing_order', 'customer_completed_order' ];

	/** Every module that adds something calls it; WordPress keeps the callback once. */
	public static function watch(): void {
		add_action( 'woocommerce_email_sent', [ self::class, 'note' ], 10, 3 );
	}

	/** The order of an e-mail that is its confirmation; null for every other e-mail. */
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
