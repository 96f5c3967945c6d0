<?php
/**
 * The call goya_portfolio_ajax, as it was sent.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** More items of the portfolio (spec §7), and how they look. */
final readonly class PortfolioRequest {

	/** Items that one answer may hold. */
	public const MOST = 48;

	/** Bytes of a keyword that is looked for. */
	private const LONGEST = 200;

	/** Categories that one call may name. */
	private const MOST_CATEGORIES = 20;

	/**
	 * Keeps what was read.
	 *
	 * @param int             $page     From 1 on.
	 * @param int             $count    Items of a page.
	 * @param list<int>       $category Any of these; none for all.
	 * @param string          $keyword  Empty for all.
	 * @param PortfolioLook   $look     How the items are printed.
	 */
	public function __construct(
		public int $page,
		public int $count,
		public array $category,
		public string $keyword,
		public PortfolioLook $look,
	) {}

	/**
	 * Reads the fields.
	 *
	 * @param array<array-key, mixed> $posted As they were sent, without slashes.
	 * @param int                     $count  Items of a page, where the call does not say.
	 * @return self|null Null where one of the fields makes no sense.
	 */
	public static function from( array $posted, int $count ): ?self {
		$fields   = new Fields( $posted );
		$page     = $fields->number( 'page', 2, 1, BlogRequest::LAST_PAGE );
		$count    = $fields->number( 'count', $count, 1, self::MOST );
		$category = $fields->numbers( 'category', self::MOST_CATEGORIES );
		$keyword  = $fields->text( 'keyword', self::LONGEST );
		$look     = PortfolioLook::from( $fields );
		if ( $page === null || $count === null || $category === null || $keyword === null || $look === null ) {
			return null;
		}
		return new self( $page, $count, $category, $keyword, $look );
	}
}
