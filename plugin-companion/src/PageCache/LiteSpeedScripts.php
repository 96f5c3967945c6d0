<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Runtime\Hookable;

/**
 * Excludes scripts of the block checkout from "JS Minify" of LiteSpeed Cache, which turns them into invalid code
 * (seen in LiteSpeed Cache 7.8 with WordPress 7.1 and WooCommerce 11.0): the checkout would stay empty.
 */
final readonly class LiteSpeedScripts implements Hookable {
	/** Parts of the scripts' addresses: WordPress's components, and the validator of additional checkout fields. */
	private const EXCLUDED = [ 'dist/components.min.js', 'wc-schema-parser.js' ];

	public function register_hooks(): void {
		add_filter( 'litespeed_optimize_js_excludes', self::exclude( ... ) );
	}

	/**
	 * @param mixed $excluded The owner's and the plugin's own parts of addresses.
	 * @return list<mixed> The same, with those of the checkout.
	 */
	private static function exclude( mixed $excluded ): array {
		return [ ...( is_array( $excluded ) ? array_values( $excluded ) : [] ), ...self::EXCLUDED ];
	}
}
