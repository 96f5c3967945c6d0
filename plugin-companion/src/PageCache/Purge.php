<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Throwable;
use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Runtime\Hookable;

/** Purges all caches. If one of them fails, all are purged again in the background, several times if necessary. */
final readonly class Purge implements Hookable {
	public const RETRY = 'vitrina_page_cache_retry';

	/** Option with the last failure, as `array{time: int, message: string}`. A successful purge deletes it. */
	public const FAILURE = 'vitrina_companion_page_cache_failure';

	private const GROUP = 'vitrina-companion';

	/** A retry with more tags purges all pages, because Action Scheduler limits the size of arguments. */
	private const MAX_RETRIED = 200;

	/** Seconds until the first retry; each further one waits twice as long. */
	private const WAIT = 10;

	private const MAX_ATTEMPTS = 10;

	/** @param list<Purger> $purgers */
	public function __construct( private array $purgers ) {}

	public function register_hooks(): void {
		add_action( self::RETRY, $this->retry( ... ), 10, 2 );
	}

	/**
	 * @param non-empty-list<string> $tags
	 * @return bool Whether all caches were purged.
	 */
	public function run( array $tags, int $attempt = 0 ): bool {
		$errors = [];
		foreach ( $this->purgers as $purger ) {
			try {
				$purger->purge( $tags );
			} catch ( Throwable $error ) {
				// A plugin's function may throw anything; the other caches must still be purged.
				$errors[] = "{$purger->name()}: {$error->getMessage()}";
			}
		}
		if ( $errors === [] ) {
			// Earlier purges that failed have retries of their own, which report again if they fail.
			if ( get_option( self::FAILURE ) !== false ) {
				delete_option( self::FAILURE );
			}
			return true;
		}
		$this->report( implode( '; ', $errors ) );
		self::schedule( count( $tags ) > self::MAX_RETRIED ? [ Tag::ALL ] : $tags, $attempt + 1 );
		return false;
	}

	private function retry( mixed $tags, mixed $attempt ): void {
		$tags = array_values( array_filter( (array) $tags, is_string( ... ) ) );
		if ( $tags !== [] && is_int( $attempt ) ) {
			$this->run( $tags, $attempt );
		}
	}

	private function report( string $message ): void {
		wc_get_logger()->error( $message, [ 'source' => 'vitrina-page-cache' ] );
		update_option(
			self::FAILURE,
			[
				'time'    => time(),
				'message' => $message,
			],
			false
		);
	}

	/** @param list<string> $tags */
	private static function schedule( array $tags, int $attempt ): void {
		// After the last attempt the pages expire by themselves, and Site Health shows the failure.
		if ( $attempt <= self::MAX_ATTEMPTS && did_action( 'action_scheduler_init' ) > 0 ) {
			as_schedule_single_action( time() + self::WAIT * 2 ** ( $attempt - 1 ), self::RETRY, [ $tags, $attempt ], self::GROUP );
		}
	}
}
