<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches;

use Vitrina\Runtime\Swatches\AttributeType;
use Vitrina\Runtime\Swatches\Swatch;
use Vitrina\Runtime\VariationPrices;
use Vitrina\Theme\Swatches\Storage\VariationValues;
use Vitrina\Theme\Variations\KnownTerms;
use WC_Product_Factory;
use WC_Product_Variable;
use WP_Term;

/**
 * The swatches of all cards of a page: their data is loaded with the same few queries for one card and for
 * twenty-four.
 *
 * @phpstan-import-type Value from VariationValues
 */
final class CardSwatches {
	/** How many swatches a card shows; if there are more, the last slot shows their number. */
	public const MAX_SHOWN = 5;

	/** @var array<int, string> Product → attribute whose swatches its card shows; empty for none. */
	private array $taxonomies = [];

	/** @var array<int, array<array-key, Value>> Product → value of that attribute → its variations. */
	private array $values = [];

	/** @var array<int, list<WP_Term>> Product → terms of that attribute, in its order. */
	private array $terms = [];

	/** @var array<int, array<array-key, float>> Product → variation → displayed price in major units. */
	private array $prices = [];

	public function __construct( private readonly VariationValues $storage ) {}

	/**
	 * Prefetches the data of products whose cards are about to be printed, except posts: the caller loads
	 * these with the pictures of the cards.
	 *
	 * @param array<array-key, int> $product_ids Products of any type whose meta and terms are cached.
	 * @return list<int> Pictures of the swatches, and variations whose prices the cards print.
	 */
	public function prime( array $product_ids ): array {
		$new = array_diff( array_unique( $product_ids ), array_keys( $this->taxonomies ) );
		if ( $new === [] ) {
			return [];
		}
		$found = [];
		foreach ( $new as $id ) {
			$this->taxonomies[ $id ] = $this->find_taxonomy( $id );
			if ( $this->taxonomies[ $id ] !== '' ) {
				$found[ $id ] = $this->taxonomies[ $id ];
			}
		}
		$this->values += $this->storage->of( $found );
		self::prime_terms( $found );
		return $this->posts( $found );
	}

	/** The attribute whose swatches a product's card shows; empty for none. */
	public function taxonomy_of( WC_Product_Variable $product ): string {
		_prime_post_caches( $this->prime( [ $product->get_id() ] ), false );
		return $this->taxonomies[ $product->get_id() ] ?? '';
	}

	/**
	 * The swatches with a colour or picture that a card could show, in the attribute's order.
	 *
	 * @return list<Swatch> Empty if the product offers only one value.
	 */
	public function of( WC_Product_Variable $product ): array {
		$taxonomy = $this->taxonomy_of( $product );
		if ( $taxonomy === '' ) {
			return [];
		}
		$id       = $product->get_id();
		$type     = AttributeType::of( $taxonomy );
		$swatches = array_map(
			fn ( WP_Term $term ): Swatch => Swatch::of_term( $term, $type, $term->name ),
			array_filter( $this->terms_of( $id, $taxonomy ), fn ( WP_Term $term ): bool => $this->value( $id, $term->slug )['ids'] !== [] )
		);
		$visual   = array_filter( $swatches, fn ( Swatch $swatch ): bool => $swatch->kind !== 'label' );
		return count( $swatches ) > 1 && $visual !== [] ? array_values( $visual ) : [];
	}

	/** @return list<WP_Term> The product's terms in the attribute's order. */
	private function terms_of( int $product_id, string $taxonomy ): array {
		return $this->terms[ $product_id ] ??= ordered_terms( $product_id, $taxonomy );
	}

	/** What the card of a product shows when a swatch is selected. */
	public function card( WC_Product_Variable $product, Swatch $swatch ): CardSwatch {
		$value = $this->value( $product->get_id(), $swatch->value );
		return new CardSwatch(
			$swatch,
			$value['image'] === (int) $product->get_image_id() ? 0 : $value['image'],
			$this->price_html( $product, $value['ids'] ),
			$value['is_in_stock']
		);
	}

