<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Attribution;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Attribution\Domain\WooCommerceSettings;

final class WooCommerceSettingsTest extends TestCase {

	#[TestDox( '[ATT-02] reads what WooCommerce prints, also beside another plugin\'s lines' )]
	public function test_read(): void {
		$read = WooCommerceSettings::parse( self::script( [ 'session' => '45' ] ) . "\nvar more = {\"a\":1};" );
		self::assertSame( [ 0.00001, 45, false, 'wc_order_attribution_', true ], [ $read?->lifetime, $read?->session, $read?->base64, $read?->prefix, $read?->is_allowed ] );
	}

	#[TestDox( '[ATT-02] fields are passed to the script only if they differ from WooCommerce\'s' )]
	public function test_fields(): void {
		self::assertNull( WooCommerceSettings::parse( self::script() )?->other_fields() );
		self::assertSame( [ 'a' => 'first.src' ], WooCommerceSettings::parse( self::script( [], [ 'a' => 'first.src' ] ) )?->other_fields() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function strange(): array {
		return [
			'nothing'    => [ '' ],
			'other name' => [ 'var wc_attribution = {"params":{"prefix":"a"},"fields":{}};' ],
			'no params'  => [ 'var wc_order_attribution = {"fields":{}};' ],
			'no fields'  => [ 'var wc_order_attribution = {"params":{"prefix":"a"}};' ],
			'no prefix'  => [ 'var wc_order_attribution = {"params":{},"fields":{}};' ],
			'broken'     => [ 'var wc_order_attribution = {"params":{"prefix":"a",;' ],
		];
	}

	#[DataProvider( 'strange' )]
	#[TestDox( '[ATT-02] an unknown format is not replaced' )]
	public function test_strange( string $script ): void {
		self::assertNull( WooCommerceSettings::parse( $script ) );
	}

	/**
	 * @param array<string, mixed>       $params
	 * @param array<string, string>|null $fields
	 */
	private static function script( array $params = [], ?array $fields = null ): string {
		$json = [
			'params' => $params + [
				'lifetime'      => 0.00001,
				'session'       => 30,
				'base64'        => false,
				'ajaxurl'       => '/wp-admin/admin-ajax.php',
				'prefix'        => 'wc_order_attribution_',
				'allowTracking' => true,
			],
			'fields' => $fields ?? self::known(),
		];
		return 'var wc_order_attribution = ' . json_encode( $json, JSON_THROW_ON_ERROR ) . ';';
	}

	/**
	 * As the script knows them.
	 *
	 * @return array<string, string>
	 */
	private static function known(): array {
		$script = (string) file_get_contents( dirname( __DIR__, 5 ) . '/src/attribution/fields.ts' );
		preg_match_all( "/^\t(\w+): '(\w+\.\w+)',/m", $script, $lines );
		self::assertCount( 16, $lines[1] );
		return array_combine( $lines[1], $lines[2] );
	}
}
