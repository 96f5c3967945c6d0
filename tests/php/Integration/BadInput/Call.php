<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Closure;
use Vitrina\Tests\Integration\Support\Response;

/**
 * One row of the table: a call that the project handles, a valid request, and the bad values for each field.
 */
final readonly class Call {

	/**
	 * Values that are only sent to calls that run inside WordPress: over HTTP they behave like any other text.
	 */
	private const INSIDE_ONLY = [ 'empty', '10^9', 'a fraction', 'text', 'a path', 'an encoded path', 'SQL' ];

	/**
	 * @param list<string>                   $names   Hooks and routes of this row.
	 * @param string                         $path    URL; `{name}` is replaced by the field of that name.
	 * @param 'GET'|'POST'|'DELETE'          $method  Of HTTP.
	 * @param array<string, mixed>           $fields  Fields of a valid request.
	 * @param array<string, Param>           $params  Bad values by field.
	 * @param (Closure( Response ): bool)|null $refuses Whether a response below 400 is a refusal, or the empty result that the spec defines; null: only 4xx is.
	 * @param list<string>                   $senders guest, shopper (a guest with a cart), customer, admin.
	 * @param string                         $hook    The action to run inside WordPress, or `rest` for a route; empty: only over HTTP.
	 * @param list<string>                   $reads   Files of the project that read the request.
	 * @param bool                           $all_fields_at_once One request per bad value, which is sent in all fields.
	 * @param array<string, string>          $headers Additional request headers.
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
		public bool $all_fields_at_once = false,
		public array $headers = [],
	) {}

	/**
	 * @return iterable<BadRequest>
	 */
	public function requests(): iterable {
		foreach ( $this->senders as $sender ) {
			yield from $this->all_fields_at_once ? $this->all_at_once( $sender ) : $this->one_by_one( $sender );
			if ( $this->params === [] ) {
				yield new BadRequest( $this, $sender, 'as it is', $this->fields, true );
			}
		}
	}

	/**
	 * @return iterable<BadRequest>
	 */
	private function one_by_one( string $sender ): iterable {
		foreach ( $this->params as $name => $param ) {
			$left_out = $this->hook === '' ? array_flip( self::INSIDE_ONLY ) : [];
			foreach ( array_diff_key( $param->values, $left_out ) as $what => $value ) {
				yield new BadRequest( $this, $sender, "{$name}: {$what}", self::with( $this->fields, [ $name => $value ] ), in_array( (string) $what, $param->fine, true ) );
			}
		}
	}

	/**
	 * @return iterable<BadRequest>
	 */
	private function all_at_once( string $sender ): iterable {
		$names = array_keys( $this->params );
		foreach ( array_values( $this->params )[0]->values ?? [] as $what => $value ) {
			yield new BadRequest( $this, $sender, "all: {$what}", self::with( $this->fields, array_fill_keys( $names, $value ) ), true );
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
