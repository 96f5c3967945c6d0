<?php

declare( strict_types=1 );

namespace Vitrina\Companion\FreeShipping;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\FreeShipping\Bar;
use Vitrina\Runtime\FreeShipping\Goals;
use Vitrina\Runtime\Hookable;

/**
 * Prints the free shipping bar in WooCommerce's classic cart and mini cart. WooCommerce prints both again after each
 * change, so the bar needs no script.
 */
final readonly class CartBar implements Hookable {
	/** Theme support that a theme declares if it prints the bar itself. */
	public const FEATURE = 'vitrina-free-shipping';

	private const PLACES = [ 'woocommerce_widget_shopping_cart_before_buttons', 'woocommerce_before_cart_totals' ];

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		foreach ( self::PLACES as $hook ) {
			add_action( $hook, self::print( ... ) );
		}
		add_action( 'wp_enqueue_scripts', fn () => $this->files->enqueue_style( 'free-shipping', is_inline: true ) );
	}

	private static function print(): void {
		$goals = Goals::of( WC()->cart );
		if ( $goals !== [] ) {
			Bar::print( $goals );
		}
	}
}
