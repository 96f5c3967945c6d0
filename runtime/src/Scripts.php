<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** The scripts of the runtime, and the two JSON data blocks that the core reads, on pages with the core. */
final class Scripts {

	public const CORE = 'vitrina-core';

	/** Sends requests to the shop. */
	private const CALLS = 'vitrina-calls';

	/** Changes and shows the cart. */
	private const CART = 'vitrina-cart';

	/** Handles of scripts by which others send cart events: WooCommerce's classic scripts and other plugins use jQuery, its blocks `wp.data`. */
	private const CART_EVENT_SOURCES = [ 'jquery', 'jquery-core', 'wp-data' ];

	/** @param string $dir Directory of this copy of the runtime. */
	public function __construct( private readonly string $dir ) {}

	public function register_hooks(): void {
		add_action( 'init', $this->register( ... ), 5 );
		// After islands that are opened in the footer (10), before footer scripts are printed
		// (20).
		add_action( 'wp_footer', $this->print_data( ... ), 19 );
	}

	/** Registers the scripts. Scripts of theme and plugins depend on the core, or enqueue it. */
	public function register(): void {
		$assets = new BuiltAssets( $this->dir );
		$assets->register(
			'core',
			args: [
				'strategy'  => 'defer',
				'in_footer' => false,
			]
		);
		$assets->register( 'calls' );
		$assets->register( 'cart' );
		// Mounts React components; it is loaded with the first of them.
		$assets->register( 'react' );
	}

	/** Prints settings and manifest on pages that have the core. */
	public function print_data(): void {
		if ( Islands::is_used() ) {
			wp_enqueue_script( self::CORE );
		}
		if ( ! wp_script_is( self::CORE ) ) {
			return;
		}
		Islands::offer( self::CALLS, is_prefetched: true );
		$this->add_cart_script();
		Json::print( 'vitrina-settings', Settings::all() );
		$manifest = Islands::manifest();
		if ( $manifest !== [] ) {
			Json::print( 'vitrina-islands', $manifest );
		}
	}

	/** The core loads the cart script on demand, unless other scripts send cart events that it must receive. */
	private function add_cart_script(): void {
		if ( ! function_exists( 'WC' ) ) {
			return;
		}
		$sources = array_filter( self::CART_EVENT_SOURCES, static fn( string $handle ): bool => wp_script_is( $handle ) );
		if ( $sources === [] ) {
			Islands::offer( self::CART, is_prefetched: true );
		} else {
			wp_enqueue_script( self::CART );
		}
	}
}
