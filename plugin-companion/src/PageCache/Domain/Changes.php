<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** Which pages a change affects: each kind of event, and the tags of the pages that show it. */
final class Changes {
	/** Post types that are a part of every page. */
	private const OF_ALL_PAGES = [ 'attachment', 'custom_css', 'wp_global_styles', 'wp_template', 'wp_template_part', 'wp_font_face', 'wp_font_family' ];

	/** Meta that no page shows. */
	private const NOT_SHOWN = [
		'_edit_last',
		'_edit_lock',
		'_encloseme',
		'_pingme',
		'_product_version',
		'_purchase_note',
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_desired_post_slug',
		'_wp_old_date',
		'_wp_old_slug',
		'_wp_trash_meta_comments_status',
		'_wp_trash_meta_status',
		'_wp_trash_meta_time',
		'_wp_suggested_privacy_policy_content',
		'total_sales',
	];

	private const RATING = [ '_wc_average_rating', '_wc_rating_count', '_wc_review_count' ];

	/** Term meta in which WooCommerce stores the number of products of a term. */
	private const COUNT_OF_TERM = '/\Aproduct_count_/';

	/**
	 * A product or one of its variations was saved, published or removed. Lists may count and sort by what has changed.
	 *
	 * @param list<int> $term_ids   All of its terms, and their ancestors.
	 * @param bool      $is_new_or_gone Whether it is shown now where it was not before, or the other way round.
	 * @return list<string>
	 */
	public static function product( int $id, array $term_ids, bool $is_new_or_gone = false ): array {
		return [
			Tag::post( $id ),
			Tag::products(),
			...array_map( Tag::products( ... ), $term_ids ),
			...array_map( Tag::members( ... ), $is_new_or_gone ? [ 0, ...$term_ids ] : [] ),
		];
	}

	/**
	 * @param int $id        Product or variation whose number of pieces has changed.
	 * @param int $parent_id Product of a variation; otherwise 0.
	 * @return list<string>
	 */
	public static function stock( int $id, int $parent_id ): array {
		return [ Tag::stock( $parent_id > 0 ? $parent_id : $id ) ];
	}

	/** Whether a change of this meta is a change of the product as in `product()`. */
	public static function is_product_meta( string $key ): bool {
		return $key !== '_stock' && ! in_array( $key, [ ...self::NOT_SHOWN, ...self::RATING ], true );
	}

	/** @return list<string> For the other meta: stock, ratings, and what no page shows. */
	public static function product_meta( int $id, string $key ): array {
		return match ( true ) {
			$key === '_stock'                    => self::stock( $id, 0 ),
			in_array( $key, self::RATING, true ) => [ Tag::post( $id ), Tag::BY_RATING ],
			default                              => [],
		};
	}

	/**
	 * Only texts of a product or of one of its variations have changed: each page that shows the product is affected,
	 * lists are not, other than results of a search.
	 *
	 * @return list<string>
	 */
	public static function product_text( int $id ): array {
		return [ Tag::post( $id ), Tag::BY_TEXT ];
	}

	/**
	 * A post that is no product was published, changed or removed.
	 *
	 * @param bool $is_in_lists Whether the place of the post in lists may have changed.
	 * @return list<string>
	 */
	public static function post( int $id, string $type, bool $is_in_lists = true ): array {
		return match ( true ) {
			in_array( $type, self::OF_ALL_PAGES, true ) => [ Tag::ALL ],
			$type === 'nav_menu_item'                   => [ Tag::MENUS ],
			default                                     => [ Tag::post( $id ), $is_in_lists ? Tag::posts( $type ) : Tag::BY_TEXT ],
		};
	}

	/** @return list<string> */
	public static function post_meta( int $id, string $type, string $key ): array {
		if ( $type === 'attachment' ) {
			// Other meta of attachments is written with every upload.
			return $key === '_wp_attachment_image_alt' ? self::post( $id, $type ) : [];
		}
		return in_array( $key, self::NOT_SHOWN, true ) ? [] : self::post( $id, $type );
	}

	/**
	 * The terms of a post have changed.
	 *
	 * @param list<int> $term_ids Terms before and after, and their ancestors.
	 * @return list<string>
	 */
	public static function assignment( int $id, string $type, string $taxonomy, array $term_ids ): array {
		$tags = $type === 'product' ? self::product( $id, $term_ids, is_new_or_gone: true ) : self::post( $id, $type );
		return [ ...$tags, Tag::terms( $taxonomy ) ];
	}

	/** @return list<string> */
	public static function term( int $id, string $taxonomy ): array {
		return $taxonomy === 'nav_menu' ? [ Tag::MENUS ] : [ Tag::term( $id ), Tag::terms( $taxonomy ) ];
	}

	/** @return list<string> */
	public static function term_meta( int $id, string $taxonomy, string $key ): array {
		return preg_match( self::COUNT_OF_TERM, $key ) === 1 ? [] : self::term( $id, $taxonomy );
	}

	/** @return list<string> */
	public static function comment( int $post_id ): array {
		return [ Tag::post( $post_id ) ];
	}

	/** @return list<string> */
	public static function sales(): array {
		return [ Tag::BY_SALES ];
	}

	/** @return list<string> */
	public static function prices(): array {
		return [ Tag::PRICES ];
	}

	/** @return list<string> */
	public static function option( string $name ): array {
		return ShownOptions::contain( $name ) ? [ Tag::ALL ] : [];
	}

	/** @return list<string> */
	public static function site(): array {
		return [ Tag::ALL ];
	}
}
