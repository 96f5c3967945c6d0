<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\PageHeaders;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\Hookable;

/**
 * Sends a page's headers for caches. Personal pages are marked in every shop. Other pages get a lifetime only if the
 * shop has a cache that is purged by tags: without one, a cache on the way would show old prices.
 */
final class PageResponse implements Hookable {
	private string $version = '';

	private int $failed_queries = 0;

	public function __construct(
		private readonly PageHeaders $headers,
		private readonly ?PageTags $tags,
		private readonly ChangeVersion $changes,
		private readonly int $lifetime,
	) {}

	public function register_hooks(): void {
		add_action( 'parse_request', $this->start( ... ), PHP_INT_MAX );
		// After redirects.
		add_action( 'template_redirect', $this->decide( ... ), PHP_INT_MAX );
	}

	/** Before WordPress's query of the page. */
	private function start(): void {
		if ( $this->tags !== null && ! is_admin() && ! is_user_logged_in() ) {
			$this->version        = $this->changes->at_start();
			$this->failed_queries = Database::failed_queries();
			$this->tags->collect();
		}
	}

	private function decide(): void {
		if ( is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() ) {
			return;
		}
		if ( PersonalPage::is_expected() ) {
			PersonalPage::mark();
		} elseif ( $this->tags !== null ) {
			// The tags are known when the page is complete.
			ob_start( $this->finish( ... ) );
		}
	}

	/** @return false The page stays as it is. */
	private function finish(): bool {
		if ( headers_sent() ) {
			return false;
		}
		// PHP sends a part before the page is complete: it is not known yet what the rest will show.
		if ( did_action( 'shutdown' ) === 0 || ! $this->is_shared() ) {
			PersonalPage::mark();
			return false;
		}
		$now  = time();
		$tags = $this->tags?->all() ?? [];
		/**
		 * Filters until when the page is right if nothing is changed: a sale or a countdown may end.
		 *
		 * @since 0.1.0
		 *
		 * @param int          $expires Unix timestamp.
		 * @param list<string> $tags    What the page shows.
		 */
		$expires = apply_filters( 'vitrina_page_expires', min( $now + $this->lifetime, $this->tags?->expires() ?? PHP_INT_MAX ), $tags );
		$headers = $this->headers->of_shared_page( $tags, is_int( $expires ) ? $expires : $now, $now, $this->changes->now() === $this->version );
		foreach ( $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		return false;
	}

	private function is_shared(): bool {
		$error = error_get_last();
		return http_response_code() === 200
			// A page with a part that is missing because of an error must not be stored.
			&& Database::failed_queries() === $this->failed_queries
			&& ( $error === null || ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) === 0 )
			&& ! PersonalPage::was_rendered( headers_list() );
	}
}
