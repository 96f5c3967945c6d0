<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** Letters before the number of a document. */
final class Series {
	/** Maximum length in characters. */
	public const LENGTH = 12;

	/** @return string In capitals; empty unless it is Latin letters and digits, with . / - between them. */
	public static function clean( string $typed ): string {
		$typed = strtoupper( trim( $typed ) );
		return preg_match( '~^[A-Z0-9](?:[A-Z0-9./-]{0,10}[A-Z0-9])?$~D', $typed ) === 1 ? $typed : '';
	}
}
