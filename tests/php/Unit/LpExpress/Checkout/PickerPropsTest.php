<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Checkout;

use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Checkout\PickerProps;
use Vitrina\LpExpress\Checkout\SavedSelection;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Tests\Unit\LpExpress\Support\InMemoryTerminals;

final class PickerPropsTest extends TestCase {

	#[RunInSeparateProcess]
	#[TestDox( '[TERM-04] PHP prints exactly what the contract of the picker defines' )]
	public function test_contract(): void {
		require_once dirname( __DIR__ ) . '/Support/wordpress.php';
		$fixture   = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contract/terminal-picker.json' ), true, 8, JSON_THROW_ON_ERROR );
		$terminals = new InMemoryTerminals( [], false, '5e1f' );
		$props     = new PickerProps( $terminals, new SavedSelection( new SelectionTable(), $terminals ), new Settings() );
		self::assertSame( $fixture, $props->build( 'LT', new Terminal( '101', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ) ) );
		self::assertNull( $props->build( 'LT', null )['selected'] );
	}
}
