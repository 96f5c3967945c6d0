<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Closure;
use Vitrina\Tests\Integration\LpExpress\Support\Answer;

/**
 * One row of the table: a call that the project answers, what makes it good, and what it says to bad input.
 */
final readonly class Call {

	/**
	 * What a whole request over HTTP adds little to: it is a text like others. Calls that run inside get it.
	 */
	private const INSIDE_ONLY = [ 'empty', '10^9', 'a fraction', 'text', 'a path', 'an encoded path', 'SQL' ];

	/**
	 * @param list<string>                   $names   The hooks and routes that this row stands for.
	 * @param string                         $path    Address; `{name}` in it stands for the field of that name.
	 * @param 'GET'|'POST'|'DELETE'          $method  Of HTTP.
	 * @param array<string, mixed>           $fields  A good request.
	 * @param array<string, Param>           $params  What is tried in each field.
	 * @param (Closure( Answer ): bool)|null $refuses Whether an answer that is no 4xx is the empty one, or the refusal, that the spec gives; null: 4xx alone.
	 * @param list<string>                   $senders Who sends it: guest, shopper (a guest with a cart), customer, admin.
	 * @param string                         $hook    Run in WordPress without a server: the action, or `rest` for a route; empty: by HTTP alone.
	 * @param list<string>                   $reads   Files of the project that read the request.
	 * @param bool                           $is_together All fields get a bad value at once, one request for each.
	 * @param array<string, string>          $headers More of the request.
	 */
	public function __construct(
		public array $names,
		public string $path,
		public string $method,
		public array $fields,
		public array $params,
		public ?Closure $refuses = null,
		public array $senders = [ 'guest' ],
		public string $hook = '',
		public array $reads = [],
		public bool $is_together = false,
		public array $headers = [],
	) {}

	/**
	 * @return iterable<Question>
	 */
	public function questions(): iterable {
		foreach ( $this->senders as $sender ) {
			yield from $this->is_together ? $this->together( $sender ) : $this->one_by_one( $sender );
			if ( $this->params === [] ) {
				yield new Question( $this, $sender, 'as it is', $this->fields, true );
			}
		}
	}

	/**
	 * @return iterable<Question>
	 */
	private function one_by_one( string $sender ): iterable {
		foreach ( $this->params as $name => $param ) {
			$left_out = $this->hook === '' ? array_flip( self::INSIDE_ONLY ) : [];
			foreach ( array_diff_key( $param->values, $left_out ) as $what => $value ) {
				yield new Question( $this, $sender, "{$name}: {$what}", self::with( $this->fields, [ $name => $value ] ), in_array( (string) $what, $param->fine, true ) );
			}
		}
	}

	/**
	 * @return iterable<Question>
	 */
	private function together( string $sender ): iterable {
		$names = array_keys( $this->params );
		foreach ( array_values( $this->params )[0]->values ?? [] as $what => $value ) {
			yield new Question( $this, $sender, "all: {$what}", self::with( $this->fields, array_fill_keys( $names, $value ) ), true );
		}
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $others
	 * @return array<string, mixed>
	 */
	private static function with( array $fields, array $others ): array {
		return array_filter( [ ...$fields, ...$others ], static fn ( mixed $value ): bool => $value !== null );
	}
}
