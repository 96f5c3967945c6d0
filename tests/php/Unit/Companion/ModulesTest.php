<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class ModulesTest extends TestCase {

	/** Needs a process of its own: PHP cannot unload a class or a function. */
	private const SCRIPT = <<<'PHP'
		function add_action( $hook, $callback ) { 'init' === $hook && $GLOBALS['later'][] = $callback; }
		class WooCommerce {}
		define( 'YITH_WCWL', true );
		function woo_variation_swatches() {}
		define( 'ABSPATH', '/' );
		$autoload = require $argv[2] . '/psr4.php';
		$autoload( 'Vitrina\Companion', $argv[1] );
		$autoload( 'Vitrina\Runtime', $argv[2] . '/src' );
		Vitrina\Companion\ModuleStarter::start(
			[ new Vitrina\Companion\Swatches\Module(), new Vitrina\Companion\Wishlist\Module() ],
			new Vitrina\Runtime\BuiltAssets( 'a' )
		);
		foreach ( $GLOBALS['later'] as $callback ) { $callback(); }
		$names = array_merge( get_declared_classes(), get_declared_interfaces() );
		echo json_encode( [ count( $GLOBALS['later'] ), array_values( preg_grep( '/^Vitrina.Companion.\w+\W/', $names ) ) ] );
		PHP;

	#[TestDox( 'A module that is not enabled loads only itself and its condition' )]
	public function test_a_disabled_module_loads_nothing(): void {
		$source = dirname( __DIR__, 4 ) . '/plugin-companion/src';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( self::SCRIPT ) . ' ' . escapeshellarg( $source ) . ' ' . escapeshellarg( dirname( __DIR__, 4 ) . '/runtime' ), $output );

		self::assertSame(
			[
				2,
				[
					'Vitrina\Companion\Swatches\Module',
					'Vitrina\Companion\Wishlist\Module',
				],
			],
			json_decode( implode( '', $output ), true )
		);
	}

	#[TestDox( 'Each folder with a Module.php is in the list of Plugin.php' )]
	public function test_every_module_is_listed(): void {
		$source = dirname( __DIR__, 4 ) . '/plugin-companion/src';
		$files  = glob( "{$source}/*/Module.php" );
		self::assertIsArray( $files );
		preg_match_all( '/^\t\t(\w+)\\\\Module::class,$/m', (string) file_get_contents( "{$source}/Plugin.php" ), $found );

		self::assertEqualsCanonicalizing( array_map( static fn ( string $file ): string => basename( dirname( $file ) ), $files ), $found[1] );
	}
}
