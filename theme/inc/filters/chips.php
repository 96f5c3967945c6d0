<?php
/** The chips: the selected filters, each with a link that removes it. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Filters\Selection;
use WP_Term;

function filter_chips(): void {
	$listing          = current_listing();
	$selection        = current_selection();
	$has_only_invalid = $selection->is_empty() && is_filtered_request();
	if ( $selection->is_empty() && ! $has_only_invalid ) {
		return;
	}
	printf( '<ul class="filter-chips" aria-label="%s">', esc_attr__( 'Active filters', 'vitrina' ) );
	foreach ( $selection->values as $name => $values ) {
		foreach ( $values as $value ) {
			filter_chip( selected_label( $name, $value ), $listing->filtered( $selection->toggled( $name, $value ) ), "{$name}={$value}" );
		}
	}
	if ( $selection->has_price() ) {
		filter_chip( selected_price_label( $selection ), $listing->filtered( $selection->without_price() ), Selection::PRICE );
	}
	printf( '<li><a class="filter-chips__clear" href="%s" rel="nofollow">%s</a></li></ul>', esc_url( $listing->address() ), esc_html__( 'Clear all', 'vitrina' ) );
}

/**
 * @param string $label   Text without HTML.
 * @param string $address Address without this filter.
 * @param string $filter  Key by which the script matches the chip in the next response.
 */
function filter_chip( string $label, string $address, string $filter ): void {
	printf(
		'<li><a class="filter-chip" href="%1$s" rel="nofollow" data-removes="%4$s"><span class="visually-hidden">%2$s </span>%3$s<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-close"/></svg></a></li>',
		esc_url( $address ),
		esc_html__( 'Remove filter:', 'vitrina' ),
		esc_html( $label ),
		esc_attr( $filter )
	);
}

function selected_label( string $name, string $value ): string {
	if ( $name === Selection::RATING ) {
		/* translators: %d: number of stars out of five. */
		return sprintf( _n( '%d star', '%d stars', (int) $value, 'vitrina' ), (int) $value );
	}
	if ( $name === Selection::STOCK ) {
		$label = wc_get_product_stock_status_options()[ $value ] ?? '';
	} elseif ( $name === Selection::CATEGORIES ) {
		$label = shop_categories()->name( $value );
	} else {
		$term  = get_term_by( 'slug', $value, filtered_attributes()[ $name ] ?? '' );
		$label = $term instanceof WP_Term ? $term->name : '';
	}
	return html_entity_decode( is_string( $label ) ? $label : '', ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

function selected_price_label( Selection $selection ): string {
	$price = fn ( string $amount ): string => html_entity_decode( wp_strip_all_tags( wc_price( (float) $amount ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return match ( '' ) {
		/* translators: %s: price. */
		$selection->to   => sprintf( __( 'from %s', 'vitrina' ), $price( $selection->from ) ),
		/* translators: %s: price. */
		$selection->from => sprintf( __( 'up to %s', 'vitrina' ), $price( $selection->to ) ),
		default          => "{$price( $selection->from )} – {$price( $selection->to )}",
	};
}
