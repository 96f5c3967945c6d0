<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;

/**
 * WordPress's tools to export and erase personal data. Runs inside WordPress.
 */
final class PrivacyTools {

	/**
	 * @return array{data: list<array{data: list<array{name: string, value: string}>}>, done: bool}
	 */
	public static function export( string $tool, string $email ): array {
		/** @var array{data: list<array{data: list<array{name: string, value: string}>}>, done: bool} */
		return self::run( 'exporters', $tool, $email );
	}

	/**
	 * @return array{items_removed: bool, items_retained: bool}
	 */
	public static function erase( string $tool, string $email ): array {
		/** @var array{items_removed: bool, items_retained: bool} */
		return self::run( 'erasers', $tool, $email );
	}

	/**
	 * @param 'exporters'|'erasers' $kind
	 */
	private static function run( string $kind, string $tool, string $email ): mixed {
		/** @var array<string, array{callback: callable}> $tools */
		$tools = apply_filters( "wp_privacy_personal_data_{$kind}", [] );
		return ( $tools[ $tool ]['callback'] ?? throw new LogicException( "There is no {$tool}." ) )( $email, 1 );
	}
}
