<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

/** Scripts and styles of this plugin's build. */
final readonly class BuiltFiles {
	public function __construct( private string $plugin_file ) {}

	/**
	 * Whether the script exists; false before the first build.
	 *
	 * @param non-empty-string $entry Name of the entry in the build.
	 */
	public function has( string $entry ): bool {
		return $this->asset( $entry ) !== null;
	}

	/**
	 * Enqueues a script, deferred.
	 *
	 * @param non-empty-string $entry Name of the entry in the build.
	 * @param list<non-empty-string> $others Handles that it depends on and does not import.
	 */
	public function enqueue( string $entry, array $others = [] ): void {
		$this->register( $entry, $others );
		wp_enqueue_script( self::handle( $entry ) );
	}

	/**
	 * @param non-empty-string $entry Name of the entry in the build.
	 * @param list<non-empty-string> $others Handles that it depends on and does not import.
	 */
	public function register( string $entry, array $others = [] ): void {
		$asset = $this->asset( $entry );
		if ( $asset === null ) {
			return;
		}
		wp_register_script(
			self::handle( $entry ),
			$this->url( "{$entry}.js" ),
			[ ...$asset['dependencies'], ...$others ],
			$asset['version'],
			[
				'strategy'  => 'defer',
				'in_footer' => true,
			]
		);
	}

	/**
	 * @param non-empty-string $entry Name of the entry in the build.
	 */
	public function enqueue_style( string $entry ): void {
		$this->register_style( $entry );
		wp_enqueue_style( self::handle( $entry ) );
	}

	/**
	 * @param non-empty-string $entry Name of the entry in the build.
	 */
	public function register_style( string $entry ): void {
		wp_register_style( self::handle( $entry ), $this->url( "{$entry}.css" ), [], $this->modified_time( "{$entry}.css" ) );
	}

	/**
	 * URL of a script or style that is loaded on demand.
	 *
	 * @param non-empty-string $entry Name of the entry in the build.
	 * @param 'js'|'css'       $kind
	 */
	public function address( string $entry, string $kind = 'js' ): string {
		return add_query_arg( 'ver', $this->version( $entry ), $this->url( "{$entry}.{$kind}" ) );
	}

	/**
	 * @param non-empty-string $entry Name of the entry in the build.
	 */
	public function version( string $entry ): string {
		return $this->asset( $entry )['version'] ?? '';
	}

	/**
	 * Source of a script that is small enough to be printed inline.
	 *
	 * @param non-empty-string $entry Name of the entry in the build.
	 */
	public function source( string $entry ): string {
		$file = $this->path( "{$entry}.js" );
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Version of a style, which has no manifest.
	 */
	private function modified_time( string $file ): string {
		$path = $this->path( $file );
		return is_readable( $path ) ? (string) filemtime( $path ) : '';
	}

	/**
	 * @param non-empty-string $entry
	 * @return non-empty-string
	 */
	private static function handle( string $entry ): string {
		return "vitrina-{$entry}";
	}

	/**
	 * @return non-empty-string
	 */
	private function url( string $file ): string {
		$url = plugins_url( "build/{$file}", $this->plugin_file );
		return $url === '' ? '/' : $url;
	}

	private function path( string $file ): string {
		return dirname( $this->plugin_file ) . "/build/{$file}";
	}

	/**
	 * @return array{dependencies: list<non-empty-string>, version: string}|null Null before the first build.
	 */
	private function asset( string $entry ): ?array {
		$file = $this->path( "{$entry}.asset.php" );
		if ( ! is_readable( $file ) ) {
			return null;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		return $asset;
	}
}
