<?php
/**
 * Filters of a listing: links and a form, that WooCommerce's own query answers.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Automattic\WooCommerce\Internal\ProductFilters\Params;
use Vitrina\Theme\Filters\Categories;
use Vitrina\Theme\Filters\Facet;
use Vitrina\Theme\Filters\Facets;
use Vitrina\Theme\Filters\FacetValue;
use Vitrina\Theme\Filters\Listing;
use Vitrina\Theme\Filters\Request;
use Vitrina\Theme\Filters\Selection;
use Vitrina\Theme\Filters\Storage\ProductFacts;
use Vitrina\Theme\Swatches\Swatch;
use WP_Query;
use WP_Term;
use wpdb;

use function Vitrina\Theme\Swatches\attribute_type;

foreach ( [ 'Selection', 'Request', 'FacetValue', 'Facet', 'Categories', 'Listing', 'Storage/ProductFacts', 'Facets' ] as $vitrina_file ) {
	require_once __DIR__ . "/filters/{$vitrina_file}.php";
}

/** Under which name what is counted here has its version. */
const FACETS_GROUP = 'facets';

/** With more chosen than this the numbers are counted anew: there are too many such pages to keep. */
const FACETS_KEPT = 2;

add_filter( 'request', __NAMESPACE__ . '\clean_filter_request' );
add_action( 'woocommerce_run_product_attribute_lookup_update_callback', __NAMESPACE__ . '\forget_facets', 20 );
add_action( 'woocommerce_updated_product_stock', __NAMESPACE__ . '\forget_facets' );
add_action( 'set_object_terms', __NAMESPACE__ . '\forget_facets_of_terms', 10, 4 );
add_filter( 'woocommerce_product_query_tax_query', __NAMESPACE__ . '\narrow_to_categories' );
add_filter( 'woocommerce_redirect_single_search_result', __NAMESPACE__ . '\leads_to_only_result' );
foreach ( [ 'created_term', 'edited_term', 'delete_term', 'update_option_woocommerce_hide_out_of_stock_items' ] as $vitrina_hook ) {
	add_action( $vitrina_hook, __NAMESPACE__ . '\forget_facets' );
}
// WooCommerce says only by these that products changed; the filter runs also where the second is still the same.
foreach ( [ 'product', 'product_query' ] as $vitrina_group ) {
	add_filter( "pre_set_transient_{$vitrina_group}-transient-version", __NAMESPACE__ . '\forget_facets_with_products' );
}

/** Whether listings have filters. */
function has_filters(): bool {
	return in_array( setting( 'shop_filters' ), [ 'panel', 'sidebar' ], true );
}

/**
 * What somebody may have written into an address, before WooCommerce reads it.
 *
 * @param mixed $request WordPress's query variables.
 */
