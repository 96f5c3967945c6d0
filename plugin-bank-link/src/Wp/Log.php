<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/**
 * Writes to WooCommerce's log. Entries contain only names and numbers, no secrets or personal
 * data: never a token, a key, an address or typed text.
 */
final class Log {

	private const SOURCE = 'vitrina-bank-link';

	/** @param array<string, int|string> $context */
	public function warning( string $event, array $context = [] ): void {
		$pairs = [];
		foreach ( $context as $name => $value ) {
			$pairs[] = "{$name}={$value}";
		}
		wc_get_logger()->warning( trim( "{$event} " . implode( ' ', $pairs ) ), [ 'source' => self::SOURCE ] );
	}
}
