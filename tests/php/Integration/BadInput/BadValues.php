<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * Values that attackers or broken clients send.
 */
final class BadValues {

	public const MISSING = 'missing';

	/**
	 * Ends an attribute and starts a script. A page that contains it unchanged did not escape it.
	 */
	public const SCRIPT = '"><script>zlo()</script><img src=x onerror=zlo()>';

	/**
	 * @return array<array-key, mixed> By description; null means that the field is not sent.
	 */
	public static function of_any(): array {
		return [
			self::MISSING      => null,
			'empty'            => '',
			'0'                => '0',
			'-1'               => '-1',
			'10^9'             => '1000000000',
			'10^12'            => '1000000000000',
			'1e308'            => '1e308',
			'NaN'              => 'NaN',
			'a fraction'       => '0.00000001',
			'text'             => 'zlo',
			'a path'           => '../../wp-config',
			'an encoded path'  => '..%2f..%2fwp-config.php',
			'SQL'              => "1' OR '1'='1",
			...self::of_pages(),
		];
	}

	/**
	 * The most dangerous values only, for calls that render a whole page.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_pages(): array {
		return [
			'a list'        => [ '1', '2' ],
			'nested lists'  => [ 'a' => [ 'b' => [ 'c' => '1' ] ] ],
			'a NUL byte'    => "1\0zlo",
			'invalid UTF-8' => "1\xC3\x28",
			'a script'      => self::SCRIPT,
			'10 KB'         => str_repeat( 'ž', 5120 ),
		];
	}
}
