<?php
/** Swatches in variation forms, by the theme's settings, and on product cards. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Swatches\FormSettings;
use Vitrina\Runtime\Swatches\FormSwatches;
use Vitrina\Theme\Swatches\Cards;
use Vitrina\Theme\Swatches\CardSwatches;
use Vitrina\Theme\Swatches\Storage\VariationValues;
use WC_Product;

foreach ( [ 'attributes', 'Storage/VariationValues', 'CardSwatch', 'CardSwatches', 'Cards' ] as $vitrina_file ) {
	require_once __DIR__ . "/{$vitrina_file}.php";
}

// Without plugins, the runtime's classes exist only from this action on. Priority 5, because add_island() uses 10.
add_action(
	'vitrina_runtime_ready',
	static function (): void {
		add_island( FormSwatches::ISLAND, 'form-swatches' );
		if ( ! FormSwatches::are_of_another_plugin() ) {
			( new FormSwatches( form_swatch_settings( ... ), sold_out_values( ... ) ) )->register_hooks();
		}
	},
	5
);
( new Cards( new CardSwatches( VariationValues::of_this_site() ) ) )->register_hooks();

function form_swatch_settings(): FormSettings {
	return new FormSettings(
		name_separator: is_on( 'show_variation_label' ) ? (string) setting( 'variation_label_separator' ) : null,
		clears_on_reselect: is_on( 'clear_on_reselect' ),
		selects_unavailable: is_on( 'deselect_unavailable' ),
		selects_sold_out: is_on( 'clickable_out_of_stock' ),
		stock_threshold: is_on( 'show_variation_stock' ) ? (int) setting( 'stock_label_threshold' ) : 0
	);
}

/**
 * Values whose variations are all out of stock. The script later computes this for the current
 * selection; with more variations than the setting `variation_ajax_max`, only the script does.
 *
 * @return list<string>
 */
function sold_out_values( WC_Product $product, string $attribute ): array {
	if ( count( $product->get_children() ) > (int) setting( 'variation_ajax_max' ) ) {
		return [];
	}
	$values = VariationValues::of_this_site()->of( [ $product->get_id() => $attribute ] )[ $product->get_id() ] ?? [];
	return array_values( array_filter( array_map( strval( ... ), array_keys( $values ) ), fn ( string $value ): bool => ! VariationValues::matching( $values, $value )['is_in_stock'] ) );
}
