<?php
/**
 * Products of every kind but the one with a thousand variations.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes the products of one file.
 *
 * @param string $file Its name.
 */
function make_products( string $file ): void {
	foreach ( content( $file )->each() as $place => $plan ) {
		if ( wc_get_product_id_by_sku( $plan->text( 'sku' ) ) > 0 ) {
			continue;
		}
		$product = match ( $plan->text( 'type' ) ) {
			'variable' => new \WC_Product_Variable(),
			'external' => new \WC_Product_External(),
			default    => new \WC_Product_Simple(),
		};
		fill_product( $product, $plan, (int) $place );
		$product->save();
		if ( $product instanceof \WC_Product_Variable ) {
			make_variations( $product, $plan );
		}
	}
}

/**
 * Gives a product everything its plan says.
 *
 * @param \WC_Product          $product The product.
 * @param Data        $plan    Its plan.
 * @param int                  $place   Where it stands in its file.
 */
function fill_product( \WC_Product $product, Data $plan, int $place ): void {
	$product->set_name( $plan->text( 'name' ) );
	$product->set_slug( sanitize_title( $plan->text( 'slug', $plan->text( 'name' ) ) ) );
	$product->set_sku( $plan->text( 'sku' ) );
	$product->set_status( 'publish' );
	$product->set_description( description( $plan ) );
	$product->set_short_description( $plan->text( 'short' ) );
	$product->set_category_ids( array_map( static fn( string $slug ): int => term( 'product_cat', $slug ), with_parents( $plan->texts( 'cat' ) ) ) );
	$product->set_menu_order( $place );
	$product->set_featured( $plan->has( 'featured' ) );
	$product->set_reviews_allowed( true );
	$product->set_total_sales( (int) $plan->number( 'sold' ) );
	// Shops add products one after another: "newest first" has an order then.
	$product->set_date_created( time() - DAY_IN_SECONDS * ( 3 + 2 * $place + crc32( $plan->text( 'sku' ) ) % 40 ) );
	if ( $plan->has( 'size' ) ) {
		$product->set_weight( $plan->text( 'weight' ) );
		$product->set_length( $plan->data( 'size' )->text( 0 ) );
		$product->set_width( $plan->data( 'size' )->text( 1 ) );
		$product->set_height( $plan->data( 'size' )->text( 2 ) );
	}
	if ( ! $product instanceof \WC_Product_Variable ) {
		$product->set_regular_price( $plan->text( 'price' ) );
		$product->set_sale_price( $plan->text( 'sale' ) );
	}
	if ( $plan->has( 'stock' ) ) {
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $plan->number( 'stock' ) );
		$product->set_stock_status( $plan->number( 'stock' ) > 0 ? 'instock' : 'outofstock' );
	}
	if ( $product instanceof \WC_Product_External ) {
		$product->set_product_url( $plan->text( 'url' ) );
		$product->set_button_text( $plan->text( 'button' ) );
	}
	$product->set_sold_individually( $plan->has( 'single' ) );
	$product->set_attributes( product_attributes( $plan ) );
	$pictures = pictures_of( $plan );
	$product->set_image_id( (string) ( array_shift( $pictures ) ?? '' ) );
	$product->set_gallery_image_ids( $pictures );
}

/**
 * The long text: paragraphs, and for perfumes the three notes.
 *
 * @param Data $plan The product's plan.
 */
function description( Data $plan ): string {
	$html = '<p>' . implode( "</p>\n<p>", $plan->texts( 'text' ) ) . '</p>';
	if ( $plan->has( 'notes' ) ) {
		list( $top, $heart, $base ) = $plan->texts( 'notes' ) + [ '', '', '' ];
		$html                      .= "\n<ul>\n<li><strong>Viršutinės natos:</strong> $top</li>\n<li><strong>Širdies natos:</strong> $heart</li>\n<li><strong>Bazinės natos:</strong> $base</li>\n</ul>";
	}
	return $html;
}

/**
 * A product in a sub-category is in the one above it too.
 *
 * @param list<string> $slugs Categories.
 * @return list<string>
 */
function with_parents( array $slugs ): array {
	$all = content( 'taxonomies' )->data( 'categories' );
	foreach ( $slugs as $slug ) {
		if ( $all->data( $slug )->has( 'parent' ) ) {
			$slugs[] = $all->data( $slug )->text( 'parent' );
		}
	}
	return array_values( array_unique( $slugs ) );
}

/**
 * The attributes of a product: those it shows, and those it varies by.
 *
 * @param Data $plan The product's plan.
 * @return list<\WC_Product_Attribute>
 */
function product_attributes( Data $plan ): array {
	$vary  = array_map( array_keys( ... ), vary_of( $plan ) );
	$shown = [];
	foreach ( array_keys( $plan->data( 'attr' )->each() ) as $slug ) {
		$shown[ (string) $slug ] = $plan->data( 'attr' )->texts( $slug );
	}
	$all = [];
	foreach ( $vary + $shown as $slug => $names ) {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( $slug ) );
		$attribute->set_name( "pa_$slug" );
		$attribute->set_options( array_map( static fn( int|string $name ): int => ensure_term( "pa_$slug", (string) $name ), $names ) );
		$attribute->set_position( count( $all ) );
		$attribute->set_visible( true );
		$attribute->set_variation( isset( $vary[ $slug ] ) );
		$all[] = $attribute;
	}
	return $all;
}

/**
 * The IDs of a product's pictures, the main one first.
 *
 * @param Data $plan The product's plan.
 * @return list<int>
 */
function pictures_of( Data $plan ): array {
	$ids = array();
	for ( $number = 1; $number <= $plan->number( 'pictures' ); $number++ ) {
		$ids[] = picture_id( strtolower( $plan->text( 'sku' ) ) . "-$number" );
	}
	return array_values( array_filter( $ids, static fn( int $id ): bool => $id > 0 ) );
}

/**
 * Up-sells: two neighbours on the same shelf. Cross-sells: something to go
 * with it from another one.
 */
function link_products(): void {
	$with = array(
		'kvepalai'    => array( 'VA-101', 'VA-103', 'VD-202' ),
		'zvakes'      => array( 'VZ-304', 'VN-301', 'VD-202' ),
		'namu-kvapai' => array( 'VZ-103', 'VN-302', 'VD-202' ),
		'dovanos'     => array( 'VD-202', 'VZ-301' ),
	);
	foreach ( $with as $file => $cross ) {
		$shelf = array_values( array_map( static fn( Data $plan ): string => $plan->text( 'sku' ), content( $file )->each() ) );
		foreach ( $shelf as $at => $sku ) {
			$product = wc_get_product( wc_get_product_id_by_sku( $sku ) );
			if ( ! $product instanceof \WC_Product || $product->get_cross_sell_ids() !== array() ) {
				continue;
			}
			$near = array( $shelf[ ( $at + 1 ) % count( $shelf ) ], $shelf[ ( $at + 2 ) % count( $shelf ) ], $shelf[ ( $at + 5 ) % count( $shelf ) ] );
			$product->set_upsell_ids( array_map( wc_get_product_id_by_sku( ... ), $near ) );
			$product->set_cross_sell_ids( array_map( wc_get_product_id_by_sku( ... ), array_diff( $cross, array( $sku ) ) ) );
			$product->save();
		}
	}
}
