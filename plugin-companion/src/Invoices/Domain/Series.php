<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** Letters before the number of a document. */
final class Series {
	public const LENGTH = 12;

	/** @return string In capitals; empty if it is no series: letters of the Latin alphabet, digits, dots, slashes and hyphens inside. */
	public static function clean( string $typed ): string {
		$typed = strtoupper( trim( $typed ) );
		return preg_match( '~^[A-Z0-9](?:[A-Z0-9./-]{0,10}[A-Z0-9])?$~D', $typed ) === 1 ? $typed : '';
	}
}
