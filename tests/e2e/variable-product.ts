import type { Shop } from '../shop/handle.mjs';

/**
 * A product with every kind of variation, created for a test.
 *
 * Colour: red, blue, green, white; size: s, m, l. Red exists in all sizes,
 * blue in s (sold out) and m (at most three), green in s only, white in any size; red-l has no price, blue-l is a private draft.
 */
export interface VariableProduct {
	id: number;
	path: string;
	/** Ids of the variations, by colour and size. */
	variations: Record< string, number >;
	privateId: number;
}

/** PHP code that creates it, and returns it. */
export const createProductCode = `
$pictures = wc_get_product( wc_get_product_id_by_sku( 'VN-106' ) );
$image = static fn( int $place ) => [ $pictures->get_image_id(), ...$pictures->get_gallery_image_ids() ][ $place ];
$attribute = static function ( string $name, array $options ): WC_Product_Attribute {
	$one = new WC_Product_Attribute();
	$one->set_name( $name );
	$one->set_options( $options );
	$one->set_visible( true );
	$one->set_variation( true );
	return $one;
};
$product = new WC_Product_Variable();
$product->set_name( 'Bandomasis kvapas' );
$product->set_sku( 'TEST-VARIATIONS' );
$product->set_weight( '1' );
$product->set_props( [ 'length' => '1', 'width' => '1', 'height' => '1' ] );
$product->set_image_id( $image( 0 ) );
$product->set_attributes( [ $attribute( 'colour', [ 'red', 'blue', 'green', 'white' ] ), $attribute( 'size', [ 's', 'm', 'l' ] ) ] );
$product->save();
$made = [];
foreach ( [
	[ 'red', 's', [ 'regular_price' => '10', 'sku' => 'TEST-RED-S', 'weight' => '0.3', 'length' => '4', 'width' => '5', 'height' => '6', 'image_id' => $image( 2 ), 'description' => 'Raudona maža.' ] ],
	[ 'red', 'm', [ 'regular_price' => '12.50', 'image_id' => $image( 2 ) ] ],
	[ 'red', 'l', [ 'image_id' => $image( 2 ) ] ],
	[ 'blue', 's', [ 'regular_price' => '10', 'stock_status' => 'outofstock' ] ],
	[ 'blue', 'm', [ 'regular_price' => '11', 'manage_stock' => true, 'stock_quantity' => 3 ] ],
	[ 'blue', 'l', [ 'regular_price' => '99', 'status' => 'private', 'sku' => 'TEST-SECRET' ] ],
	[ 'green', 's', [ 'regular_price' => '15' ] ],
	[ 'white', '', [ 'regular_price' => '20' ] ],
] as [ $colour, $size, $props ] ) {
	$variation = new WC_Product_Variation();
	$variation->set_parent_id( $product->get_id() );
	$variation->set_attributes( compact( 'colour', 'size' ) );
	$variation->set_menu_order( count( $made ) );
	$variation->set_props( $props );
	$variation->save();
	$made[ "$colour-$size" ] = $variation->get_id();
}
WC_Product_Variable::sync( $product->get_id() );
return [ 'id' => $product->get_id(), 'path' => wp_parse_url( get_permalink( $product->get_id() ), PHP_URL_PATH ), 'variations' => $made, 'privateId' => $made['blue-l'] ];
`;

/** PHP code that deletes it, and restores the settings that tests change for it. */
export const deleteProductCode = `
$id = wc_get_product_id_by_sku( 'TEST-VARIATIONS' );
if ( $id ) { wc_get_product( $id )->delete( true ); }
remove_theme_mod( 'variation_inline_max' );
remove_theme_mod( 'deselect_unavailable' );
remove_theme_mod( 'disable_out_of_stock' );
return true;`;

export function createVariableProduct( shop: Shop ): VariableProduct {
	return shop.phpEval(
		`( static function () { ${ deleteProductCode } } )(); ${ createProductCode }`
	) as VariableProduct;
}

export function deleteVariableProduct( shop: Shop ): void {
	shop.phpEval( deleteProductCode );
}

/** Sets a theme mod to a number or boolean. */
export function setThemeMod(
	shop: Shop,
	name: string,
	value: number | boolean
): void {
	shop.phpEval(
		`set_theme_mod( ${ JSON.stringify( name ) }, ${ JSON.stringify( value ) } ); return true;`
	);
}
