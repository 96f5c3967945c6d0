<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use const Vitrina\LpExpress\PLUGIN_FILE;
use const Vitrina\LpExpress\VERSION;

/**
 * One entry of the build: its script, its style, and what they depend on.
 */
final readonly class BuiltAsset {

	public function __construct( private string $name ) {}

	public function exists(): bool {
		return is_readable( $this->path( "{$this->name}.js" ) );
	}

	/**
	 * Script and style get the same handle.
	 *
	 * @param non-empty-string       $handle
	 * @param list<non-empty-string> $more_dependencies
	 */
	public function register( string $handle, array $more_dependencies = [] ): void {
		if ( ! $this->exists() ) {
			return;
		}
		[ $dependencies, $version ] = $this->manifest();
		wp_register_script( $handle, $this->url( "{$this->name}.js" ), array_values( array_unique( [ ...$dependencies, ...$more_dependencies ] ) ), $version, [ 'in_footer' => true ] );
		wp_set_script_translations( $handle, 'vitrina-lpexpress', dirname( PLUGIN_FILE ) . '/languages' );
		// Webpack names a style after the entry, or `style-` and the entry where the source is called style.
		foreach ( [ "{$this->name}.css", "style-{$this->name}.css" ] as $style ) {
			if ( is_readable( $this->path( $style ) ) ) {
				wp_register_style( $handle, $this->url( $style ), [], $version );
				wp_style_add_data( $handle, 'path', $this->path( $style ) );
				return;
			}
		}
	}

	/**
	 * @return array{list<non-empty-string>, string} Dependencies and version.
	 */
	private function manifest(): array {
		$file         = $this->path( "{$this->name}.asset.php" );
		$manifest     = is_readable( $file ) ? require $file : [];
		$manifest     = is_array( $manifest ) ? $manifest : [];
		$dependencies = isset( $manifest['dependencies'] ) && is_array( $manifest['dependencies'] ) ? $manifest['dependencies'] : [];
		$version      = $manifest['version'] ?? VERSION;
		return [ array_values( array_filter( $dependencies, static fn ( mixed $handle ): bool => is_string( $handle ) && $handle !== '' ) ), is_string( $version ) ? $version : VERSION ];
	}

	private function path( string $file ): string {
		return dirname( PLUGIN_FILE ) . "/build/{$file}";
	}

	/**
	 * @return non-empty-string
	 */
	private function url( string $file ): string {
		return self::folder() . $file;
	}

	/**
	 * Where the build is served from, with a slash at the end.
	 *
	 * @return non-empty-string
	 */
	public static function folder(): string {
		return plugins_url( 'build', PLUGIN_FILE ) . '/';
	}
}
