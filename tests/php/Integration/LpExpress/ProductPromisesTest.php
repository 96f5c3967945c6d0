<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Withdrawal\ProductExemption;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Product_External;
use WC_Product_Simple;

/** The lines about delivery and returns on a product page. */
final class ProductPromisesTest extends ThemeTestCase {

	/** @return array<string, array{array<string, mixed>, array<string, string>, bool, bool}> Type and properties, meta, and whether the page has the line about terminals and that about returns. */
	public static function products(): array {
		return [
			'in stock'              => [ [], [], true, true ],
			'made to measure'       => [ [], [ ProductExemption::META => 'made_to_measure' ], true, false ],
			'does not fit'          => [ [], [ 'woo_lithuaniapost_allowed_terminal' => 'yes' ], false, true ],
			'sold out'              => [ [ 'stock_status' => 'outofstock' ], [], false, true ],
			'not sent'              => [ [ 'virtual' => true ], [], false, false ],
			'of another trader'     => [ [ 'type' => 'external', 'product_url' => 'https://kitas.example/' ], [], false, false ],
		];
	}

	/**
	 * @param array<string, mixed>  $properties
	 * @param array<string, string> $meta
	 */
	#[DataProvider( 'products' )]
	#[TestDox( '[LAW-18] a product page promises a terminal and returns only where they apply: $_dataname' )]
	public function test_promises( array $properties, array $meta, bool $has_terminals, bool $has_returns ): void {
		[ $id, $path, $texts ] = self::shop()->run(
			static function () use ( $properties, $meta ): array {
				$product = ( $properties['type'] ?? '' ) === 'external' ? new WC_Product_External() : new WC_Product_Simple();
				$product->set_props( array_diff_key( $properties, [ 'type' => '' ] ) + [ 'name' => 'Vaza', 'regular_price' => '20' ] );
				foreach ( $meta as $key => $value ) {
					$product->update_meta_data( $key, $value );
				}
				$product->save();
				return [ $product->get_id(), wp_make_link_relative( $product->get_permalink() ), [ __( 'You can return it within 14 days', 'vitrina' ) ] ];
			}
		);
		try {
			$page = self::visitor()->get( $path )->body;
		} finally {
			self::shop()->run( static fn () => Products::delete( [ $id ] ) );
		}
		$lines = preg_match( '~<ul class="promises">.*?</ul>~s', $page, $found ) === 1 ? $found[0] : '';
		self::assertSame( $has_terminals, str_contains( $lines, '#icon-pin' ) );
		self::assertSame( $has_returns, str_contains( $lines, $texts[0] ) );
		self::assertSame( isset( $meta[ ProductExemption::META ] ), str_contains( $lines, '#icon-returns' ) && ! $has_returns );
		// No empty list.
		self::assertSame( $lines === '', ! str_contains( $page, 'class="promises"' ) );
	}
}
