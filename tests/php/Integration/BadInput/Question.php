<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\LpExpress\Support\Answer;

/**
 * One request with one bad value.
 */
final readonly class Question {

	/**
	 * @param array<string, mixed> $fields
	 * @param bool                 $is_fine Whether it may be answered as a good one.
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
	 * @return string Why the answer is wrong; empty where it is right.
	 */
	public function fault( Answer $answer ): string {
		if ( $answer->status >= 500 || $answer->status < 200 ) {
			return "status {$answer->status}";
		}
		if ( preg_match( Marks::PATTERN, rawurldecode( $answer->url ) . $answer->header( 'location' ) . $answer->body, $found ) === 1 ) {
			return "the answer holds {$found[0]}";
		}
		if ( Marks::is_unescaped( $answer ) ) {
			return 'the answer holds our script as it is';
		}
		$is_refused = $answer->status >= 400 || ( $this->call->refuses !== null && ( $this->call->refuses )( $answer ) );
		return $this->is_fine || $is_refused ? '' : "taken for good with {$answer->status}: " . mb_substr( mb_scrub( $answer->body ), 0, 300 );
	}

	/**
	 * The address, with the fields that stand in it.
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
	 * @return array<string, mixed> The fields that do not stand in the address.
	 */
	public function sent(): array {
		return array_filter( $this->fields, fn ( string $name ): bool => ! str_contains( $this->call->path, '{' . $name . '}' ), ARRAY_FILTER_USE_KEY );
	}
}
