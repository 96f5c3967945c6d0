<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Companion\DeliveryTime\Domain\Days;

/** The delivery time as text, in the language of the page. It names no date, because the time of packing is unknown. */
final class DaysText {
	/** @return string Not escaped; '' if no delivery time is stored. */
	public static function of( mixed $stored ): string {
		$days = Days::parse( $stored );
		return match ( true ) {
			$days === null             => '',
			/* translators: %d: number of days. */
			$days->from === 0          => sprintf( _n( 'up to %d working day', 'up to %d working days', $days->to, 'vitrina-companion' ), $days->to ),
			/* translators: %d: number of days. */
			$days->to === 0            => sprintf( _n( 'at least %d working day', 'at least %d working days', $days->from, 'vitrina-companion' ), $days->from ),
			/* translators: %d: number of days. */
			$days->from === $days->to  => sprintf( _n( '%d working day', '%d working days', $days->to, 'vitrina-companion' ), $days->to ),
			/* translators: 1: least, 2: greatest number of days. */
			default                    => sprintf( _n( '%1$d–%2$d working day', '%1$d–%2$d working days', $days->to, 'vitrina-companion' ), $days->from, $days->to ),
		};
	}
}
