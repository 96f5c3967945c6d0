<?php
/**
 * The call goya_blog_ajax, as it was sent.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** More posts of the blog (spec §7): `blog_style`, `category_id`, `page`. */
final readonly class BlogRequest {

	/** Beyond this there is no page. */
	public const LAST_PAGE = 1_000_000;

	/** How posts may look; the first is the default. */
	public const STYLES = [ 'grid', 'list' ];

	/**
	 * Keeps what was read.
	 *
	 * @param int    $page        From 1 on.
	 * @param int    $category_id 0 for all.
	 * @param string $style       One of STYLES.
	 */
	public function __construct(
		public int $page,
		public int $category_id,
		public string $style,
	) {}

	/**
	 * Reads the fields.
	 *
	 * @param array<array-key, mixed> $posted As they were sent, without slashes.
	 * @return self|null Null where one of them makes no sense.
	 */
	public static function from( array $posted ): ?self {
		$fields   = new Fields( $posted );
		$page     = $fields->number( 'page', 2, 1, self::LAST_PAGE );
		$category = $fields->number( 'category_id', 0, 0, PHP_INT_MAX );
		$style    = $fields->choice( 'blog_style', self::STYLES );
		return $page === null || $category === null || $style === null ? null : new self( $page, $category, $style );
	}
}
