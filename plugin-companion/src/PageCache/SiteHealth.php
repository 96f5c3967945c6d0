<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\HealthTest;
use Vitrina\Companion\PageCache\Domain\Diagnosis;
use Vitrina\Companion\PageCache\Domain\Problem;
use Vitrina\Runtime\Hookable;

/** The test of the caches in Tools → Site Health. */
final readonly class SiteHealth implements Hookable {
	private const ID = 'vitrina_page_cache';

	/** A tag that no page has. */
	private const NO_PAGE = 'none';

	/** In seconds. */
	private const TIMEOUT = 3;

	/** @param list<Purger> $purgers */
	public function __construct( private array $purgers ) {}

	public function register_hooks(): void {
		( new HealthTest( self::ID, static fn (): string => __( 'Page caches', 'vitrina-companion' ), $this->result( ... ) ) )->register_hooks();
	}

	/** @return array<string, mixed> In the form that WordPress documents for `site_status_tests`. */
	private function result(): array {
		$names    = array_map( static fn ( Purger $purger ): string => $purger->name(), $this->purgers );
		$has_tags = array_filter( $this->purgers, static fn ( Purger $purger ): bool => $purger->tag_header() !== null ) !== [];
		$response = self::front_page();
		$seen     = Diagnosis::caches( [ ...self::request_headers(), ...array_keys( $response ?? [] ) ] );
		$errors   = $this->errors();
		$failure  = self::failure();
		$problems = ( new Diagnosis( $names, $seen, $errors, $failure, $response, $has_tags, ! defined( 'DISABLE_WP_CRON' ) || constant( 'DISABLE_WP_CRON' ) !== true ) )->problems();
		$texts    = array_map( static fn ( Problem $problem ): string => self::text( $problem, array_values( array_diff( $seen, $names ) ), $errors, $failure ), $problems );
		return [
			'label'       => $problems === [] ? __( 'Caches show current pages', 'vitrina-companion' ) : __( 'The page cache needs attention', 'vitrina-companion' ),
			'status'      => self::status( $problems ),
			'badge'       => [
				'label' => __( 'Performance', 'vitrina-companion' ),
				'color' => 'blue',
			],
			'description' => '<p>' . implode( '</p><p>', array_map( esc_html( ... ), [ self::summary( $names ), ...$texts ] ) ) . '</p>',
			'actions'     => '',
			'test'        => self::ID,
		];
	}

	/**
	 * @param list<Problem> $problems
	 * @return 'good'|'recommended'|'critical'
	 */
	private static function status( array $problems ): string {
		$old_pages = array_filter( $problems, static fn ( Problem $problem ): bool => ! in_array( $problem, [ Problem::NotStored, Problem::NoCron ], true ) );
		return $problems === [] ? 'good' : ( $old_pages === [] ? 'recommended' : 'critical' );
	}

	/** @param list<string> $names */
	private static function summary( array $names ): string {
		return $names === []
			? __( 'No cache was found that the shop can purge.', 'vitrina-companion' )
			/* translators: %s: names of caches, such as "Varnish, WP Rocket". */
			: sprintf( __( 'Purged after each change: %s.', 'vitrina-companion' ), implode( ', ', $names ) );
	}

	/**
	 * @param list<string> $unknown
	 * @param list<string> $errors
	 */
	private static function text( Problem $problem, array $unknown, array $errors, string $failure ): string {
		return match ( $problem ) {
			/* translators: %s: names of caches. */
			Problem::NotPurged      => sprintf( __( 'Pages pass through %s, which is not told about changes: prices and stock may be old.', 'vitrina-companion' ), implode( ', ', $unknown ) ),
			/* translators: %s: error messages. */
			Problem::DoesNotRespond => sprintf( __( 'A cache rejects purge requests: %s', 'vitrina-companion' ), implode( '; ', $errors ) ),
			/* translators: %s: time and error message. */
			Problem::Failed         => sprintf( __( 'The last purge failed: %s', 'vitrina-companion' ), $failure ),
			Problem::NotStored      => __( 'The front page cannot be cached: a plugin sets a cookie or forbids it.', 'vitrina-companion' ),
			Problem::NoCron         => __( 'Scheduled work, such as the start of a sale, waits for a visitor whose page is not in the cache. Let the server call wp-cron.php each minute, and set DISABLE_WP_CRON.', 'vitrina-companion' ),
		};
	}

	/** @return list<string> */
	private function errors(): array {
		$errors = [];
		foreach ( $this->purgers as $purger ) {
			try {
				if ( $purger->tag_header() !== null ) {
					$purger->purge( [ self::NO_PAGE ] );
				}
			} catch ( PurgeException $error ) {
				$errors[] = "{$purger->name()}: {$error->getMessage()}";
			}
		}
		return $errors;
	}

	private static function failure(): string {
		$failure = get_option( Purge::FAILURE );
		$time    = is_array( $failure ) ? $failure['time'] ?? null : null;
		$message = is_array( $failure ) ? $failure['message'] ?? null : null;
		return is_int( $time ) && is_string( $message ) ? wp_date( 'Y-m-d H:i:s', $time ) . ' ' . $message : '';
	}

	/** @return list<string> */
	private static function request_headers(): array {
		$names = array_map( strval( ... ), array_keys( $_SERVER ) );
		return array_map( static fn ( string $name ): string => strtolower( str_replace( '_', '-', substr( $name, 5 ) ) ), array_values( array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, 'HTTP_' ) ) ) );
	}

	/** @return array<string, string>|null Headers of the response; null if its status is not 200. */
	private static function front_page(): ?array {
		$response = wp_remote_get( home_url( '/' ), [ 'timeout' => self::TIMEOUT ] );
		if ( (int) wp_remote_retrieve_response_code( $response ) !== 200 ) {
			return null;
		}
		$headers = [];
		foreach ( wp_remote_retrieve_headers( $response ) as $name => $value ) {
			if ( is_string( $name ) ) {
				$headers[ strtolower( $name ) ] = is_array( $value ) ? implode( ', ', array_filter( $value, is_string( ... ) ) ) : ( is_string( $value ) ? $value : '' );
			}
		}
		return $headers;
	}
}
