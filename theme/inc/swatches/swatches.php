<?php
/**
 * Swatches: colours, images and labels instead of an attribute's select, and on product cards.
 *
 * The select stays in the form: it holds the value, and is used without JavaScript.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Theme\Swatches\Cards;
use Vitrina\Theme\Swatches\CardSwatches;
use Vitrina\Theme\Swatches\Storage\VariationRows;
use Vitrina\Theme\Swatches\Swatch;
use WC_Product;
use WP_Term;

use function Vitrina\Theme\Swatches\attribute_type;
use function Vitrina\Theme\Swatches\is_swatch_type;
use function Vitrina\Theme\Swatches\rows_of_value;

foreach ( [ 'attributes', 'Swatch', 'Storage/VariationRows', 'CardSwatch', 'CardSwatches', 'Cards' ] as $vitrina_file ) {
	require_once __DIR__ . "/{$vitrina_file}.php";
}

// If the common swatches plugin is active, it adds the swatches of the form.
if ( ! function_exists( 'woo_variation_swatches' ) ) {
	add_filter( 'woocommerce_dropdown_variation_attribute_options_html', __NAMESPACE__ . '\add_swatches', 20, 2 );
	add_action( 'woocommerce_before_variations_form', __NAMESPACE__ . '\print_swatch_data' );
	add_island( 'swatches', 'form-swatches' );
	( new Cards( new CardSwatches( VariationRows::of_this_site() ) ) )->register_hooks();
}

/** With more values than this, an attribute without a swatch type stays a select. */
const MAX_LABELS = 8;

/** Adds a radio group with the same options after an attribute's select, with WooCommerce's arguments of the select. */
function add_swatches( mixed $html, mixed $args ): mixed {
	$attribute = is_array( $args ) ? $args['attribute'] ?? '' : '';
	$product   = is_array( $args ) ? $args['product'] ?? null : null;
	if ( ! is_string( $html ) || ! is_array( $args ) || ! is_string( $attribute ) || ! $product instanceof WC_Product ) {
		return $html;
	}
	$options  = array_values( array_filter( (array) ( $args['options'] ?? [] ), is_string( ... ) ) );
	$swatches = attribute_swatches( $product, $attribute, $options );
	$type     = attribute_type( $attribute );
	if ( $swatches === [] || ( ! is_swatch_type( $type ) && count( $swatches ) > MAX_LABELS ) ) {
		return $html;
	}
	$selected = $args['selected'] ?? '';
	$selected = is_string( $selected ) ? $selected : '';
	return '<div class="swatches"' . island_attributes( $selected !== '' ) . '>' . selected_name( $swatches, $selected )
		. '<div class="swatches__select" data-server-html>' . $html . '</div>'
		. swatch_group( $attribute, $swatches, $selected, sold_out_values( $product, $attribute ) ) . '</div>';
}

/** The island of an attribute; if a value is selected, the component is loaded when the page is idle. */
function island_attributes( bool $is_selected ): string {
	return output_of( fn () => Islands::print_attributes( 'swatches', [], $is_selected ? 'idle' : 'interaction' ) );
}

/** @param list<Swatch> $swatches The attribute's; the name of the selected one stands beside the attribute's label. */
function selected_name( array $swatches, string $selected ): string {
	if ( ! is_on( 'show_variation_label' ) ) {
		return '';
	}
	$separator = (string) setting( 'variation_label_separator' );
	$names     = array_column( $swatches, 'title', 'value' );
	return sprintf(
		'<span class="swatches__chosen" aria-hidden="true" data-separator="%1$s">%2$s</span>',
		esc_attr( $separator ),
		isset( $names[ $selected ] ) ? esc_html( "{$separator} {$names[ $selected ]}" ) : ''
	);
}

/**
 * Values that are out of stock for every other selection. The script later computes this for the
 * current selection; if there are very many variations, only the script does.
 *
 * @return list<string>
 */
function sold_out_values( WC_Product $product, string $attribute ): array {
	if ( count( $product->get_children() ) > (int) setting( 'variation_ajax_max' ) ) {
		return [];
	}
	$rows = VariationRows::of_this_site()->of( [ $product->get_id() => $attribute ] )[ $product->get_id() ] ?? [];
	return array_values(
		array_filter(
			array_unique( array_column( $rows, 'value' ) ),
			fn ( string $value ): bool => ! in_array( true, array_column( rows_of_value( $rows, $value ), 'is_in_stock' ), true )
		)
	);
}

/**
 * The swatches of an attribute's values that a product offers, in the order of the select.
 *
 * @param string       $attribute Taxonomy, or name of a custom attribute.
 * @param list<string> $options   Values.
 * @return list<Swatch>
 */
function attribute_swatches( WC_Product $product, string $attribute, array $options ): array {
	if ( ! taxonomy_exists( $attribute ) ) {
		return array_map(
			fn ( string $option ): Swatch => Swatch::label( $option, option_name( $option, null, $attribute, $product ) ),
			$options
		);
	}
	$terms = array_filter(
		wc_get_product_terms( $product->get_id(), $attribute, [ 'fields' => 'all' ] ),
		fn ( mixed $term ): bool => $term instanceof WP_Term && in_array( $term->slug, $options, true )
	);
	$type  = attribute_type( $attribute );
	if ( Swatch::is_visual( $type ) ) {
		_prime_post_caches( Swatch::image_ids( $terms ), false );
	}
	return array_values(
		array_map(
			fn ( WP_Term $term ): Swatch => Swatch::of_term( $term, $type, option_name( $term->name, $term, $attribute, $product ) ),
			$terms
		)
	);
}

