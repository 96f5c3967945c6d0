<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** Names of what a page shows. They are short, because each page sends its tags in a header. */
final class Tag {
	/** Every page has it: settings, texts and styles. */
	public const ALL = 'all';

	/** A page with prices. Rules and taxes change them all. */
	public const PRICES = 'prices';

	/** Any menu. */
	public const MENUS = 'menus';

	/** A list of products that are sorted by sales, or by rating. */
	public const BY_SALES  = 'by-sales';
	public const BY_RATING = 'by-rating';

	/** A list that a change of texts alone can change: results of a search, and posts or products by date of change. */
	public const BY_TEXT = 'by-text';

	/** A post, a page or a product, with its variations. */
	public static function post( int $id ): string {
		return "p{$id}";
	}

	/** How many pieces of a product, or of its variations, are left. */
	public static function stock( int $id ): string {
		return "s{$id}";
	}

	public static function term( int $id ): string {
		return "t{$id}";
	}

	/** Which products are in a term, in which order, and how many. 0: all products. */
	public static function products( int $term_id = 0 ): string {
		return "l{$term_id}";
	}

	/** Which products are in a term, for pages that show only some of them. 0: which products there are. */
	public static function members( int $term_id = 0 ): string {
		return "m{$term_id}";
	}

	/** Which posts of a type there are. */
	public static function posts( string $post_type ): string {
		return "f-{$post_type}";
	}

	/** Which terms a taxonomy has. */
	public static function terms( string $taxonomy ): string {
		return "k-{$taxonomy}";
	}

	/** The tag for all numbered tags of a kind, on a page with too many: `p`, `s`, `t`, `l` or `m`; null for other tags. */
	public static function kind( string $tag ): ?string {
		return preg_match( '/\A([pstlm])\d+\z/', $tag, $found ) === 1 ? $found[1] : null;
	}
}
