<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches;

use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Swatches\FormSwatches;
use Vitrina\Theme\Swatches\Storage\VariationValues;
use WC_Product;
use WC_Product_Factory;
use WC_Product_Variable;
use WP_Post;
use WP_Query;

use function Vitrina\Theme\card_address;
use function Vitrina\Theme\card_picture_ids;
use function Vitrina\Theme\is_listing;
use function Vitrina\Theme\is_on;
use function Vitrina\Theme\listing_transients;
use function Vitrina\Theme\prime_transients;
use function Vitrina\Theme\register_built_script;

/** Prints the swatches of the cards on a page, and prefetches their data. */
final readonly class Cards {
	private const SCRIPT = 'vitrina-card-swatches';

	public function __construct( private CardSwatches $cards ) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->offer_script( ... ) );
		add_action( 'woocommerce_before_shop_loop', $this->prime_listing_transients( ... ), 5 );
		// After the filters, so that the terms of both are read together.
		add_action( 'woocommerce_before_shop_loop', fn () => $this->prime( self::listed_ids() ), 25 );
		add_action( 'woocommerce_before_template_part', $this->prime_row( ... ), 10, 4 );
		add_action( 'vitrina_before_cards', $this->prime_products( ... ) );
		add_filter( 'woocommerce_shortcode_products_query_results', $this->prime_shortcode( ... ) );
		add_action( 'woocommerce_after_shop_loop_item_title', $this->print_swatches( ... ), 15 );
	}

	/** With Variation Swatches for WooCommerce, forms and cards have that plugin's swatches. */
	private static function are_shown(): bool {
		return is_on( 'card_swatches' ) && ! FormSwatches::are_of_another_plugin();
	}

	/** On every page: cards may also be added to it later. Prefetched where cards are what a shopper sees first. */
	private function offer_script(): void {
		if ( self::are_shown() ) {
			register_built_script( 'card-swatches' );
			Islands::offer( self::SCRIPT, is_prefetched: is_listing() );
		}
	}

	/** Reads the transients of the filters and of the cards together. */
	private function prime_listing_transients(): void {
		prime_transients( [ ...listing_transients(), ...VariationValues::transients( self::variable( self::listed_ids() ) ) ] );
	}

	/** @return list<int> The products of this page of the listing. */
	private static function listed_ids(): array {
		$query = $GLOBALS['wp_query'] ?? null;
		$posts = array_filter( $query instanceof WP_Query ? (array) $query->posts : [], fn ( mixed $post ): bool => $post instanceof WP_Post );
		return array_column( $posts, 'ID' );
	}

	/**
	 * @param list<int> $product_ids Products whose terms are cached.
	 * @return list<int> Those with variations.
	 */
	private static function variable( array $product_ids ): array {
		/** @var array<int, bool> $is_variable */
		static $is_variable = [];
		foreach ( $product_ids as $id ) {
			$is_variable[ $id ] ??= WC_Product_Factory::get_product_type( $id ) === 'variable';
		}
		return array_values( array_filter( $product_ids, fn ( int $id ): bool => $is_variable[ $id ] ) );
	}

	/** Prefetches data for a row of related products, up-sells or cross-sells. */
	private function prime_row( mixed $template, mixed $path, mixed $located, mixed $args ): void {
		foreach ( [ 'related_products', 'upsells', 'cross_sells' ] as $name ) {
			$this->prime_products( is_array( $args ) ? $args[ $name ] ?? null : null );
		}
	}

	/** @param mixed $results Object with `ids` of the products of a shortcode. */
	private function prime_shortcode( mixed $results ): mixed {
		$ids = is_object( $results ) && is_array( $results->ids ?? null ) ? wp_parse_id_list( $results->ids ) : [];
		_prime_post_caches( $ids );
		$this->prime( $ids );
		return $results;
	}

	private function prime_products( mixed $products ): void {
		$products = array_filter( is_array( $products ) ? $products : [], fn ( mixed $product ): bool => $product instanceof WC_Product );
		$this->prime( array_map( fn ( WC_Product $product ): int => $product->get_id(), $products ) );
	}

	/** @param array<array-key, int> $product_ids IDs of the cards' products. */
	private function prime( array $product_ids ): void {
		$product_ids = array_values( array_unique( $product_ids ) );
		update_meta_cache( 'post', $product_ids );
		update_object_term_cache( $product_ids, 'product' );
		$variable = self::variable( $product_ids );
		prime_transients( VariationValues::transients( $variable ) );
		$swatches = self::are_shown() ? $this->cards->prime( $variable ) : [];
		_prime_post_caches( [ ...card_picture_ids( $product_ids ), ...$swatches ], false );
	}

	/** Prints links to the product with a value preselected; the script selects the value on the card instead. */
	private function print_swatches(): void {
		$product  = $GLOBALS['product'] ?? null;
		$swatches = self::are_shown() && $product instanceof WC_Product_Variable ? $this->cards->of( $product ) : [];
		if ( ! $product instanceof WC_Product_Variable || $swatches === [] ) {
			return;
		}
		$taxonomy = $this->cards->taxonomy_of( $product );
		$shown    = count( $swatches ) > CardSwatches::MAX_SHOWN ? array_slice( $swatches, 0, CardSwatches::MAX_SHOWN - 1 ) : $swatches;

		printf( '<div class="card-swatches" data-attribute_name="%s" data-label="%s" data-sold-out="%s">', esc_attr( 'attribute_' . sanitize_title( $taxonomy ) ), esc_attr( wc_attribute_label( $taxonomy ) ), esc_attr__( 'Sold out', 'vitrina' ) );
		$address = card_address( $product );
		foreach ( $shown as $swatch ) {
			$this->print_swatch( $address, $taxonomy, $this->cards->card( $product, $swatch ) );
		}
		$this->print_more( $product, $address, count( $swatches ) - count( $shown ) );
		echo '</div>';
	}

	private function print_swatch( string $address, string $taxonomy, CardSwatch $card ): void {
		$swatch = $card->swatch;
		$data   = array_filter(
			[
				'data-src'   => $card->image === 0 ? '' : (string) wp_get_attachment_image_url( $card->image, 'woocommerce_thumbnail' ),
				'data-price' => $card->price_html,
				'data-stock' => $card->is_in_stock ? '' : 'out',
			],
			fn ( string $value ): bool => $value !== ''
		);
		printf(
			'<a class="card-swatch" href="%1$s" data-value="%2$s" data-title="%3$s"%4$s><span class="card-swatch__dot" style="background:%5$s"></span><span class="visually-hidden">%6$s</span></a>',
			esc_url( add_query_arg( 'attribute_' . sanitize_title( $taxonomy ), rawurlencode( $swatch->value ), $address ) ),
			esc_attr( $swatch->value ),
			esc_attr( $swatch->title ),
			$data === [] ? '' : ' ' . wc_implode_html_attributes( $data ), // phpcs:ignore WordPress.Security.EscapeOutput -- Each value is escaped.
			esc_attr( $swatch->background() ),
			esc_html( $card->is_in_stock ? $swatch->title : sprintf( '%s, %s', $swatch->title, __( 'Sold out', 'vitrina' ) ) )
		);
	}

	private function print_more( WC_Product_Variable $product, string $address, int $more ): void {
		if ( $more === 0 ) {
			return;
		}
		printf(
			'<a class="card-swatches__more" href="%1$s"><span aria-hidden="true">+%2$s</span><span class="visually-hidden">%3$s</span></a>',
			esc_url( $address ),
			esc_html( number_format_i18n( $more ) ),
			/* translators: 1: number of further values. 2: name of the product. */
			esc_html( sprintf( _n( '%1$s more option: %2$s', '%1$s more options: %2$s', $more, 'vitrina' ), number_format_i18n( $more ), $product->get_name() ) )
		);
	}
}
