<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use const Vitrina\Discounts\PLUGIN_FILE;
use const Vitrina\Discounts\VERSION;

/**
 * One entry of the build: its script, its style, and what they depend on.
 */
final readonly class BuiltAsset {

	public function __construct( private string $name ) {}

	public function exists(): bool {
		return is_readable( $this->path( "{$this->name}.js" ) );
	}

	/**
	 * @param non-empty-string $handle
	 */
	public function register( string $handle ): void {
		if ( ! $this->exists() ) {
			return;
		}
		[ $dependencies, $version ] = $this->manifest();
		wp_register_script(
			$handle,
			$this->url( "{$this->name}.js" ),
			$dependencies,
			$version,
			[
				'strategy'  => 'defer',
				'in_footer' => true,
			]
		);
	}

	/**
	 * @param non-empty-string $handle
	 */
	public function enqueue_style( string $handle ): void {
		$file = $this->path( "{$this->name}.css" );
		if ( is_readable( $file ) ) {
			wp_enqueue_style( $handle, $this->url( "{$this->name}.css" ), [], VERSION . '-' . filemtime( $file ) );
			// Small enough to stand in the page: no request before the first paint.
			wp_style_add_data( $handle, 'path', $file );
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
		return plugins_url( 'build', PLUGIN_FILE ) . "/{$file}";
	}
}
