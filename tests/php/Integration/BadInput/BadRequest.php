<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\Support\Response;

/**
 * One request with one bad value.
 */
final readonly class BadRequest {

	/**
	 * @param array<string, mixed> $fields
	 * @param bool                 $is_fine Whether the call may accept it.
	 */
	public function __construct(
		public Call $call,
		public string $sender,
		public string $what,
		public array $fields,
		public bool $is_fine,
	) {}

	public function title(): string {
		return "{$this->call->method} {$this->call->names[0]} ({$this->sender}), {$this->what}";
	}

	/**
	 * @return string What is wrong with the response; empty if nothing is.
	 */
	public function fault( Response $response ): string {
		if ( $response->status >= 500 || $response->status < 200 ) {
			return "status {$response->status}";
		}
		if ( preg_match( Leaks::PATTERN, rawurldecode( $response->url ) . $response->header( 'location' ) . $response->body, $found ) === 1 ) {
			return "the response contains {$found[0]}";
		}
		if ( Leaks::is_unescaped( $response ) ) {
			return 'the response contains our script unescaped';
		}
		$is_refused = $response->status >= 400 || ( $this->call->refuses !== null && ( $this->call->refuses )( $response ) );
		return $this->is_fine || $is_refused ? '' : "accepted with {$response->status}: " . mb_substr( mb_scrub( $response->body ), 0, 300 );
	}

	/**
	 * The path with its query and the fields that are part of it.
	 */
	public function path(): string {
		$path = $this->call->path;
		foreach ( $this->fields as $name => $value ) {
			$path = str_replace( '{' . $name . '}', rawurlencode( is_string( $value ) ? $value : 'list' ), $path );
		}
		$path  = (string) preg_replace( '/\{\w+\}/', '', $path );
		$query = $this->call->method === 'GET' ? http_build_query( $this->sent() ) : '';
		return $query === '' ? $path : $path . ( str_contains( $path, '?' ) ? '&' : '?' ) . $query;
	}

	/**
	 * @return array<string, mixed> The fields that are not part of the path.
	 */
	public function sent(): array {
		return array_filter( $this->fields, fn ( string $name ): bool => ! str_contains( $this->call->path, '{' . $name . '}' ), ARRAY_FILTER_USE_KEY );
	}
}
