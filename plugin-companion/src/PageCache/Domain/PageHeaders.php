<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** The headers that tell caches about a page. */
final readonly class PageHeaders {
	/** Browsers may not store a personal page either: the next user of a shared computer would see it with Back. */
	public const PERSONAL = 'private, no-store';

	/** Lifetime in seconds if something changed while the page was rendered: it may contain the old state. */
	private const CHANGED_MEANWHILE = 1;

	/**
	 * @param int                   $max_lifetime In seconds.
	 * @param array<string, string> $tag_headers  Name of a header with tags → separator of the tags.
	 */
	public function __construct( private int $max_lifetime, private array $tag_headers ) {}

	/**
	 * For a page that is the same for all visitors. Browsers ask again each time, because their caches cannot be purged.
	 *
	 * @param list<string> $tags
	 * @param int          $expires Unix time of the next scheduled change.
	 * @return array<string, string>
	 */
	public function of_shared_page( array $tags, int $expires, int $now, bool $is_current ): array {
		$lifetime = $is_current ? max( 1, min( $this->max_lifetime, $expires - $now ) ) : self::CHANGED_MEANWHILE;
		return [ 'Cache-Control' => "public, max-age=0, s-maxage={$lifetime}" ]
			+ array_map( static fn ( string $separator ): string => implode( $separator, $tags ), $this->tag_headers );
	}
}
