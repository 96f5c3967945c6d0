<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use DateTimeImmutable;
use Vitrina\Companion\Withdrawal\Domain\Deadline;
use Vitrina\Companion\Withdrawal\Domain\OrderLine;
use Vitrina\Companion\Withdrawal\Domain\Refunded;
use WC_Order;
use WC_Order_Item_Product;

/** Reads from an order what a withdrawal needs: its lines, refunds, delivery cost and deadline. */
final class OrderRecord {
	/** @return list<OrderLine> Lines of products. */
	public static function lines( WC_Order $order ): array {
		$lines = [];
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				$lines[] = new OrderLine(
					$item->get_id(),
					trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $item->get_name() ) ) ),
					self::pieces( $item->get_quantity() ),
					self::minor_units( (float) $item->get_total() + (float) $item->get_total_tax() ),
					ProductExemption::of_item( $item )
				);
			}
		}
		return $lines;
	}

	/** @return list<Refunded> Refunded pieces of each line, by refund. */
	public static function refunds( WC_Order $order ): array {
		$refunded = [];
		foreach ( $order->get_refunds() as $refund ) {
			foreach ( $refund->get_items() as $item ) {
				$quantity = self::pieces( abs( (float) $item->get_quantity() ) );
				$line     = $item->get_meta( '_refunded_item_id' );
				if ( $quantity > 0 && is_numeric( $line ) ) {
					$refunded[] = new Refunded( (int) $line, $quantity, $refund->get_date_created()?->getTimestamp() ?? 0 );
				}
			}
		}
		return $refunded;
	}

	/** @return int What was paid for delivery, with tax, in minor units. */
	public static function delivery_cost( WC_Order $order ): int {
		return self::minor_units( (float) $order->get_shipping_total() + (float) $order->get_shipping_tax() );
	}

	/** The end of the withdrawal period; null if the time of delivery is not known. */
	public static function deadline( WC_Order $order ): ?DateTimeImmutable {
		$completed = $order->get_date_completed()?->getTimestamp();
		/**
		 * Filters the time of delivery of an order, from which the withdrawal period starts.
		 *
		 * @since 0.1.0
		 *
		 * @param int|null $delivered_at Unix time in seconds. By default when the order was completed; null if it is not completed.
		 * @param WC_Order $order
		 */
		$delivered_at = apply_filters( 'vitrina_order_delivered_at', $completed, $order );
		return is_int( $delivered_at ) && $delivered_at > 0 ? Deadline::after( ( new DateTimeImmutable( "@{$delivered_at}" ) )->setTimezone( wp_timezone() ) ) : null;
	}

	/** Whole pieces, rounded down; at least 1 for a positive quantity, such as half a kilogram. */
	private static function pieces( int|float|string $quantity ): int {
		return (float) $quantity > 0.0 ? max( 1, (int) $quantity ) : 0;
	}

	private static function minor_units( float $amount ): int {
		return (int) round( $amount * 10 ** wc_get_price_decimals() );
	}
}
