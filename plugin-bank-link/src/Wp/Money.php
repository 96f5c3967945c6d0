<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/** Formats amounts like prices of the shop, as plain text. */
final class Money {

	/** @param int $amount Minor units. */
	public static function text( int $amount, string $currency ): string {
		$price = wc_price(
			$amount / 100,
			[
				'currency' => $currency,
				'decimals' => 2,
			]
		);
		return html_entity_decode( wp_strip_all_tags( $price ), ENT_QUOTES, 'UTF-8' );
	}
}
