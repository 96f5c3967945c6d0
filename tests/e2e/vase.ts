import { openTestShop } from './shop';

export interface Vase {
	readonly id: number;
	/** Path of its page. */
	readonly path: string;
}

/**
 * Creates a vase in three colours and two sizes, without some combinations: milk in
 * 50 ml (3 left) and 100 ml (sold out), charcoal in 50 ml, sea in 100 ml.
 */
export async function createVase(): Promise< Vase > {
	const shop = await openTestShop();
	const [ id, path ] = shop.phpEval( `
		$make = static function ( string $slug, array $names ): WC_Product_Attribute {
			$attribute = new WC_Product_Attribute();
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( $slug ) );
			$attribute->set_name( "pa_$slug" );
			$attribute->set_options( array_map( static fn( string $name ): int => get_term_by( 'slug', $name, "pa_$slug" )->term_id, $names ) );
			$attribute->set_variation( true );
			$attribute->set_visible( true );
			return $attribute;
		};
		$product = new WC_Product_Variable();
		$product->set_name( 'Vaza su skylėmis' );
		$product->set_status( 'publish' );
		$product->set_attributes( [ $make( 'spalva', [ 'pieno', 'juros', 'anglies' ] ), $make( 'turis', [ '50-ml', '100-ml' ] ) ] );
		$product->set_image_id( get_post_thumbnail_id( wc_get_product_id_by_sku( 'VZ-104' ) ) );
		$product->save();
		foreach ( [ [ 'pieno', '50-ml', 3, '10' ], [ 'pieno', '100-ml', 0, '12' ], [ 'anglies', '50-ml', 40, '15' ], [ 'juros', '100-ml', 40, '12' ] ] as $place => [ $colour, $size, $stock, $price ] ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( [ 'pa_spalva' => $colour, 'pa_turis' => $size ] );
			$variation->set_regular_price( $price );
			$variation->set_manage_stock( true );
			$variation->set_stock_quantity( $stock );
			$variation->set_menu_order( $place );
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
		return [ $product->get_id(), wp_make_link_relative( get_permalink( $product->get_id() ) ) ];
	` ) as [ number, string ];
	return { id, path };
}

export async function deleteVase( { id }: Vase ): Promise< void > {
	const shop = await openTestShop();
	shop.phpEval( `wc_get_product( ${ id } )->delete( true ); return true;` );
}
