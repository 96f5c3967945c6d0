<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\NetContent;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** Keeps the contents of variations beside WooCommerce's cached prices, so that a card loads no variation. */
final readonly class VariationContents implements Hookable {
	public const KEY      = 'vitrina_net_content';
	private const VERSION = 'vitrina-net-content-1';

	public function __construct( private Contents $contents ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_variation_prices_array', $this->add( ... ), 10, 2 );
		// Changes the hash, so that prices that were cached without contents are read again.
		add_filter( 'woocommerce_get_variation_prices_hash', static fn ( mixed $hash ): mixed => is_array( $hash ) ? [ ...$hash, self::VERSION ] : $hash );
	}

	public static function parse( mixed $text ): ?NetContent {
		$parts = is_string( $text ) ? explode( ' ', $text ) : [];
		return count( $parts ) === 2 ? NetContent::parse( $parts[0], $parts[1] ) : null;
	}

	private function add( mixed $prices, mixed $variation ): mixed {
		$content = $variation instanceof WC_Product ? $this->contents->own( $variation ) : null;
		if ( is_array( $prices ) && $variation instanceof WC_Product && $content !== null ) {
			$prices[ self::KEY ] = ( is_array( $prices[ self::KEY ] ?? null ) ? $prices[ self::KEY ] : [] ) + [ $variation->get_id() => "{$content->amount()} {$content->unit->value}" ];
		}
		return $prices;
	}
}