	/**
	 * The first attribute of a variable product that has colours or images. It is read from the meta,
	 * because a product object created here would be created again for the card.
	 */
	private function find_taxonomy( int $product_id ): string {
		$attributes = WC_Product_Factory::get_product_type( $product_id ) === 'variable' ? get_post_meta( $product_id, '_product_attributes', true ) : [];
		foreach ( is_array( $attributes ) ? $attributes : [] as $attribute ) {
			$name = is_array( $attribute ) && (bool) ( $attribute['is_variation'] ?? false ) ? $attribute['name'] ?? '' : '';
			if ( is_string( $name ) && Swatch::is_visual( AttributeType::of( $name ) ) ) {
				return $name;
			}
		}
		return '';
	}

	/** @param array<int, string> $taxonomies Product → attribute. */
	private static function prime_terms( array $taxonomies ): void {
		$ids = [];
		foreach ( $taxonomies as $id => $taxonomy ) {
			$terms = get_the_terms( $id, $taxonomy );
			array_push( $ids, ...array_column( is_array( $terms ) ? $terms : [], 'term_id' ) );
		}
		// At the first read of any term's meta, WordPress loads the meta of these and other queued terms together.
		wp_lazyload_term_meta( array_unique( $ids ) );
	}

	/**
	 * IDs of the pictures of swatches, and of variations that may have a price of their own.
	 *
	 * @param array<int, string> $taxonomies Product → attribute.
	 * @return list<int>
	 */
	private function posts( array $taxonomies ): array {
		$posts      = [];
		$variations = [];
		$has_prices = array_filter( $taxonomies, fn ( int $id ): bool => count( array_unique( array_merge( ...array_column( $this->values[ $id ] ?? [], 'prices' ) ) ) ) > 1, ARRAY_FILTER_USE_KEY );
		// For all products first, so that the meta of all terms is read together.
		array_map( KnownTerms::of_this_request()->add_product( ... ), array_keys( $has_prices ) );
		foreach ( $taxonomies as $id => $taxonomy ) {
			$terms = $this->terms_of( $id, $taxonomy );
			array_push( $posts, ...Swatch::image_ids( $terms ) );
			foreach ( $terms as $index => $term ) {
				if ( $index < self::MAX_SHOWN ) {
					$value   = $this->value( $id, $term->slug );
					$posts[] = $value['image'];
					if ( isset( $has_prices[ $id ], $value['ids'][0] ) ) {
						$variations[] = $value['ids'][0];
					}
				}
			}
		}
		if ( $variations !== [] ) {
			update_object_term_cache( $variations, 'product_variation' );
		}
		return array_values( array_unique( array_diff( [ ...$posts, ...$variations ], [ 0 ] ) ) );
	}

	/** @return Value The variations of a product that match a value. */
	private function value( int $product_id, string $value ): array {
		return VariationValues::matching( $this->values[ $product_id ] ?? [], $value );
	}

	/**
	 * The prices of a product's variations, read once: WooCommerce validates its cache of them at every
	 * call, which is slow.
	 *
	 * @return array<array-key, float> Variation → price in major units; only variations with a price.
	 */
	private function prices_of( WC_Product_Variable $product ): array {
		if ( ! isset( $this->prices[ $product->get_id() ] ) ) {
			$prices = VariationPrices::of( $product, for_display: true )['price'] ?? [];

			$this->prices[ $product->get_id() ] = array_map( floatval( ... ), array_filter( is_array( $prices ) ? $prices : [], is_numeric( ... ) ) );
		}
		return $this->prices[ $product->get_id() ];
	}

	/**
	 * The price HTML of some of a product's variations, as WooCommerce formats it; empty if it equals the
	 * product's own.
	 *
	 * @param list<int> $ids IDs of variations.
	 */
	private function price_html( WC_Product_Variable $product, array $ids ): string {
		$all    = $this->prices_of( $product );
		$prices = array_intersect_key( $all, array_flip( $ids ) );
		if ( $all === [] || $prices === [] || ( min( $prices ) === min( $all ) && max( $prices ) === max( $all ) ) ) {
			return '';
		}
		if ( min( $prices ) !== max( $prices ) ) {
			return wc_format_price_range( (string) min( $prices ), (string) max( $prices ) ) . $product->get_price_suffix();
		}
		$variation = wc_get_product( array_key_first( $prices ) );
		return $variation instanceof \WC_Product ? $variation->get_price_html() : '';
	}
}
