<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * Every call that the project answers, with what is bad for it.
 */
final class Table {

	/**
	 * Read by forms of wp-admin and of an order's payment, which need more than a request;
	 * the tests that send them bad input.
	 */
	public const ELSEWHERE = [
		'plugin-lpexpress/src/Checkout/PayForOrder.php' => 'LpExpress/CheckoutTest.php',
		'plugin-lpexpress/src/Order/OrderScreen.php'    => 'LpExpress/AdminTest.php',
		'plugin-companion/src/Swatches/TermFields.php'  => 'Companion/SwatchesTest.php',
		'plugin-companion/src/Video/ProductField.php'   => 'Companion/VideoFieldTest.php',
		'plugin-bank-link/src/Admin/Assets.php'         => 'BankLink/AdminTest.php',
		'plugin-bank-link/src/Admin/OrderConcurrencyCheck.php'     => 'BankLink/ByHandTest.php',
		'plugin-bank-link/src/Gateway/Storefront.php'   => 'BankLink/CheckoutTest.php',
		'plugin-companion/src/Checkout/Totals.php'      => 'Companion/ShownTotalTest.php',
	];

	public const GROUPS = [
		'reading' => ReadCalls::class,
		'buying'  => ShopperCalls::class,
		'pages'   => PageCalls::class,
		'wp-admin' => AdminCalls::class,
	];

	/**
	 * @return list<Call>
	 */
	private static function calls( Facts $facts ): array {
		$calls = [];
		foreach ( self::GROUPS as $group ) {
			array_push( $calls, ...$group::all( $facts ) );
		}
		return $calls;
	}

	/**
	 * @param string $group One of GROUPS.
	 * @return list<Question>
	 */
	public static function questions( string $group, Facts $facts ): array {
		$questions = [];
		foreach ( ( self::GROUPS[ $group ] ?? ReadCalls::class )::all( $facts ) as $call ) {
			array_push( $questions, ...$call->questions() );
		}
		return $questions;
	}

	/**
	 * @return list<string>
	 */
	public static function names( Facts $facts ): array {
		return array_merge( ...array_map( static fn ( Call $call ): array => $call->names, self::calls( $facts ) ) );
	}

	/**
	 * @return list<string> Files that read the request, by what the rows say.
	 */
	public static function files( Facts $facts ): array {
		return array_values( array_unique( array_merge( array_keys( self::ELSEWHERE ), ...array_map( static fn ( Call $call ): array => $call->reads, self::calls( $facts ) ) ) ) );
	}
}
