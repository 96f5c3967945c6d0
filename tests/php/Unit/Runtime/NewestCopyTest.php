<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * Each test is a request of its own, in a process of its own, in a shop whose
 * plugins and theme were built at different times.
 */
final class NewestCopyTest extends TestCase {

	private const PLUGINS = 'do_action( "plugins_loaded" );';
	private const SETUP   = 'do_action( "after_setup_theme" );';
	private const BOOTED  = 'return $booted;';
	private const FROM    = 'return Vitrina\Runtime\Part::VERSION;';

	private string $shop = '';

	protected function setUp(): void {
		$this->shop = sys_get_temp_dir() . '/' . uniqid( 'vitrina-copies-' );
		mkdir( $this->shop );
	}

	protected function tearDown(): void {
		$this->run_php( 'function gone( $path ) { if ( is_dir( $path ) && ! is_link( $path ) ) { array_map( "gone", glob( "$path/*" ) ); rmdir( $path ); } else { unlink( $path ); } } gone( ' . var_export( $this->shop, true ) . ' ); return true;' );
	}

	#[TestDox( 'The newest copy serves all, and the runtime is started once, from it' )]
	public function test_the_newest_wins(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build( 'b', '0.1.0.900' );
		$this->build( 'c', '0.1.0.1000' );
		$this->build( 'd', '0.1.0.200' );

		self::assertSame( [ '0.1.0.1000', [ '0.1.0.1000' ] ], $this->request( [ 'a', 'b', 'c', 'd' ], self::PLUGINS . self::SETUP . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
	}

	#[TestDox( 'A release is newer than any build of the one before it' )]
	public function test_release_before_time(): void {
		$this->build( 'a', '0.9.0.1795589711' );
		$this->build( 'b', '0.10.0.1700000000' );

		self::assertSame( '0.10.0.1700000000', $this->request( [ 'a', 'b' ], self::PLUGINS . self::FROM ) );
	}

	#[TestDox( 'Plugins can use the classes as soon as they start, from the theme\'s copy where that is the newest' )]
	public function test_theme_is_registered_before_it_is_loaded(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build( 'theme', '0.1.0.300' );
		$this->build( 'b', '0.1.0.200' );

		self::assertSame( '0.1.0.300', $this->request( [ 'a', 'b' ], self::PLUGINS . self::FROM ) );
		self::assertSame( [ '0.1.0.300' ], $this->request( [ 'a', 'b' ], self::PLUGINS . self::theme() . self::SETUP . self::BOOTED ) );
	}

	#[TestDox( 'A theme without plugins uses its own copy' )]
	public function test_a_theme_alone(): void {
		$this->build( 'theme', '0.1.0.300' );

		self::assertSame( [ '0.1.0.300', [ '0.1.0.300' ] ], $this->request( [], self::PLUGINS . self::theme() . self::SETUP . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
	}

	#[TestDox( 'A plugin alone works under any theme; only who asks for it starts the runtime' )]
	public function test_a_plugin_alone(): void {
		$this->build( 'a', '0.1.0.100' );

		self::assertSame( [ '0.1.0.100', [] ], $this->request( [], $this->load_file( 'a', 'classes' ) . self::PLUGINS . self::SETUP . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
	}

	#[TestDox( 'Of copies with the same version the first serves all' )]
	public function test_equal_versions(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build( 'b', '0.1.0.100', [ 'Twin' ] );
		$this->build( 'theme', '0.1.0.100' );

		self::assertSame(
			[ 'a', [ '0.1.0.100' ] ],
			$this->request( [ 'a', 'b' ], self::PLUGINS . self::theme() . self::SETUP . 'return [ basename( dirname( Vitrina\Runtime\FOLDER, 2 ) ), $booted ];' )
		);
	}

	#[TestDox( 'A plugin from before the shared classes works beside new ones, whichever is loaded first' )]
	public function test_an_old_plugin(): void {
		$this->build_old( 'old' );
		$this->build( 'new', '0.1.0.100' );

		foreach ( [ [ 'old', 'new' ], [ 'new', 'old' ] ] as $plugins ) {
			self::assertSame( [ '0.1.0.100', [ '0.1.0.100' ] ], $this->request( $plugins, self::PLUGINS . self::SETUP . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
		}
		self::assertSame( [ '0.1.0' ], $this->request( [ 'old' ], self::PLUGINS . self::SETUP . self::BOOTED ) );
	}

	#[TestDox( 'A theme from before the shared classes works beside new plugins' )]
	public function test_an_old_theme(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build_old( 'theme' );

		self::assertSame( [ '0.1.0.100' ], $this->request( [ 'a' ], self::PLUGINS . $this->load_file( 'theme', 'load' ) . self::SETUP . self::BOOTED ) );
	}

	#[TestDox( 'A plugin that is activated beside older ones finds the classes that they lack' )]
	public function test_activation_beside_older_plugins(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build( 'b', '0.2.0.100', [ 'Later' ] );
		$this->build_old( 'old' );
		$activate = self::SETUP . $this->load_file( 'b', 'load' );

		self::assertSame( [ '0.1.0.100', '0.2.0.100' ], $this->request( [ 'a' ], self::PLUGINS . $activate . 'return [ Vitrina\Runtime\Part::VERSION, Vitrina\Runtime\Later::VERSION ];' ) );
		self::assertSame( [ '0.1.0', '0.2.0.100' ], $this->request( [ 'old' ], self::PLUGINS . $activate . 'return [ Vitrina\Runtime\Part::VERSION, Vitrina\Runtime\Later::VERSION ];' ) );
		self::assertSame( '0.2.0.100', $this->request( [], self::PLUGINS . $activate . self::FROM ) );
	}

	#[TestDox( 'One copy serves the whole request: a newer one that comes later, as with a theme that is previewed, changes nothing' )]
	public function test_a_late_copy(): void {
		$this->build( 'a', '0.1.0.100' );
		$this->build( 'previewed', '0.1.0.900' );
		$this->build_old( 'old' );

		foreach ( [ [ 'a' ], [ 'old', 'a' ] ] as $plugins ) {
			self::assertSame( [ '0.1.0.100', [ '0.1.0.100' ] ], $this->request( $plugins, self::PLUGINS . $this->load_file( 'previewed', 'load' ) . self::SETUP . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
		}
	}

	#[TestDox( 'A plugin that is uninstalled uses its own copy where there is no other' )]
	public function test_uninstall(): void {
		$this->build( 'a', '0.1.0.100' );

		self::assertSame( [ '0.1.0.100', [] ], $this->request( [], self::PLUGINS . self::SETUP . $this->load_file( 'a', 'classes' ) . 'return [ Vitrina\Runtime\Part::VERSION, $booted ];' ) );
	}

	#[TestDox( 'A class that nobody has is not found, without an error' )]
	public function test_unknown_class(): void {
		$this->build( 'a', '0.1.0.100' );

		self::assertFalse( $this->request( [ 'a' ], self::PLUGINS . 'return class_exists( "Vitrina\\\\Runtime\\\\Nothing" );' ) );
	}

	#[TestDox( 'Each unit finds its own classes' )]
	public function test_own_classes(): void {
		$this->build( 'a', '0.1.0.100' );
		mkdir( "{$this->shop}/a/src/Domain", 0777, true );
		file_put_contents( "{$this->shop}/a/src/Domain/Item.php", '<?php namespace Vitrina\Planted\Domain; final class Item { const NAME = "item"; }' );

		self::assertSame(
			[ 'item', false ],
			$this->request( [], '( require "$shop/a/build/runtime/psr4.php" )( "Vitrina\\\\Planted", "$shop/a/src" ); return [ Vitrina\Planted\Domain\Item::NAME, class_exists( "Vitrina\\\\PlantedElse\\\\Domain\\\\Item" ) ];' )
		);
	}

	#[TestDox( 'The version is written by the build, once' )]
	public function test_version_header(): void {
		self::assertSame( 1, substr_count( (string) file_get_contents( self::runtime() . '/classes.php' ), "'0.0.0'" ) );
	}

	/**
	 * Creates a plugin or theme with the current runtime.
	 *
	 * @param list<string> $more Classes that it has beyond `Part`.
	 */
	private function build( string $unit, string $version, array $more = [] ): void {
		$folder = $this->folder( $unit );
		foreach ( [ 'autoload', 'boot', 'classes', 'copies', 'load', 'psr4' ] as $name ) {
			file_put_contents( "{$folder}/{$name}.php", str_replace( "'0.0.0'", "'{$version}'", (string) file_get_contents( self::runtime() . "/{$name}.php" ) ) );
		}
		$this->add_classes( $folder, $version, $more );
	}

	/**
	 * Creates a plugin or theme with an old runtime: all copies had version 0.1.0, and the newest was chosen after the theme was loaded.
	 */
	private function build_old( string $unit ): void {
		$folder = $this->folder( $unit );
		foreach ( [ 'autoload', 'boot', 'load' ] as $name ) {
			copy( __DIR__ . "/Support/copy-0.1.0/{$name}.php", "{$folder}/{$name}.php" );
		}
		$this->add_classes( $folder, '0.1.0', [] );
	}

	/**
	 * @param list<string> $more
	 */
	private function add_classes( string $folder, string $version, array $more ): void {
		foreach ( [ 'Part', ...$more ] as $name ) {
			file_put_contents( "{$folder}/src/{$name}.php", "<?php namespace Vitrina\\Runtime; final class {$name} { public const VERSION = '{$version}'; }" );
		}
		file_put_contents( "{$folder}/src/Runtime.php", "<?php namespace Vitrina\\Runtime; final class Runtime { public static function boot( string \$dir ): void { \$GLOBALS['booted'][] = Part::VERSION; if ( \$dir !== dirname( __DIR__ ) ) { throw new \\RuntimeException( \$dir ); } } }" );
	}

	private function folder( string $unit ): string {
		$folder = "{$this->shop}/{$unit}/build/runtime";
		mkdir( "{$folder}/src", 0777, true );
		return $folder;
	}

	/**
	 * @param list<string> $plugins Active ones, in the order in which they are loaded.
	 * @param string       $then    What happens afterwards; it returns the result.
	 */
	private function request( array $plugins, string $then ): mixed {
		$load = implode( '', array_map( fn ( string $unit ): string => $this->load_file( $unit, 'load' ), $plugins ) );
		return $this->run_php( 'require ' . var_export( __DIR__ . '/Support/request.php', true ) . '; $shop = ' . var_export( $this->shop, true ) . "; \$booted = []; Hooks::\$theme = \"\$shop/theme\"; {$load}{$then}" );
	}

	private function load_file( string $unit, string $file ): string {
		return "require_once \"{$this->shop}/{$unit}/build/runtime/{$file}.php\";";
	}

	/** WordPress loads the theme, after its plugins. */
	private static function theme(): string {
		return 'require_once "$shop/theme/build/runtime/load.php";';
	}

	/**
	 * @return mixed What the code returns, by way of JSON.
	 */
	private function run_php( string $code ): mixed {
		$process = proc_open(
			[ PHP_BINARY, '-d', 'display_errors=stderr', '-r', "error_reporting( E_ALL ); \$result = ( static function () { global \$booted; {$code} } )(); echo json_encode( \$result );" ],
			[
				1 => [ 'pipe', 'w' ],
				2 => [ 'pipe', 'w' ],
			],
			$pipes
		);
		self::assertIsResource( $process );
		$response = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		proc_close( $process );
		self::assertSame( '', $errors );
		return json_decode( $response, true );
	}

	private static function runtime(): string {
		return dirname( __DIR__, 4 ) . '/runtime';
	}
}
