<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use WC_Order;

/** The lines of a withdrawal statement, for page and e-mail. */
final class NoticeLines {
	/** @return array<string, string> Label → text, neither escaped. */
	public static function of( WC_Order $order, WithdrawalNotice $statement ): array {
		$ordered = $order->get_date_created();
		return [
			__( 'Name', 'vitrina-companion' )   => $statement->name,
			__( 'Order', 'vitrina-companion' )  => $order->get_order_number() . ( $ordered === null ? '' : ', ' . wc_format_datetime( $ordered ) ),
			__( 'E-mail', 'vitrina-companion' ) => $statement->email,
			__( 'Goods', 'vitrina-companion' )  => $statement->goods === '' ? __( 'all goods of the order', 'vitrina-companion' ) : $statement->goods,
		];
	}

	/** @param int $received_at Unix time. Shown in the shop's language and time zone. */
	public static function moment( int $received_at ): string {
		return (string) wp_date( wc_date_format() . ', ' . wc_time_format(), $received_at );
	}
}
