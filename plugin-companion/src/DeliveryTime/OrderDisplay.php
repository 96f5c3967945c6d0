<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Runtime\Hookable;
use WC_Meta_Data;
use WC_Order;

/** Shows the delivery time as it was when the order was placed: on the order's page, in its e-mails, and in wp-admin. */
final class OrderDisplay implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_get_order_item_totals', self::add_row( ... ), 10, 2 );
		add_filter( 'woocommerce_order_item_display_meta_key', self::name( ... ), 10, 2 );
		add_filter( 'woocommerce_order_item_display_meta_value', self::value( ... ), 10, 2 );
	}

	/** @param mixed $rows Rows below the items of the order, by key. */
	private static function add_row( mixed $rows, mixed $order ): mixed {
		$text = $order instanceof WC_Order ? self::text( $order ) : '';
		if ( ! is_array( $rows ) || $text === '' ) {
			return $rows;
		}
		$row      = [
			'vitrina_delivery_time' => [
				'type'  => 'vitrina_delivery_time',
				'label' => self::label() . ':',
				'value' => esc_html( $text ),
			],
		];
		$position = array_search( 'shipping', array_keys( $rows ), true );
		return is_int( $position ) ? array_slice( $rows, 0, $position + 1, true ) + $row + $rows : $rows + $row;
	}

	/** The delivery time of each shipping item, because an order may have several. */
	private static function text( WC_Order $order ): string {
		$texts = [];
		foreach ( $order->get_items( 'shipping' ) as $delivery ) {
			$texts[] = DaysText::of( $delivery->get_meta( MethodSettings::META ) );
		}
		return implode( '; ', array_unique( array_diff( $texts, [ '' ] ) ) );
	}

	private static function label(): string {
		return __( 'Delivery time', 'vitrina-companion' );
	}

	private static function name( mixed $name, mixed $meta ): mixed {
		return $meta instanceof WC_Meta_Data && $meta->key === MethodSettings::META ? self::label() : $name;
	}

	private static function value( mixed $value, mixed $meta ): mixed {
		return $meta instanceof WC_Meta_Data && $meta->key === MethodSettings::META ? esc_html( DaysText::of( $meta->value ) ) : $value;
	}
}
