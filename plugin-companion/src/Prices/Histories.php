<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Loads price histories for a page: those of a whole listing in one query. */
final class Histories implements Hookable {
	/** @var array<int, true> Products of this page whose histories have not been loaded yet. */
	private array $pending = [];

	/** @var array<int, PriceHistory> */
	private array $histories = [];

	public function __construct( private readonly PriceTable $table ) {}

	/** WordPress loads the meta of a whole listing at once, before it prints any product. */
	public function register_hooks(): void {
		add_filter( 'update_post_metadata_cache', $this->collect( ... ), 10, 2 );
	}

	/** If the query fails, no lowest price is shown, and the query is repeated for the next product. */
	public function of( int $id ): PriceHistory {
		if ( ! isset( $this->histories[ $id ] ) ) {
			$this->pending[ $id ] = true;
			try {
				$this->histories += $this->table->histories( array_keys( $this->pending ) );
			} catch ( DatabaseException ) {
				return new PriceHistory( [], wp_timezone() );
			}
			$this->pending = [];
		}
		return $this->histories[ $id ];
	}

	public function invalidate( int $id ): void {
		unset( $this->histories[ $id ] );
	}

	private function collect( mixed $check, mixed $ids ): mixed {
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			if ( is_numeric( $id ) && ! isset( $this->histories[ (int) $id ] ) && in_array( get_post_type( (int) $id ), [ 'product', 'product_variation' ], true ) ) {
				$this->pending[ (int) $id ] = true;
			}
		}
		return $check;
	}
}
