<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/**
 * WooCommerce's own log. Takes only names and numbers that hold no secret and
 * nobody's data: never a token, a key, an address or what somebody typed.
 */
final class Log {

	private const SOURCE = 'vitrina-bank-link';

	/**
	 * @param array<string, int|string> $facts
	 */
	public function info( string $event, array $facts = [] ): void {
		$this->write( 'info', $event, $facts );
	}

	/**
	 * @param array<string, int|string> $facts
	 */
	public function warning( string $event, array $facts = [] ): void {
		$this->write( 'warning', $event, $facts );
	}

	/**
	 * @param array<string, int|string> $facts
	 */
	private function write( string $level, string $event, array $facts ): void {
		$said = [];
		foreach ( $facts as $name => $value ) {
			$said[] = "{$name}={$value}";
		}
		wc_get_logger()->log( $level, trim( "{$event} " . implode( ' ', $said ) ), [ 'source' => self::SOURCE ] );
	}
}
