<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Swatches;

use Closure;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Json;
use WC_Product;
use WP_Term;

/**
 * Swatches in variation forms: colours, images and labels instead of an attribute's select.
 *
 * The select stays in the form: it holds the value, and is used without JavaScript.
 */
final readonly class FormSwatches implements Hookable {
	/** The island that the theme or plugin registers under its script. */
	public const ISLAND = 'swatches';

	/** With more values than this, an attribute without a swatch type stays a select. */
	private const MAX_LABELS = 8;

	/**
	 * @param Closure(): FormSettings                    $settings Called for each attribute, and for the data of each form.
	 * @param Closure(WC_Product, string): list<string> $sold_out Values of a product's attribute whose variations are
	 *                                                            all out of stock.
	 */
	public function __construct(
		private Closure $settings,
		private Closure $sold_out,
	) {}

	/** Whether the plugin Variation Swatches for WooCommerce is active. It adds swatches of its own. */
	public static function are_of_another_plugin(): bool {
		return function_exists( 'woo_variation_swatches' );
	}

	public function register_hooks(): void {
		add_filter( 'woocommerce_dropdown_variation_attribute_options_html', $this->add_group( ... ), 20, 2 );
		add_action( 'woocommerce_before_variations_form', $this->print_data( ... ) );
	}

	/** Adds a radio group with the same options after an attribute's select, with WooCommerce's arguments of the select. */
	private function add_group( mixed $html, mixed $args ): mixed {
		$attribute = is_array( $args ) ? $args['attribute'] ?? '' : '';
		$product   = is_array( $args ) ? $args['product'] ?? null : null;
		if ( ! is_string( $html ) || ! is_array( $args ) || ! is_string( $attribute ) || ! $product instanceof WC_Product ) {
			return $html;
		}
		$options  = array_values( array_filter( (array) ( $args['options'] ?? [] ), is_string( ... ) ) );
		$swatches = self::swatches( $product, $attribute, $options );
		if ( $swatches === [] || ( count( $swatches ) > self::MAX_LABELS && ! AttributeType::has_swatches( AttributeType::of( $attribute ) ) ) ) {
			return $html;
		}
		$selected = $args['selected'] ?? '';
		$selected = is_string( $selected ) ? $selected : '';
		// Once, because reading a setting runs filters, and an attribute may have many values.
		$settings = ( $this->settings )();
		return '<div class="swatches"' . self::island_attributes( $selected !== '' ) . '>' . self::selected_name( $settings->name_separator, $swatches, $selected )
			. '<div class="swatches__select" data-server-html>' . $html . '</div>'
			. self::group( $attribute, $swatches, $selected, ( $this->sold_out )( $product, $attribute ), $settings->selects_sold_out ) . '</div>';
	}

	/** The island of an attribute; if a value is selected, the component is loaded when the page is idle. */
	private static function island_attributes( bool $is_selected ): string {
		ob_start();
		Islands::print_attributes( self::ISLAND, [], $is_selected ? 'idle' : 'interaction' );
		return (string) ob_get_clean();
	}

	/**
	 * The swatches of an attribute's values that a product offers, in the order of the select.
	 *
	 * @param string       $attribute Taxonomy, or name of a custom attribute.
	 * @param list<string> $options   Values.
	 * @return list<Swatch>
	 */
	private static function swatches( WC_Product $product, string $attribute, array $options ): array {
		if ( ! taxonomy_exists( $attribute ) ) {
			return array_map(
				static fn ( string $option ): Swatch => Swatch::label( $option, self::option_name( $option, null, $attribute, $product ) ),
				$options
			);
		}
		$terms = array_filter(
			wc_get_product_terms( $product->get_id(), $attribute, [ 'fields' => 'all' ] ),
			static fn ( mixed $term ): bool => $term instanceof WP_Term && in_array( $term->slug, $options, true )
		);
		$type  = AttributeType::of( $attribute );
		if ( Swatch::is_visual( $type ) ) {
			_prime_post_caches( Swatch::image_ids( $terms ), false );
		}
		return array_values(
			array_map(
				static fn ( WP_Term $term ): Swatch => Swatch::of_term( $term, $type, self::option_name( $term->name, $term, $attribute, $product ) ),
				$terms
			)
		);
	}

	/** The name of a value after plugins' filters. */
	private static function option_name( string $name, ?WP_Term $term, string $attribute, WC_Product $product ): string {
		/** This filter is documented in WooCommerce's includes/wc-template-functions.php. */
		$filtered = apply_filters( 'woocommerce_variation_option_name', $name, $term, $attribute, $product );
		return is_string( $filtered ) ? $filtered : $name;
	}

	/**
	 * The name of the selected value, which is shown beside the attribute's label.
	 *
	 * @param list<Swatch> $swatches Swatches of the attribute.
	 */
	private static function selected_name( ?string $separator, array $swatches, string $selected ): string {
		if ( $separator === null ) {
			return '';
		}
		$names = array_column( $swatches, 'title', 'value' );
		return sprintf(
			'<span class="swatches__chosen" aria-hidden="true" data-separator="%1$s">%2$s</span>',
			esc_attr( $separator ),
			isset( $names[ $selected ] ) ? esc_html( "{$separator} {$names[ $selected ]}" ) : ''
		);
	}

	/**
	 * The radio group. Its classes are those of Variation Swatches for WooCommerce, so that existing styles
	 * and scripts of a shop work.
	 *
	 * @param list<Swatch> $swatches Swatches of the attribute.
	 * @param list<string> $sold_out Values that are out of stock.
	 */
	private static function group( string $attribute, array $swatches, string $selected, array $sold_out, bool $selects_sold_out ): string {
		$values   = array_column( $swatches, 'value' );
		$tab_stop = in_array( $selected, $values, true ) ? $selected : $values[0] ?? '';
		$html     = sprintf(
			'<ul class="variable-items-wrapper %1$s-variable-items-wrapper" role="radiogroup" aria-label="%2$s" data-attribute_name="attribute_%3$s" data-attribute_values="%4$s">',
			esc_attr( self::plugin_kind( $swatches[0]->kind ?? 'label' ) ),
			esc_attr( wc_attribute_label( $attribute ) ),
			esc_attr( sanitize_title( $attribute ) ),
			esc_attr( Json::encode( $values ) )
		);
		foreach ( $swatches as $swatch ) {
			$is_sold_out = in_array( $swatch->value, $sold_out, true );
			$html       .= self::item( $swatch, $swatch->value === $selected, $swatch->value === $tab_stop, $is_sold_out, $is_sold_out && ! $selects_sold_out );
		}
		return "{$html}</ul>";
	}

	private static function item( Swatch $swatch, bool $is_selected, bool $is_tab_stop, bool $is_sold_out, bool $is_closed ): string {
		$kind    = self::plugin_kind( $swatch->kind );
		$classes = [ 'variable-item', "{$kind}-variable-item", "{$kind}-variable-item-" . sanitize_html_class( $swatch->value ), $is_selected ? 'selected' : '', $is_closed ? 'disabled' : '', $is_sold_out ? 'no-stock' : '' ];
		$reason  = $is_sold_out ? __( 'Out of stock', 'vitrina' ) : '';
		return sprintf(
			'<li class="%1$s" role="radio" tabindex="%2$d" aria-checked="%3$s" aria-disabled="%4$s" aria-label="%5$s" data-value="%6$s" data-title="%7$s" data-wvstooltip="%8$s"><span class="variable-item-contents" data-server-html>%9$s</span></li>',
			esc_attr( implode( ' ', array_filter( $classes, static fn ( string $name ): bool => $name !== '' ) ) ),
			$is_tab_stop ? 0 : -1,
			$is_selected ? 'true' : 'false',
			$is_closed ? 'true' : 'false',
			esc_attr( $reason === '' ? $swatch->title : "{$swatch->title}, {$reason}" ),
			esc_attr( $swatch->value ),
			esc_attr( $swatch->title ),
			esc_attr( $reason === '' ? $swatch->title : "{$swatch->title} – {$reason}" ),
			self::contents( $swatch )
		);
	}

	private static function contents( Swatch $swatch ): string {
		return match ( $swatch->kind ) {
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
		};
	}

	/** The name of a kind in Variation Swatches for WooCommerce. */
	private static function plugin_kind( string $kind ): string {
		return $kind === 'label' ? 'button' : $kind;
	}

	/** Prints settings and texts of the swatches for the script, once per form. */
	private function print_data(): void {
		$settings = ( $this->settings )();
		$data     = [
			'clearOnReselect'     => $settings->clears_on_reselect,
			'deselectUnavailable' => $settings->selects_unavailable,
			'clickableOutOfStock' => $settings->selects_sold_out,
			'stockThreshold'      => $settings->stock_threshold,
			'texts'               => [
				'outOfStock'  => __( 'Out of stock', 'vitrina' ),
				'unavailable' => __( 'Not available with this choice', 'vitrina' ),
				/* translators: %d: number of pieces left. */
				'stockLeft'   => __( '%d left', 'vitrina' ),
			],
		];
		printf( '<script type="application/json" class="swatch-data">%s</script>', Json::encode( $data ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Tags and quotes are escaped as JSON.
	}
}
