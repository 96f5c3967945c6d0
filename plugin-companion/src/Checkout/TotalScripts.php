<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Keeps the total on an open checkout current, whichever checkout it is. */
final readonly class TotalScripts implements Hookable {
	private const CLASSIC = 'checkout-total';
	private const BLOCK   = 'checkout-total-block';

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_before_checkout_form', $this->enqueue_classic( ... ) );
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', $this->enqueue_block( ... ) );
	}

	private function enqueue_classic(): void {
		$this->files->enqueue( self::CLASSIC );
	}

	private function enqueue_block(): void {
		// The script reads these stores from the page's globals, so its build does not list them.
		$this->files->enqueue( self::BLOCK, [ 'wc-blocks-data-store', 'wp-api-fetch', 'wp-data' ] );
	}
}
