<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Prices;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Prices\Domain\CrossedOut;

final class CrossedOutTest extends TestCase {

	#[TestDox( '[LAW-15] without a known lowest price the crossed-out price is removed, of WooCommerce and of the discount plugin' )]
	public function test_removed(): void {
		$woo   = '<del aria-hidden="true"><span>20</span></del> <span class="screen-reader-text">Original price was: 20.</span><ins aria-hidden="true"><span>16</span></ins><span class="screen-reader-text">Current price is: 16.</span> <small>VAT</small>';
		$rule  = '<del><span class="screen-reader-text">Before: </span><b>20</b></del>&nbsp;<ins><span class="screen-reader-text">Now: </span><b>16</b></ins>';
		$range = '<del><b>1</b></del><br><ins><span class="screen-reader-text">Now: </span><b>1</b> – <b>2</b><span class="screen-reader-text">Price range: 1 through 2</span></ins>';
		self::assertSame( '<span>16</span> <small>VAT</small>', CrossedOut::remove( $woo ) );
		self::assertSame( '<b>16</b>', CrossedOut::remove( $rule ) );
		self::assertSame( '<b>1</b> – <b>2</b><span class="screen-reader-text">Price range: 1 through 2</span>', CrossedOut::remove( $range ) );
		self::assertSame( '<b>16</b>', CrossedOut::remove( '<b>16</b>' ) );
	}
}
