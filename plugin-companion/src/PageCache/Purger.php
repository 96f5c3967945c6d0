<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

/** A cache in front of the shop that can be purged. */
interface Purger {
	/** Name of the cache, for the owner. */
	public function name(): string;

	/**
	 * Name of the response header that lists the tags of a page, and the separator between them.
	 *
	 * @return array{string, string}|null Null if the cache purges all pages at each change.
	 */
	public function tag_header(): ?array;

	/**
	 * Removes all pages with any of these tags. Runs after the response, within a few seconds at most.
	 *
	 * @param non-empty-list<string> $tags `all` is on every page.
	 * @throws PurgeException When old pages may still be stored.
	 */
	public function purge( array $tags ): void;
}
