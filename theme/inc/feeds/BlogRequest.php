<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** The validated request goya_blog_ajax, for more posts of the blog (spec §7). Its fields: `blog_style`, `category_id`, `page`. */
final readonly class BlogRequest {
	public const MAX_PAGE = 1_000_000;

	/** Layouts of the list; the first is the default. */
	public const STYLES = [ 'grid', 'list' ];

	/**
	 * @param int    $page        Number of the page, from 1.
	 * @param int    $category_id ID of the category; 0 for all.
	 * @param string $style       One of STYLES.
	 */
	public function __construct(
		public int $page,
		public int $category_id,
		public string $style,
	) {}

	/**
	 * @param array<array-key, mixed> $posted Unslashed fields.
	 * @return self|null Null if a field is invalid.
	 */
	public static function from( array $posted ): ?self {
		$fields   = new Fields( $posted );
		$page     = $fields->number( 'page', 2, 1, self::MAX_PAGE );
		$category = $fields->number( 'category_id', 0, 0, PHP_INT_MAX );
		$style    = $fields->choice( 'blog_style', self::STYLES );
		return $page === null || $category === null || $style === null ? null : new self( $page, $category, $style );
	}
}
