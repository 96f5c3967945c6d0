<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use DateTimeImmutable;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use WC_Order;

/** The lines of a withdrawal, for page and e-mail. */
final class NoticeLines {
	/** @return array<string, string> Label → text, neither escaped. */
	public static function of( WC_Order $order, Withdrawal $withdrawal ): array {
		$ordered   = $order->get_date_created();
		$statement = $withdrawal->statement;
		return [
			__( 'Name', 'vitrina-companion' )   => $statement->name,
			__( 'Order', 'vitrina-companion' )  => $order->get_order_number() . ( $ordered === null ? '' : ', ' . wc_format_datetime( $ordered ) ),
			__( 'E-mail', 'vitrina-companion' ) => $statement->email,
			__( 'Goods', 'vitrina-companion' )  => self::goods( $withdrawal, "\n" ),
		];
	}

	public static function goods( Withdrawal $withdrawal, string $separator = '; ' ): string {
		return $withdrawal->is_whole() ? __( 'all goods of the order', 'vitrina-companion' ) : implode( $separator, $withdrawal->goods() );
	}

	/** @param int $received_at Unix time. Shown in the shop's language and time zone. */
	public static function moment( int $received_at ): string {
		return (string) wp_date( wc_date_format() . ', ' . wc_time_format(), $received_at );
	}

	/** A day in the shop's language. */
	public static function day( DateTimeImmutable $day ): string {
		return (string) wp_date( wc_date_format(), $day->getTimestamp() );
	}
}
