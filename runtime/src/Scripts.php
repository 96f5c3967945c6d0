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

	/** What sends calls to the shop. */
	private const CALLS = 'vitrina-calls';

	/** What writes the cart and shows it. */
	private const CART = 'vitrina-cart';

	/** What components are mounted with; comes with the first of them. */
	private const REACT = 'vitrina-react';

	/**
	 * Who speaks of the cart on a page by events: WooCommerce's classic scripts
	 * and other plugins by jQuery, its blocks by `wp.data`.
	 */
	private const SPEAKERS = [ 'jquery', 'jquery-core', 'wp-data' ];

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
		add_action( 'init', $this->register( ... ), 5 );
		// After everybody who opens an island in the footer (10), before the
		// footer's scripts are printed (20).
		add_action( 'wp_footer', $this->print_data( ... ), 19 );
	}

	/**
	 * Registers the core; who needs it names it as a dependency or enqueues it.
	 */
	public function register(): void {
		$this->register_script( self::CORE, 'core', false );
		$this->register_script( self::CALLS, 'calls', true );
		$this->register_script( self::CART, 'cart', true );
		$this->register_script( self::REACT, 'react', true );
	}

	/**
	 * Registers a script of this copy's build, if there is one.
	 *
	 * @param non-empty-string $handle    Its handle.
	 * @param string           $name      Its file.
	 * @param bool             $in_footer Where it stands.
	 */
	private function register_script( string $handle, string $name, bool $in_footer ): void {
		$asset = $this->asset( $name );
		if ( $asset === null ) {
			return;
		}
		wp_register_script(
			$handle,
			Address::of( $this->dir ) . "/build/{$name}.js",
			$asset['dependencies'],
			$asset['version'],
			[
				'strategy'  => 'defer',
				'in_footer' => $in_footer,
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
		Islands::offer( self::CALLS );
		$this->bring_cart();
		Json::print( 'vitrina-settings', Settings::all() );
		$manifest = Islands::manifest();
		if ( $manifest !== [] ) {
			Json::print( 'vitrina-islands', $manifest );
		}
	}

	/**
	 * On most pages the core fetches the cart's script when somebody has a cart or
	 * wants one. Where others speak of the cart, it must be there to hear them.
	 */
	private function bring_cart(): void {
		if ( ! function_exists( 'WC' ) ) {
			return;
		}
		$speakers = array_filter( self::SPEAKERS, static fn( string $handle ): bool => wp_script_is( $handle ) );
		if ( $speakers === [] ) {
			Islands::offer( self::CART );
		} else {
			wp_enqueue_script( self::CART );
		}
	}

	/**
	 * What the build wrote down beside the script.
	 *
	 * @param string $name The script's file.
	 * @return array{dependencies: list<non-empty-string>, version: string}|null Null before the first build.
	 */
	private function asset( string $name ): ?array {
		$file = $this->dir . "/build/{$name}.asset.php";
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
			'dependencies' => array_values( array_filter( $dependencies, static fn( $handle ): bool => is_string( $handle ) && $handle !== '' ) ),
			'version'      => is_string( $version ) ? $version : '',
		];
	}
}
