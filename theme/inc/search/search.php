<?php
/**
 * Search: suggestions while somebody types, and the page of results. Both ask WP_Query, so that
 * whatever answers product searches in this shop answers both.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Product;
use WP_Hook;
use WP_Query;
use WP_Term;

/** Letters of a query that is read; a longer one finds nothing. */
const SEARCH_LONGEST = 200;

/** What a visitor must allow before a suggestion service outside is asked. */
const SEARCH_CONSENT = 'preferences';

/** Functions of `init`, and classes whose methods it calls, that prepare blocks and widgets and nothing else. */
const BLOCKS_ON_INIT = '~^(
	wp_widgets_init
	| register_core_block_types_from_metadata | register_block_core_\w+ | WP_Block_Supports
	| _register_core_block_patterns_and_categories | _register_theme_block_patterns
	| _wp_register_default_icons | _wp_register_default_font_collections
	| Automattic\\\\WooCommerce\\\\Blocks\\\\.+
)$~x';

/** Products that are suggested; the line after them leads to all. */
const SUGGESTED = 5;

if ( is_search_call() ) {
	add_action( 'wp_loaded', __NAMESPACE__ . '\answer_search_early', 5 );
	add_filter( 'woocommerce_admin_should_load_features', '__return_false' );
	leave_out_blocks();
}
add_action( 'wp_ajax_goya_search_products_ajax', __NAMESPACE__ . '\answer_search' );
add_action( 'wp_ajax_nopriv_goya_search_products_ajax', __NAMESPACE__ . '\answer_search' );
add_filter( 'request', __NAMESPACE__ . '\clean_search_request' );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\search_settings' );
add_action( 'vitrina_runtime_ready', __NAMESPACE__ . '\register_search' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\register_search_files' );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\search_again', 20 );

/**
 * Whether this is the call goya_search_products_ajax. It is made with every word that somebody
 * types, so it starts as little of WordPress and WooCommerce as it can.
 */
function is_search_call(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Which call it is.
	return wp_doing_ajax() && ( $_GET['action'] ?? null ) === 'goya_search_products_ajax' && ! isset( $_POST['action'] );
}

/**
 * A list of suggestions shows neither content nor a sidebar: blocks, widgets, and the lists of
 * WordPress's own scripts and styles are a third of what `init` would do for it.
 */
function leave_out_blocks(): void {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $callbacks */
	$callbacks = isset( $wp_filter['init'] ) ? $wp_filter['init']->callbacks : [];
	foreach ( $callbacks as $priority => $same ) {
		foreach ( $same as [ 'function' => $callback ] ) {
			if ( is_for_blocks( $callback ) ) {
				remove_action( 'init', $callback, $priority );
			}
		}
	}
	remove_all_actions( 'wp_default_scripts' );
	remove_all_actions( 'wp_default_styles' );
}

/**
 * Whether a callback serves blocks or widgets alone.
 *
 * @param mixed $callback Callable, or what another plugin took for one.
 */
function is_for_blocks( mixed $callback ): bool {
	$owner = is_array( $callback ) ? $callback[0] ?? null : $callback;
	$name  = is_object( $owner ) ? $owner::class : $owner;
	return is_string( $name ) && preg_match( BLOCKS_ON_INIT, $name ) === 1;
}

/**
 * Answers before the cart is read and wp-admin starts, as WooCommerce does its own calls: a tenth
 * of the time of this call would go into what only customers and administrators need.
 */
function answer_search_early(): void {
	nocache_headers();
	send_nosniff_header();
	// After WordPress has let go of its buffers, before plugins tidy up.
	add_action( 'shutdown', __NAMESPACE__ . '\hand_over', 2 );
	answer_search();
}

/** The shopper has the answer; what else is done with the request's end keeps nobody waiting. */
function hand_over(): void {
	foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return;
		}
	}
}

/**
 * The call goya_search_products_ajax: `query`, and `category_slug` where only one category is
 * looked in. Nothing in it depends on a nonce: it reads what every page of the shop shows.
 */
function answer_search(): never {
	$began    = microtime( true );
	$query    = searched_text( 'query' );
	$category = searched_text( 'category_slug' );
	if ( $query === null || $category === null || ! is_on( 'ajax_search' ) ) {
		wp_send_json_error(
			[
				'code'    => 'invalid_query',
				'message' => __( 'Nothing found', 'vitrina' ),
			],
			400
		);
	}
	header( 'X-Robots-Tag: noindex' );
	wp_send_json(
		[
			'suggestions' => suggestions( $query, $category === '0' ? '' : $category ),
			'time'        => round( microtime( true ) - $began, 4 ),
		]
	);
}

/**
 * A text of the address.
 *
 * @param 'query'|'category_slug' $name Its name.
 * @return string|null Empty where it is missing; null for what is no text.
 */
function searched_text( string $name ): ?string {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A public read; the text is only ever compared, and escaped where it is shown.
	$text = wp_unslash( $_GET[ $name ] ?? '' );
	return is_string( $text ) && wp_check_invalid_utf8( $text ) === $text ? trim( $text ) : null;
}

