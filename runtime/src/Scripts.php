<?php
/**
 * The script of the core, and the two JSON boxes it reads.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * Registers `vitrina-core` and prints what it needs where it is needed.
 */
final class Scripts {

	public const CORE = 'vitrina-core';

	/**
	 * Remembers where the copy lies.
	 *
	 * @param string $dir The folder of this copy of the runtime.
	 */
	public function __construct( private readonly string $dir ) {}

	/**
	 * Hooks of the script.
	 */
	public function register_hooks(): void {
		add_action( 'init', [ $this, 'register' ], 5 );
		// After everybody who opens an island in the footer (10), before the
		// footer's scripts are printed (20).
		add_action( 'wp_footer', [ $this, 'print_data' ], 19 );
	}

	/**
	 * Registers the core; who needs it names it as a dependency or enqueues it.
	 */
	public function register(): void {
		$asset = $this->asset();
		if ( null === $asset ) {
			return;
		}
		wp_register_script(
			self::CORE,
			Address::of( $this->dir ) . '/build/core.js',
			$asset['dependencies'],
			$asset['version'],
			[
				'strategy'  => 'defer',
				'in_footer' => false,
			]
		);
	}

	/**
	 * Prints settings and manifest on pages that have the core.
	 */
	public function print_data(): void {
		if ( Islands::is_used() ) {
			wp_enqueue_script( self::CORE );
		}
		if ( ! wp_script_is( self::CORE ) ) {
			return;
		}
		Json::print( 'vitrina-settings', Settings::all() );
		$manifest = Islands::manifest();
		if ( [] !== $manifest ) {
			Json::print( 'vitrina-islands', $manifest );
		}
	}

	/**
	 * What the build wrote down beside the script.
	 *
	 * @return array{dependencies: list<non-empty-string>, version: string}|null Null before the first build.
	 */
	private function asset(): ?array {
		$file = $this->dir . '/build/core.asset.php';
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset = require $file;
		if ( ! is_array( $asset ) ) {
			return null;
		}
		$dependencies = is_array( $asset['dependencies'] ?? null ) ? $asset['dependencies'] : [];
		$version      = $asset['version'] ?? '';
		return [
			'dependencies' => array_values( array_filter( $dependencies, static fn( $handle ): bool => is_string( $handle ) && '' !== $handle ) ),
			'version'      => is_string( $version ) ? $version : '',
		];
	}
}
