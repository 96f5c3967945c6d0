<?php
/** Markup of a listing's filters. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Theme\Filters\Facet;
use Vitrina\Theme\Filters\FacetValue;
use Vitrina\Theme\Filters\Listing;
use Vitrina\Theme\Filters\Selection;

// The island's script uses the queue of the listing's fragments.
add_island( 'filters', style: 'filters-style', more: [ 'vitrina-listing-parts' ] );

/** Prints the button that opens the filters; without JavaScript it is a link to them. */
function filters_button(): void {
	$count = current_selection()->count();
	printf(
		'<a class="button button--quiet filters-button" href="#filters" aria-haspopup="dialog">%1$s%2$s%3$s</a>',
		'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 6h16M7 12h10M10 18h4"/></svg>',
		esc_html__( 'Filters', 'vitrina' ),
		$count === 0 ? '' : sprintf(
			' <span class="filters-button__count"><span aria-hidden="true">%1$s</span><span class="visually-hidden">%2$s</span></span>',
			esc_html( number_format_i18n( $count ) ),
			/* translators: %s: number of filters. */
			esc_html( sprintf( _n( '%s active', '%s active', $count, 'vitrina' ), number_format_i18n( $count ) ) )
		)
	);
}

function filters( int $total ): void {
	$listing   = current_listing();
	$selection = current_selection();
	$facets    = facets( $listing, $selection );
	?>
	<aside id="filters" class="filters" aria-labelledby="filters-title" tabindex="-1"<?php Islands::print_attributes( 'filters', load: 'interaction' ); ?>>
		<div class="filters__bar">
			<h2 class="filters__title" id="filters-title"><?php esc_html_e( 'Filters', 'vitrina' ); ?></h2>
			<?php if ( ! $selection->is_empty() ) : ?>
				<a class="filters__clear" href="<?php echo esc_url( $listing->address() ); ?>" rel="nofollow"><?php esc_html_e( 'Clear all', 'vitrina' ); ?></a>
			<?php endif; ?>
			<button class="icon-button filters__close" type="button" data-panel-close>
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
		<div class="filters__body">
			<?php
			price_filter( $listing, $selection, $facets['prices'] );
			foreach ( $facets['facets'] as $index => $facet ) {
				facet( $listing, $selection, $facet, $index < 3 );
			}
			?>
		</div>
		<p class="filters__foot">
			<?php
			/* translators: %s: number of products. */
			printf( '<button class="button" type="button" data-panel-close>%s</button>', esc_html( sprintf( _n( 'Show %s product', 'Show %s products', $total, 'vitrina' ), number_format_i18n( $total ) ) ) );
			?>
		</p>
	</aside>
	<?php
}

/**
 * Prints one facet: each value is a link that selects or deselects the value. The facet is open if $is_open, or if
 * one of its values is selected.
 */
function facet( Listing $listing, Selection $selection, Facet $facet, bool $is_open ): void {
	$selected_count = count( $selection->of( $facet->name ) );
	?>
	<details class="facet" data-facet="<?php echo esc_attr( $facet->name ); ?>"<?php echo $is_open || $selected_count > 0 ? ' open' : ''; ?>>
		<summary>
			<span class="facet__name"><?php echo esc_html( $facet->label ); ?></span>
			<?php if ( $selected_count > 0 ) : ?>
				<span class="facet__chosen"><?php echo esc_html( number_format_i18n( $selected_count ) ); ?></span>
			<?php endif; ?>
			<?php icon( 'chevron' ); ?>
		</summary>
		<ul>
			<?php
			foreach ( $facet->values as $value ) {
				facet_value( $listing, $selection, $facet->name, $value );
			}
			?>
		</ul>
	</details>
	<?php
}

function facet_value( Listing $listing, Selection $selection, string $name, FacetValue $value ): void {
	printf(
		'<li style="--depth:%1$d"><a class="facet__value" href="%2$s" rel="nofollow" data-filter="%3$s"',
		absint( $value->depth ),
		esc_url( $listing->filtered( $selection->toggled( $name, $value->value, $value->kin ) ) ),
		esc_attr( "{$name}={$value->value}" )
	);
	echo $selection->has( $name, $value->value ) ? ' aria-current="true">' : '>';
	if ( $value->background !== '' ) {
		printf( '<span class="facet__swatch" style="background:%s"></span>', esc_attr( $value->background ) );
	}
	printf( '<span class="facet__label">%1$s</span> <span class="facet__count">%2$s</span></a></li>', esc_html( $value->label ), esc_html( number_format_i18n( $value->count ) ) );
}

/** @param array{float, float}|null $range Lowest and highest available price, in major units. */
function price_filter( Listing $listing, Selection $selection, ?array $range ): void {
	if ( ( $range === null || $range[0] >= $range[1] ) && ! $selection->has_price() ) {
		return;
	}
	$address = $listing->filtered( $selection->without_price() );
	printf( '<details class="facet" data-facet="price" open><summary><span class="facet__name">%1$s</span><svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-chevron"/></svg></summary><form class="facet__price" method="get" action="%2$s">', esc_html__( 'Price', 'vitrina' ), esc_url( explode( '?', $address )[0] ) );
	wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $others );
	foreach ( $others as $name => $value ) {
		if ( is_string( $value ) ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( $value ) );
		}
	}
	$currency = html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	foreach (
		[
			/* translators: %s: currency. */
			'min_price' => [ sprintf( __( 'From, %s', 'vitrina' ), $currency ), $selection->from, $range[0] ?? 0.0 ],
			/* translators: %s: currency. */
			'max_price' => [ sprintf( __( 'To, %s', 'vitrina' ), $currency ), $selection->to, $range[1] ?? 0.0 ],
		] as $name => [ $label, $value, $limit ]
	) {
		printf(
			'<label>%1$s<input type="text" inputmode="decimal" autocomplete="off" name="%2$s" value="%3$s" placeholder="%4$s" maxlength="12"></label>',
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( str_replace( '.', wc_get_price_decimal_separator(), $value ) ),
			esc_attr( number_format_i18n( $limit ) )
		);
	}
	printf( '<button class="button button--quiet" type="submit">%s</button></form></details>', esc_html__( 'Apply', 'vitrina' ) );
}