/** The name of a value after plugins' filters. */
function option_name( string $name, ?WP_Term $term, string $attribute, WC_Product $product ): string {
	/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
	$filtered = apply_filters( 'woocommerce_variation_option_name', $name, $term, $attribute, $product );
	return is_string( $filtered ) ? $filtered : $name;
}

/**
 * The radio group. Its classes are those of the common swatches plugin, so that existing styles and
 * scripts of a shop work.
 *
 * @param list<Swatch> $swatches Swatches of the attribute.
 * @param list<string> $sold_out Values that are out of stock.
 */
function swatch_group( string $attribute, array $swatches, string $selected, array $sold_out ): string {
	$kinds    = array_unique( array_map( fn ( Swatch $swatch ): string => $swatch->kind, $swatches ) );
	$kind     = reset( $kinds );
	$html     = sprintf(
		'<ul class="variable-items-wrapper %1$s-variable-items-wrapper" role="radiogroup" aria-label="%2$s" data-attribute_name="attribute_%3$s" data-attribute_values="%4$s">',
		esc_attr( plugin_kind( $kind === false ? 'label' : $kind ) ),
		esc_attr( wc_attribute_label( $attribute ) ),
		esc_attr( sanitize_title( $attribute ) ),
		esc_attr( (string) wp_json_encode( array_map( fn ( Swatch $swatch ): string => $swatch->value, $swatches ), JSON_UNESCAPED_UNICODE ) )
	);
	$values   = array_column( $swatches, 'value' );
	$tab_stop = in_array( $selected, $values, true ) ? $selected : $values[0] ?? '';
	foreach ( $swatches as $swatch ) {
		$html .= swatch_item( $swatch, $swatch->value === $selected, $swatch->value === $tab_stop, in_array( $swatch->value, $sold_out, true ) );
	}
	return "{$html}</ul>";
}

function swatch_item( Swatch $swatch, bool $is_selected, bool $is_tab_stop, bool $is_sold_out ): string {
	$kind      = plugin_kind( $swatch->kind );
	$is_closed = $is_sold_out && ! is_on( 'clickable_out_of_stock' );
	$classes   = [ 'variable-item', "{$kind}-variable-item", "{$kind}-variable-item-" . sanitize_html_class( $swatch->value ), $is_selected ? 'selected' : '', $is_closed ? 'disabled' : '', $is_sold_out ? 'no-stock' : '' ];
	$reason    = $is_sold_out ? __( 'Out of stock', 'vitrina' ) : '';
	return sprintf(
		'<li class="%1$s" role="radio" tabindex="%2$d" aria-checked="%3$s" aria-disabled="%4$s" aria-label="%5$s" data-value="%6$s" data-title="%7$s" data-wvstooltip="%8$s"><span class="variable-item-contents" data-server-html>%9$s</span></li>',
		esc_attr( implode( ' ', array_filter( $classes, fn ( string $name ): bool => $name !== '' ) ) ),
		$is_tab_stop ? 0 : -1,
		$is_selected ? 'true' : 'false',
		$is_closed ? 'true' : 'false',
		esc_attr( $reason === '' ? $swatch->title : "{$swatch->title}, {$reason}" ),
		esc_attr( $swatch->value ),
		esc_attr( $swatch->title ),
		esc_attr( $reason === '' ? $swatch->title : "{$swatch->title} – {$reason}" ),
		match ( $swatch->kind ) {
			'image' => wp_get_attachment_image(
				$swatch->image,
				'woocommerce_gallery_thumbnail',
				false,
				[
					'alt'   => '',
					'sizes' => '3.5rem',
				]
			),
			'color' => sprintf( '<span class="variable-item-span" style="background:%s"></span>', esc_attr( $swatch->background() ) ),
			default => sprintf( '<span class="variable-item-span">%s</span>', esc_html( $swatch->title ) ),
		}
	);
}

/** The name of a kind in the common swatches plugin. */
function plugin_kind( string $kind ): string {
	return $kind === 'label' ? 'button' : $kind;
}

/** Prints settings and texts of the swatches for the script, once per form. */
function print_swatch_data(): void {
	print_form_data(
		'swatch-data',
		[
			'clearOnReselect'     => is_on( 'clear_on_reselect' ),
			'deselectUnavailable' => is_on( 'deselect_unavailable' ),
			'clickableOutOfStock' => is_on( 'clickable_out_of_stock' ),
			'stockThreshold'      => is_on( 'show_variation_stock' ) ? setting( 'stock_label_threshold' ) : 0,
			'texts'               => [
				'outOfStock'  => __( 'Out of stock', 'vitrina' ),
				'unavailable' => __( 'Not available with this choice', 'vitrina' ),
				/* translators: %d: number of pieces left. */
				'stockLeft'   => __( '%d left', 'vitrina' ),
			],
		]
	);
}
