<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** The validated request goya_portfolio_ajax, for more items of the portfolio (spec §7), with their layout. */
final readonly class PortfolioRequest {
	public const MAX_ITEMS = 48;

	/** Maximum length of the keyword in bytes. */
	private const MAX_LENGTH = 200;

	private const MAX_CATEGORIES = 20;

	/**
	 * @param int       $page     Number of the page, from 1.
	 * @param int       $count    Number of items on a page.
	 * @param list<int> $category IDs of categories, of which an item has at least one; empty for all.
	 * @param string    $keyword  Search keyword; empty for all.
	 */
	public function __construct(
		public int $page,
		public int $count,
		public array $category,
		public string $keyword,
		public PortfolioLayout $layout,
	) {}

	/**
	 * @param array<array-key, mixed> $posted Unslashed fields.
	 * @param int                     $count  Number of items on a page, if the request does not set it.
	 * @return self|null Null if a field is invalid.
	 */
	public static function from( array $posted, int $count ): ?self {
		$fields   = new Fields( $posted );
		$page     = $fields->number( 'page', 2, 1, BlogRequest::MAX_PAGE );
		$count    = $fields->number( 'count', $count, 1, self::MAX_ITEMS );
		$category = $fields->numbers( 'category', self::MAX_CATEGORIES );
		$keyword  = $fields->text( 'keyword', self::MAX_LENGTH );
		$layout   = PortfolioLayout::from( $fields );
		if ( $page === null || $count === null || $category === null || $keyword === null || $layout === null ) {
			return null;
		}
		return new self( $page, $count, $category, $keyword, $layout );
	}
}
