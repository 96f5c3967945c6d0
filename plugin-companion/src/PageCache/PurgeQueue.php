<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\Changes;
use Vitrina\Companion\PageCache\Domain\Tags;
use Vitrina\Runtime\Hookable;

/** Collects what a request changes, and purges once, at its end: after transactions, and after the response was sent. */
final class PurgeQueue implements Hookable {
	/** Seconds after which a command or background work purges before its end; an import may take an hour. */
	private const MAX_WAIT = 1.0;

	/** Number of tags and products from which on a command or background work purges at once. */
	private const MAX_TAGS = 500;

	/** Microseconds in which a page that was rendered before the new version reaches the cache. */
	private const ON_THE_WAY = 50000;

	/** @var array<string, true> */
	private array $tags = [];

	/** @var array<int, bool> Product ID => whether it is new or gone in lists. Terms are looked up at the end. */
	private array $products = [];

	private float $since = 0.0;

	/** Whether the end of the request was reached: later changes are purged at once. */
	private bool $is_over = false;

	public function __construct(
		private readonly Purge $purge,
		private readonly ChangeVersion $version,
	) {}

	public function register_hooks(): void {
		/**
		 * Purges pages: for a plugin that changes what pages show, with tags that it has added in `vitrina_page_tags`, or `all`.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $tags
		 */
		add_action( 'vitrina_page_cache_purge', fn ( mixed $tags ) => $this->note( array_values( array_filter( (array) $tags, is_string( ... ) ) ) ) );
		add_action( 'shutdown', $this->send_at_end( ... ), PHP_INT_MAX );
	}

	/** @param list<string> $tags */
	public function note( array $tags ): void {
		if ( $tags !== [] ) {
			$this->tags += array_fill_keys( $tags, true );
			$this->send_if_due();
		}
	}

	public function note_product( int $id, bool $is_new_or_gone = false ): void {
		if ( $id > 0 ) {
			$this->products[ $id ] = $is_new_or_gone || ( $this->products[ $id ] ?? false );
			$this->send_if_due();
		}
	}

	public function send(): void {
		$tags = array_keys( $this->tags );
		foreach ( $this->products as $id => $is_new_or_gone ) {
			array_push( $tags, ...Changes::product( $id, ProductTerms::of( $id ), $is_new_or_gone ) );
		}
		$this->tags     = [];
		$this->products = [];
		$this->since    = 0.0;
		$tags           = Tags::to_purge( array_values( array_unique( $tags ) ) );
		if ( $tags === [] ) {
			return;
		}
		$this->version->renew();
		if ( $this->is_over && PHP_SAPI === 'fpm-fcgi' ) {
			fastcgi_finish_request();
		}
		usleep( self::ON_THE_WAY );
		$this->purge->run( $tags );
	}

	private function send_at_end(): void {
		$this->is_over = true;
		$this->send();
	}

	private function send_if_due(): void {
		$now         = microtime( true );
		$this->since = $this->since > 0 ? $this->since : $now;
		$is_patient  = ! wp_doing_cron() && ! defined( 'WP_CLI' );
		$is_due      = $now - $this->since > self::MAX_WAIT || count( $this->tags ) + count( $this->products ) >= self::MAX_TAGS;
		if ( $this->is_over || ( $is_due && ! $is_patient ) ) {
			$this->send();
		}
	}
}
