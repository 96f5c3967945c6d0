<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * Every call that the project handles, with bad values for each field.
 */
final class CallTable {

	/**
	 * Read by forms of wp-admin and of an order's payment, which need more than a request;
	 * the tests that send them bad input.
	 */
	public const ELSEWHERE = [
		'plugin-lpexpress/src/Checkout/PayForOrder.php' => 'LpExpress/CheckoutTest.php',
		'plugin-lpexpress/src/Checkout/NativeSelect.php' => 'LpExpress/CheckoutTest.php',
		'plugin-lpexpress/src/Order/OrderScreen.php'    => 'LpExpress/AdminTest.php',
		'plugin-lpexpress/src/Admin/ProductField.php'   => 'LpExpress/ProductFieldTest.php',
		'plugin-companion/src/Search/ElasticPress.php'  => 'Companion/SearchTest.php',
		'plugin-companion/src/Swatches/TermFields.php'  => 'Companion/SwatchesTest.php',
		'plugin-companion/src/ProductFacts/TermFields.php' => 'Companion/ProductFactsTest.php',
		'plugin-companion/src/ProductFacts/ProductPanel.php' => 'Companion/ProductFactsTest.php',
		'plugin-companion/src/ProductFacts/QuickEdit.php' => 'Companion/ProductFactsTest.php',
		'plugin-companion/src/UnitPrice/Exemptions.php' => 'Companion/UnitPriceFieldsTest.php',
		'plugin-companion/src/UnitPrice/ProductFields.php' => 'Companion/UnitPriceFieldsTest.php',
		'plugin-companion/src/Video/ProductField.php'   => 'Companion/VideoFieldTest.php',
		'plugin-companion/src/Invoices/Documents/InvoicePage.php' => 'Companion/InvoicesTest.php',
		'plugin-companion/src/Withdrawal/ProductExemption.php' => 'Companion/WithdrawalTest.php',
		'plugin-bank-link/src/Admin/ConnectionStatusPanel.php' => 'BankLink/AdminTest.php',
		'plugin-bank-link/src/Admin/OrderConcurrencyCheck.php'     => 'BankLink/ManualOrderChangeTest.php',
		'plugin-bank-link/src/Gateway/Storefront.php'   => 'BankLink/CheckoutTest.php',
		'plugin-companion/src/Checkout/Totals.php'      => 'Companion/DisplayedTotalTest.php',
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
	private static function calls( ShopData $data ): array {
		$calls = [];
		foreach ( self::GROUPS as $group ) {
			array_push( $calls, ...$group::all( $data ) );
		}
		return $calls;
	}

	/**
	 * @param string $group One of GROUPS.
	 * @return list<BadRequest>
	 */
	public static function requests( string $group, ShopData $data ): array {
		$requests = [];
		foreach ( ( self::GROUPS[ $group ] ?? ReadCalls::class )::all( $data ) as $call ) {
			array_push( $requests, ...$call->requests() );
		}
		return $requests;
	}

	/**
	 * @return list<string>
	 */
	public static function names( ShopData $data ): array {
		return array_merge( ...array_map( static fn ( Call $call ): array => $call->names, self::calls( $data ) ) );
	}

	/**
	 * @return list<string> Files that read the request, as named in the rows.
	 */
	public static function files( ShopData $data ): array {
		return array_values( array_unique( array_merge( array_keys( self::ELSEWHERE ), ...array_map( static fn ( Call $call ): array => $call->reads, self::calls( $data ) ) ) ) );
	}
}
