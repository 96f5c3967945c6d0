<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\NetContent;
use WC_Product;

/** Net contents as data of products and variations. */
final readonly class Contents {
	public const AMOUNT = '_vitrina_net_content';
	public const UNIT   = '_vitrina_net_content_unit';

	/** The net content of a product; a variation without its own has that of its product. */
	public function of( WC_Product $product ): ?NetContent {
		$own = $this->own( $product );
		if ( $own !== null || $product->get_parent_id() === 0 ) {
			return $own;
		}
		return $this->of_id( $product->get_parent_id() );
	}

	public function own( WC_Product $product ): ?NetContent {
		// WC_Product::get_meta() would make a query for each product of a listing; WordPress has read all post meta at once.
		return $this->of_id( $product->get_id() );
	}

	/**
	 * Changes the product object; the caller saves it. An empty amount removes the content.
	 *
	 * @return bool Whether amount and unit are valid; otherwise nothing is changed.
	 */
	public function set( WC_Product $product, string $amount, string $unit ): bool {
		if ( trim( $amount ) === '' ) {
			$product->delete_meta_data( self::AMOUNT );
			$product->delete_meta_data( self::UNIT );
			return true;
		}
		$content = NetContent::parse( $amount, $unit );
		if ( $content === null ) {
			return false;
		}
		$product->update_meta_data( self::AMOUNT, $content->amount() );
		$product->update_meta_data( self::UNIT, $content->unit->value );
		return true;
	}

	private function of_id( int $id ): ?NetContent {
		return self::parse( get_post_meta( $id, self::AMOUNT, true ), get_post_meta( $id, self::UNIT, true ) );
	}

	private static function parse( mixed $amount, mixed $unit ): ?NetContent {
		return is_string( $amount ) && is_string( $unit ) ? NetContent::parse( $amount, $unit ) : null;
	}
}
