<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

/** A cache in front of the shop that can be told what has changed. */
interface Purger {
	/** Its name for the owner. */
	public function name(): string;

	/**
	 * The header by which it learns what a page shows, and what separates the tags in it.
	 *
	 * @return array{string, string}|null Null if it purges all pages at each change.
	 */
	public function tag_header(): ?array;

	/**
	 * Removes all pages with any of these tags. Runs after the response, within a few seconds at most.
	 *
	 * @param non-empty-list<string> $tags `all` is on every page.
	 * @throws PurgeException When pages may have stayed.
	 */
	public function purge( array $tags ): void;
}