/**
 * What is shown under the field (spec §3).
 *
 * @param string $query    As it was typed.
 * @param string $category Slug; empty for all.
 * @return list<array<string, int|string>> None for a query that is too short.
 */
function suggestions( string $query, string $category ): array {
	if ( mb_strlen( $query ) < setting( 'ajax_search_min_chars' ) ) {
		return [];
	}
	$search = search_products( $query, $category );
	/** @var list<int> $ids */
	$ids = $search->posts ?? [];
	if ( $ids === [] ) {
		return [ suggested_line( -1, __( 'Nothing found', 'vitrina' ), $query ) ];
	}
	prime_suggested( $ids );
	$products = array_filter( array_map( 'wc_get_product', $ids ), fn ( mixed $product ): bool => $product instanceof WC_Product );
	return [
		...array_map( __NAMESPACE__ . '\suggested_product', array_values( $products ) ),
		/* translators: %s: number of products found. */
		suggested_line( -2, sprintf( __( 'All results (%s)', 'vitrina' ), number_format_i18n( $search->found_posts ) ), $query ),
	];
}

/**
 * The products that everybody may find.
 *
 * @param string $query    As it was typed.
 * @param string $category Slug; empty for all.
 */
function search_products( string $query, string $category ): WP_Query {
	$is_foolish = mb_strlen( $query ) > SEARCH_LONGEST || strlen( $category ) > SEARCH_LONGEST;
	return new WP_Query(
		$is_foolish ? [ 'post__in' => [ 0 ] ] : [
			's'                      => $query,
			'post_type'              => 'product',
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => SUGGESTED,
			'orderby'                => 'relevance',
			'fields'                 => 'ids',
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'tax_query'              => searched_terms( $category ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Over what was found alone.
			'vitrina_suggestions'    => true,
			// Nothing narrows what was found, but for what the index has not heard of yet.
			'vitrina_best'           => $category === '' && get_option( 'woocommerce_hide_out_of_stock_items' ) !== 'yes' ? SUGGESTED * 10 : 0,
		]
	);
}

/**
 * What WooCommerce leaves out of its own results, and the category that was chosen.
 *
 * @param string $category Slug; empty for all.
 * @return array<array-key, array<string, mixed>>
 */
function searched_terms( string $category ): array {
	$visibility = wc_get_product_visibility_term_ids();
	$left_out   = [ $visibility['exclude-from-search'] ];
	if ( get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' ) {
		$left_out[] = $visibility['outofstock'];
	}
	$terms = [
		[
			'taxonomy' => 'product_visibility',
			'field'    => 'term_taxonomy_id',
			'terms'    => $left_out,
			'operator' => 'NOT IN',
		],
	];
	if ( $category !== '' ) {
		$terms[] = [
			'taxonomy' => 'product_cat',
			'field'    => 'slug',
			'terms'    => $category,
		];
	}
	return $terms;
}

/**
 * Reads what the products need together, not one by one.
 *
 * @param list<int> $ids Products.
 */
function prime_suggested( array $ids ): void {
	_prime_post_caches( $ids );
	$pictures = array_filter( array_map( fn ( int $id ): int => (int) get_post_thumbnail_id( $id ), $ids ), fn ( int $id ): bool => $id > 0 );
	_prime_post_caches( array_values( $pictures ), false );
}

/**
 * One product of the list.
 *
 * @param WC_Product $product Published.
 * @return array<string, int|string> `thumbnail` and `price` are HTML, `category` is text.
 */
function suggested_product( WC_Product $product ): array {
	return [
		'id'        => $product->get_id(),
		'value'     => html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		'url'       => $product->get_permalink(),
		'thumbnail' => $product->get_image( 'vitrina-300', [ 'sizes' => '56px' ] ),
		'price'     => $product->get_price_html(),
		'category'  => suggested_category( $product ),
	];
}

/**
 * The more telling of a product's categories: one that is part of another before one at the top.
 *
 * @param WC_Product $product Which.
 */
function suggested_category( WC_Product $product ): string {
	$terms = get_the_terms( $product->get_id(), 'product_cat' );
	$terms = is_array( $terms ) ? array_values( $terms ) : [];
	usort( $terms, fn ( WP_Term $one, WP_Term $other ): int => ( $other->parent > 0 ) <=> ( $one->parent > 0 ) );
	return isset( $terms[0] ) ? html_entity_decode( $terms[0]->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
}

/**
 * A line that is no product: its text stands in `url` (spec §3).
 *
 * @param -1|-2  $id    No results, or all of them.
 * @param string $text  What is shown.
 * @param string $query As it was typed.
 * @return array<string, int|string>
 */
function suggested_line( int $id, string $text, string $query ): array {
	return [
		'id'        => $id,
		'value'     => $query,
		'url'       => $text,
		'thumbnail' => '',
		'price'     => '',
	];
}

/**
 * The search form's own parameters: all categories are no category, and what is no text, or is
 * longer than anybody types, finds nothing instead of everything.
 *
 * @param mixed $request WordPress's query variables.
 */
function clean_search_request( mixed $request ): mixed {
	if ( ! is_array( $request ) || ! isset( $request['s'] ) ) {
		return $request;
	}
	if ( ( $request['product_cat'] ?? null ) === '0' ) {
		unset( $request['product_cat'] );
	}
	if ( ! is_string( $request['s'] ) || mb_strlen( $request['s'] ) > SEARCH_LONGEST ) {
		$request['s']        = '';
		$request['post__in'] = [ 0 ];
		// WooCommerce's listings have a list of their own.
		add_filter( 'loop_shop_post_in', fn (): array => [ 0 ] );
	}
	return $request;
}

/**
 * What the search field's script must know; the same for every visitor.
 *
 * @param array<string, mixed> $settings Of all units.
 * @return array<string, mixed>
 */
function search_settings( array $settings ): array {
	if ( ! is_on( 'ajax_search' ) ) {
		return $settings;
	}
	return $settings + [
		'search' => [
			'minChars' => setting( 'ajax_search_min_chars' ),
			'service'  => search_service(),
			'consent'  => SEARCH_CONSENT,
			'shopUrl'  => wc_get_page_permalink( 'shop' ),
			'texts'    => [
				'list'    => __( 'Suggestions', 'vitrina' ),
				/* translators: %d: number of products suggested. */
				'count'   => __( 'Suggestions: %d', 'vitrina' ),
				'recent'  => __( 'Recent searches', 'vitrina' ),
				'clear'   => __( 'Clear', 'vitrina' ),
				'cleared' => __( 'Recent searches cleared.', 'vitrina' ),
				'nothing' => __( 'Nothing found', 'vitrina' ),
				'hint'    => __( 'Try another word, or a shorter one.', 'vitrina' ),
				'shop'    => __( 'See all products', 'vitrina' ),
			],
		],
	];
}

/** The component comes when somebody is about to search. */
function register_search(): void {
	Islands::register( 'search', 'vitrina-search' );
}

/** See register_search(). */
function register_search_files(): void {
	register_built_script( 'search' );
	wp_register_style( 'vitrina-search', get_template_directory_uri() . '/build/search-style.css', [], build_version( 'search-style' ) );
}

/**
 * Opens the box of a search form that suggests.
 *
 * @param bool $is_in_panel Whether the form is in the header's panel, which a button opens.
 * @return bool False where the form stays a plain one; then nothing is to be closed.
 */
function open_search( bool $is_in_panel ): bool {
	$suggests = is_on( 'ajax_search' ) && class_exists( Islands::class );
	if ( $suggests ) {
		// The browser opens the popover without a script; the component loads meanwhile.
		Islands::open( 'search', [], load: $is_in_panel ? 'touch' : 'interaction', attributes: [
			'class'               => 'search-form__place',
			'data-island-openers' => $is_in_panel ? '[popovertarget="search-panel"]' : false,
		] );
	}
	return $suggests;
}

/** Closes the box that open_search() has opened. */
function close_search(): void {
	Islands::close();
}

/** The address of a suggestion service outside; empty for none, and for what is no address of the web. */
function search_service(): string {
	// Not wp_http_validate_url(): it would ask for the host's address with every page.
	$address = (string) setting( 'search_service' );
	return preg_match( '~^https?://[^/\s]+~i', $address ) === 1 ? esc_url_raw( $address, [ 'http', 'https' ] ) : '';
}

/**
 * The categories among which one can be searched alone: those at the top.
 *
 * @return array<array-key, string> Slug → name.
 */
function searched_categories(): array {
	$terms = get_terms(
		[
			'taxonomy'   => 'product_cat',
			'parent'     => 0,
			'hide_empty' => true,
		]
	);
	return is_array( $terms ) ? array_column( $terms, 'name', 'slug' ) : [];
}

/** The category selector of the search form; nothing where there is nothing to choose. */
function search_category_field(): void {
	$categories = searched_categories();
	if ( count( $categories ) < 2 ) {
		return;
	}
	$chosen = get_query_var( 'product_cat' );
	printf( '<select class="search-form__category" name="product_cat" aria-label="%s" data-server-html>', esc_attr__( 'Category', 'vitrina' ) );
	printf( '<option value="0">%s</option>', esc_html__( 'All categories', 'vitrina' ) );
	foreach ( $categories as $slug => $name ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $slug ), selected( is_search() && $chosen === (string) $slug, true, false ), esc_html( $name ) );
	}
	// A line of its own: white space between the fields is indentation, nothing else.
	echo "</select>\n";
}

/** Under a page of results that has none: another try, and the shelves. */
function search_again(): void {
	if ( ! is_search() ) {
		return;
	}
	echo '<div class="search-again">';
	get_search_form();
	echo '<ul class="search-again__categories">';
	foreach ( searched_categories() as $slug => $name ) {
		$link = get_term_link( (string) $slug, 'product_cat' );
		printf( '<li><a href="%s">%s</a></li>', esc_url( is_string( $link ) ? $link : '' ), esc_html( $name ) );
	}
	echo '</ul></div>';
}
