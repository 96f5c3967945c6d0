<?php
/**
 * Price histories for a page: those of a whole listing in one query.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Runtime\Hookable;

final class Histories implements Hookable {
	/**
	 * @var array<int, true> Products that this page knows of and may ask about.
	 */
	private array $known = [];

	/**
	 * @var array<int, PriceHistory>
	 */
	private array $read = [];

	public function __construct( private readonly PriceTable $table ) {}

	/**
	 * WordPress reads the meta of a whole listing at once, before anything of it is printed.
	 */
	public function register_hooks(): void {
		add_filter( 'update_post_metadata_cache', $this->know( ... ), 10, 2 );
	}

	/**
	 * Where the database did not answer, the page names no lower price and asks again for the next product.
	 */
	public function of( int $id ): PriceHistory {
		if ( ! isset( $this->read[ $id ] ) ) {
			$this->known[ $id ] = true;
			try {
				$this->read += $this->table->histories( array_keys( $this->known ) );
			} catch ( DatabaseException ) {
				return new PriceHistory( [], wp_timezone() );
			}
			$this->known = [];
		}

		return $this->read[ $id ];
	}

	public function forget( int $id ): void {
		unset( $this->read[ $id ] );
	}

	private function know( mixed $check, mixed $ids ): mixed {
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			if ( is_numeric( $id ) && ! isset( $this->read[ (int) $id ] ) && in_array( get_post_type( (int) $id ), [ 'product', 'product_variation' ], true ) ) {
				$this->known[ (int) $id ] = true;
			}
		}

		return $check;
	}
}