function clean_filter_request( mixed $request ): mixed {
	if ( is_admin() || ! is_array( $request ) ) {
		return $request;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- Public choices, read by everybody alike.
	$_GET = Request::cleaned( $_GET );
	return Request::cleaned( $request );
}

/**
 * Narrows a listing to the chosen categories where WooCommerce, as 10.0, does not
 * know that parameter yet.
 *
 * @param mixed $tax_query WooCommerce's clauses.
 */
function narrow_to_categories( mixed $tax_query ): mixed {
	if ( ! is_array( $tax_query ) || class_exists( Params::class ) ) {
		return $tax_query;
	}
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A public choice; one that is unknown finds nothing.
	$asked  = $_GET[ Selection::CATEGORIES ] ?? '';
	$chosen = is_string( $asked ) ? array_diff( array_map( sanitize_title( ... ), explode( ',', wp_unslash( $asked ) ) ), [ '' ] ) : [];
	return $chosen === [] ? $tax_query : [ ...$tax_query, Listing::by_category( array_values( $chosen ) ) ];
}

/**
 * Whoever narrows a search down to one product stays where the filters are.
 *
 * @param mixed $leads Whether WooCommerce leads to the only product found.
 */
function leads_to_only_result( mixed $leads ): bool {
	return (bool) $leads && ! is_filtered_request();
}

/** What is counted is counted anew. */
function forget_facets(): void {
	renew_cache_version( FACETS_GROUP );
}

/**
 * The same, when WooCommerce forgets what it keeps of products.
 *
 * @param mixed $version WooCommerce's own, left as it is.
 */
function forget_facets_with_products( mixed $version ): mixed {
	forget_facets();
	return $version;
}

/**
 * The same, for terms of products alone.
 *
 * @param mixed $product  ID of anything.
 * @param mixed $terms    Its terms.
 * @param mixed $rows     Their rows.
 * @param mixed $taxonomy Of what.
 */
function forget_facets_of_terms( mixed $product, mixed $terms, mixed $rows, mixed $taxonomy ): void {
	if ( is_string( $taxonomy ) && ( str_starts_with( $taxonomy, 'product_' ) || str_starts_with( $taxonomy, 'pa_' ) ) ) {
		forget_facets();
	}
}

/** The listing of this page. */
function this_listing(): Listing {
	$query = $GLOBALS['wp_query'] ?? null;
	return new Listing( $query instanceof WP_Query ? $query : new WP_Query() );
}

/**
 * The attributes of the shop, those with swatches first: parameter → taxonomy.
 *
 * @return array<string, string>
 */
function filtered_attributes(): array {
	$attributes = [];
	foreach ( wc_get_attribute_taxonomies() as $attribute ) {
		$name = is_object( $attribute ) ? $attribute->attribute_name ?? '' : '';
		if ( is_string( $name ) && taxonomy_exists( wc_attribute_taxonomy_name( $name ) ) ) {
			$attributes[ "filter_{$name}" ] = wc_attribute_taxonomy_name( $name );
		}
	}
	uasort( $attributes, fn ( string $one, string $other ): int => Swatch::is_visual( attribute_type( $other ) ) <=> Swatch::is_visual( attribute_type( $one ) ) );
	return $attributes;
}

/** The categories of the shop, read once. */
function shop_categories(): Categories {
	/** @var Categories|null $categories */
	static $categories = null;
	if ( $categories === null ) {
		$terms      = get_terms(
			[
				'taxonomy'   => 'product_cat',
				'hide_empty' => false,
			]
		);
		$categories = new Categories( is_array( $terms ) ? array_values( $terms ) : [] );
	}
	return $categories;
}

/** What is chosen on this page, of what the shop has. */
function this_selection(): Selection {
	// phpcs:ignore WordPress.Security.NonceVerification -- Public choices.
	return Request::selection( wp_unslash( $_GET ), __NAMESPACE__ . '\known_values' );
}

/**
 * Those of some values that exist.
 *
 * @param string       $name   Parameter.
 * @param list<string> $values As they were sent.
 * @return list<string>
 */
function known_values( string $name, array $values ): array {
	return match ( $name ) {
		Selection::CATEGORIES => shop_categories()->known( array_map( sanitize_title( ... ), $values ) ),
		Selection::RATING     => array_values( array_intersect( [ '1', '2', '3', '4', '5' ], $values ) ),
		Selection::STOCK      => array_values( array_intersect( array_map( strval( ... ), array_keys( wc_get_product_stock_status_options() ) ), $values ) ),
		default               => known_attribute_values( filtered_attributes()[ $name ] ?? '', $values ),
	};
}

/**
 * @param string       $taxonomy Attribute; empty for none.
 * @param list<string> $values   As they were sent.
 * @return list<string>
 */
function known_attribute_values( string $taxonomy, array $values ): array {
	$terms = $taxonomy === '' ? [] : get_terms(
		[
			'taxonomy'   => $taxonomy,
			'slug'       => array_map( sanitize_title( ... ), $values ),
			'hide_empty' => false,
			'fields'     => 'slugs',
		]
	);
	return array_values( array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) ) );
}

/**
 * What the listing can be filtered by, kept for an hour at most where it is asked for often.
 *
 * @param Listing   $listing   Which.
 * @param Selection $selection What is chosen.
 * @return array{facets: list<Facet>, prices: array{float, float}|null}
 */
function facets( Listing $listing, Selection $selection ): array {
	$key = $selection->count() <= FACETS_KEPT && ! $selection->has_price() ? $listing->cache_key() : '';
	if ( $key === '' ) {
		return counted_facets( $listing, $selection );
	}
	$name = 'vitrina_facets_' . md5( (string) wp_json_encode( [ VERSION, $key, $selection->to_query(), get_locale(), cache_version( FACETS_GROUP ) ] ) );
	$kept = get_transient( $name );
	if ( is_array( $kept ) && isset( $kept['facets'] ) ) {
		/** @var array{facets: list<Facet>, prices: array{float, float}|null} $kept */
		return $kept;
	}
	$counted = counted_facets( $listing, $selection );
	set_transient( $name, $counted, HOUR_IN_SECONDS );
	return $counted;
}

/**
 * The same, counted now.
 *
 * @param Listing   $listing   Which.
 * @param Selection $selection What is chosen.
 * @return array{facets: list<Facet>, prices: array{float, float}|null}
 */
