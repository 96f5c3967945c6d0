<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Purgers;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\Purger;
use WP_Error;

/** Varnish with the module xkey; docs/integrate/page-caches.md has the VCL. Purges by tag. */
final readonly class Varnish implements Purger {
	/** In seconds, for each address. */
	private const TIMEOUT = 2;

	/** Tags in one request, so that its header stays below Varnish's limit of 8 KB. */
	private const MAX_TAGS = 200;

	/** @param list<string> $addresses Such as `http://127.0.0.1:6081`; each has its own cache. */
	public function __construct( private array $addresses ) {}

	public function name(): string {
		return 'Varnish';
	}

	public function tag_header(): array {
		return [ 'xkey', ' ' ];
	}

	public function purge( array $tags ): void {
		$failed = [];
		foreach ( $this->addresses as $address ) {
			foreach ( array_chunk( $tags, self::MAX_TAGS ) as $some ) {
				$error = $this->send( $address, $some );
				if ( $error !== '' ) {
					$failed[] = "{$address}: {$error}";
					break;
				}
			}
		}
		if ( $failed !== [] ) {
			throw new PurgeException( implode( '; ', $failed ) );
		}
	}

	/**
	 * @param list<string> $tags
	 * @return string What went wrong; empty if nothing did.
	 */
	private function send( string $address, array $tags ): string {
		$response = wp_remote_request(
			$address . '/',
			[
				'method'      => 'PURGE',
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'headers'     => [
					'Host'       => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
					'xkey-purge' => implode( ' ', $tags ),
				],
			]
		);
		if ( $response instanceof WP_Error ) {
			return $response->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		return $status === 200 ? '' : "HTTP {$status}";
	}
}
