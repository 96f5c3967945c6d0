<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\Json;

final class JsonTest extends TestCase {

	public function test_nothing_in_it_ends_a_script_or_an_attribute(): void {
		$value = [ 'text' => "</script><!-- & ' \" Šiauliai &amp;" ];
		$json  = Json::encode( $value );
		self::assertSame( 0, preg_match( '/[<>&\']/', $json ) );
		self::assertStringNotContainsString( '\\"', $json );
		self::assertStringContainsString( 'Šiauliai', $json );
		self::assertSame( $value, json_decode( $json, true ) );
	}

	public function test_unreadable_bytes_are_replaced_and_not_the_end_of_it(): void {
		self::assertSame( "\u{fffd}x", json_decode( Json::encode( "\xffx" ) ) );
	}
}