function counted_facets( Listing $listing, Selection $selection ): array {
	/** @var wpdb $wpdb */
	global $wpdb;
	/** This filter is documented in WooCommerce's src/Internal/ProductAttributesLookup/Filterer.php. */
	$in_stock = (bool) apply_filters( 'woocommerce_product_attributes_filterer_hide_out_of_stock', get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' );
	$facts    = new ProductFacts( $wpdb, get_option( 'woocommerce_attribute_lookup_enabled' ) === 'yes', $in_stock );
	$facets   = new Facets( $facts, $selection, $listing->product_ids(), filtered_attributes(), shop_categories() );
	return [
		'facets' => $facets->all( $listing->category(), $listing->attribute() ),
		'prices' => $facets->price_range(),
	];
}

/** The button that opens the filters; without a script it leads to them. */
function filters_button(): void {
	$count = this_selection()->count();
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

/**
 * The filters themselves.
 *
 * @param int $total Products that are found.
 */
function filters( int $total ): void {
	$listing   = this_listing();
	$selection = this_selection();
	$offer     = facets( $listing, $selection );
	?>
	<aside id="filters" class="filters" aria-labelledby="filters-title" tabindex="-1" data-style="<?php echo esc_url( get_template_directory_uri() . '/build/filters-style.css?ver=' . build_version( 'filters-style' ) ); ?>">
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
			price_filter( $listing, $selection, $offer['prices'] );
			foreach ( $offer['facets'] as $at => $facet ) {
				facet( $listing, $selection, $facet, $at < 3 );
			}
			?>
		</div>
		<p class="filters__foot">
			<button class="button" type="button" data-panel-close>
				<?php
				/* translators: %s: number of products. */
				echo esc_html( sprintf( _n( 'Show %s product', 'Show %s products', $total, 'vitrina' ), number_format_i18n( $total ) ) );
				?>
			</button>
		</p>
	</aside>
	<?php
}

/**
 * One facet: its values as links, that add or take away.
 *
 * @param Listing   $listing   Which.
 * @param Selection $selection What is chosen.
 * @param Facet     $facet     What is offered.
 * @param bool      $is_open   Whether it is unfolded though nothing is chosen.
 */
function facet( Listing $listing, Selection $selection, Facet $facet, bool $is_open ): void {
	$chosen = count( $selection->of( $facet->name ) );
	?>
	<details class="facet" data-facet="<?php echo esc_attr( $facet->name ); ?>"<?php echo $is_open || $chosen > 0 ? ' open' : ''; ?>>
		<summary><?php echo esc_html( $facet->label ); ?>
			<?php if ( $chosen > 0 ) : ?>
				<span class="facet__chosen"><?php echo esc_html( number_format_i18n( $chosen ) ); ?></span>
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

/**
 * One value of a facet.
 *
 * @param Listing    $listing   Which.
 * @param Selection  $selection What is chosen.
 * @param string     $name      Parameter.
 * @param FacetValue $value     The value.
 */
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

/**
 * The price, from and to.
 *
 * @param Listing                  $listing   Which.
 * @param Selection                $selection What is chosen.
 * @param array{float, float}|null $range     What there is.
 */
function price_filter( Listing $listing, Selection $selection, ?array $range ): void {
	if ( ( $range === null || $range[0] >= $range[1] ) && ! $selection->has_price() ) {
		return;
	}
	$address = $listing->filtered( $selection->without_price() );
	printf( '<details class="facet" data-facet="price" open><summary>%1$s<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-chevron"/></svg></summary><form class="facet__price" method="get" action="%2$s">', esc_html__( 'Price', 'vitrina' ), esc_url( explode( '?', $address )[0] ) );
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

/** What is chosen, each with the way to take it back. */
function filter_chips(): void {
	$listing   = this_listing();
	$selection = this_selection();
	$is_odd    = $selection->is_empty() && is_filtered_request();
	if ( $selection->is_empty() && ! $is_odd ) {
		return;
	}
	printf( '<ul class="filter-chips" aria-label="%s">', esc_attr__( 'Active filters', 'vitrina' ) );
	foreach ( $selection->values as $name => $values ) {
		foreach ( $values as $value ) {
			filter_chip( chosen_label( $name, $value ), $listing->filtered( $selection->toggled( $name, $value ) ) );
		}
	}
	if ( $selection->has_price() ) {
		filter_chip( chosen_price( $selection ), $listing->filtered( $selection->without_price() ) );
	}
	printf( '<li><a class="filter-chips__clear" href="%s" rel="nofollow">%s</a></li></ul>', esc_url( $listing->address() ), esc_html__( 'Clear all', 'vitrina' ) );
}

/** Whether the address asks for a filter, known or not. */
function is_filtered_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- Public choices.
	return array_filter( array_keys( $_GET ), fn ( mixed $name ): bool => is_string( $name ) && Request::is_ours( $name ) && ! str_starts_with( $name, 'query_type_' ) ) !== [];
}

/**
 * @param string $label   Without HTML.
 * @param string $address Without it.
 */
function filter_chip( string $label, string $address ): void {
	printf(
		'<li><a class="filter-chip" href="%1$s" rel="nofollow"><span class="visually-hidden">%2$s </span>%3$s<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-close"/></svg></a></li>',
		esc_url( $address ),
		esc_html__( 'Remove filter:', 'vitrina' ),
		esc_html( $label )
	);
}

/**
 * How a chosen value is called.
 *
 * @param string $name  Parameter.
 * @param string $value The value.
 */
function chosen_label( string $name, string $value ): string {
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

/** How chosen limits of the price are called. */
function chosen_price( Selection $selection ): string {
	$price = fn ( string $amount ): string => html_entity_decode( wp_strip_all_tags( wc_price( (float) $amount ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return match ( '' ) {
		/* translators: %s: price. */
		$selection->to   => sprintf( __( 'from %s', 'vitrina' ), $price( $selection->from ) ),
		/* translators: %s: price. */
		$selection->from => sprintf( __( 'up to %s', 'vitrina' ), $price( $selection->to ) ),
		default          => "{$price( $selection->from )} – {$price( $selection->to )}",
	};
}
