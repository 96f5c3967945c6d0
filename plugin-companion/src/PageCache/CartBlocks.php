<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;

/**
 * Marks a page as personal if a block prints the visitor's cart into it, which contains name and address too.
 * WooCommerce itself forbids caching only on the pages of its settings, and for some blocks with a full cart.
 */
final readonly class CartBlocks implements Hookable {
	/** Blocks that show the cart as it was printed. Others (mini cart, product button) fetch it again in the browser. */
	private const SHOW_CART = [ 'woocommerce/cart', 'woocommerce/checkout', 'woocommerce/all-products' ];

	public function register_hooks(): void {
		// Not by the page's content: a block may be in a pattern or a widget.
		foreach ( self::SHOW_CART as $block ) {
			add_filter( "render_block_{$block}", $this->handle_block( ... ) );
		}
		add_filter( 'woocommerce_hydration_request_after_callbacks', $this->handle_hydration( ... ), 10, 3 );
	}

	private function handle_block( mixed $html ): mixed {
		PersonalPage::mark();
		return $html;
	}

	/** WooCommerce prints a response of its Store API into the page. For a visitor without a session it contains no personal data. */
	private function handle_hydration( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if ( PersonalPage::has_session() && $request instanceof WP_REST_Request && preg_match( '#\A/wc/store(/v\d+)?/(cart|checkout)#', $request->get_route() ) === 1 ) {
			PersonalPage::mark();
		}
		return $response;
	}
}
