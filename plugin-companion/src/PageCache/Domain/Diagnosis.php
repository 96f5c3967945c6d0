<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** What is known about the caches in front of the shop, and what follows from it. */
final readonly class Diagnosis {
	/** Header of a request or response → the cache that adds it. */
	private const SIGNS = [
		'x-varnish'         => 'Varnish',
		'cf-ray'            => 'Cloudflare',
		'cf-cache-status'   => 'Cloudflare',
		'fastly-ff'         => 'Fastly',
		'x-litespeed-cache' => 'LiteSpeed',
		'x-fastcgi-cache'   => 'nginx',
		'x-proxy-cache'     => 'nginx',
		'x-page-cache'      => 'nginx',
		'x-cache-status'    => 'nginx',
		'x-amz-cf-id'       => 'CloudFront',
		'x-sucuri-id'       => 'Sucuri',
	];

	/** These store no pages unless they are configured to: one that stores none is no problem. */
	private const STORE_ON_REQUEST = [ 'Cloudflare', 'CloudFront' ];

	/**
	 * @param list<string>                $purged    Names of the caches that are purged.
	 * @param list<string>                $seen      Names of the caches that were seen.
	 * @param list<string>                $errors    Messages about caches that did not respond just now.
	 * @param string                      $failure   Message of the last purge that failed; empty if none did.
	 * @param array<string, string>|null  $response  Headers of the front page, in small letters; null if it was not received.
	 * @param bool                        $has_tags  Whether a cache receives the tags of pages.
	 * @param bool                        $needs_visitors Whether scheduled work is started by visitors.
	 */
	public function __construct(
		private array $purged,
		private array $seen,
		private array $errors,
		private string $failure,
		private ?array $response,
		private bool $has_tags,
		private bool $needs_visitors,
	) {}

	/**
	 * @param list<string> $headers Names in small letters.
	 * @return list<string> Names of caches.
	 */
	public static function caches( array $headers ): array {
		return array_values( array_unique( array_intersect_key( self::SIGNS, array_flip( $headers ) ) ) );
	}

	/** @return list<Problem> The worst first. */
	public function problems(): array {
		$unknown  = array_diff( $this->seen, $this->purged );
		$is_ours  = str_contains( $this->response['cache-control'] ?? '', 's-maxage' );
		$is_found = array_diff( $unknown, self::STORE_ON_REQUEST ) !== [] || ( $unknown !== [] && $this->is_stored() );
		$problems = [
			[ Problem::DoesNotRespond, $this->errors !== [] ],
			[ Problem::Failed, $this->errors === [] && $this->failure !== '' ],
			[ Problem::NotPurged, $is_found ],
			[ Problem::NotStored, $this->has_tags && $this->response !== null && ! $is_ours ],
			[ Problem::NoCron, $this->purged !== [] && $this->needs_visitors ],
		];
		return array_column( array_filter( $problems, static fn ( array $problem ): bool => $problem[1] ), 0 );
	}

	/** Whether the front page came from a cache. */
	private function is_stored(): bool {
		return (int) ( $this->response['age'] ?? 0 ) > 0 || preg_match( '/\bHIT\b/i', implode( ' ', $this->response ?? [] ) ) === 1;
	}
}
