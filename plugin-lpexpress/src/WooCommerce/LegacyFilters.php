<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\WooCommerce;

use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\Hookable;

/** Filters of the older plugin, for code that was written for it. */
final readonly class LegacyFilters implements Hookable {

	public function __construct( private Terminals $terminals ) {}

	public function register_hooks(): void {
		add_filter( 'woo_lithuaniapost_terminal_service_get_terminals_by_country_code', $this->by_country( ... ) );
		add_filter( 'woo_lithuaniapost_terminal_service_get_terminal_by_id', $this->by_id( ... ) );
	}

	/**
	 * @param mixed $country Two-letter code.
	 * @return array<array-key, array<array-key, string>> Labels by id, by city.
	 */
	public function by_country( mixed $country ): array {
		$cities = [];
		foreach ( is_string( $country ) ? $this->terminals->of_country( strtoupper( $country ) )->by_city() : [] as $city => $terminals ) {
			foreach ( $terminals as $terminal ) {
				$cities[ $city ][ $terminal->id ] = "{$terminal->name} - {$terminal->address}";
			}
		}
		return $cities;
	}

	/** @return list<object> One row, or none. */
	public function by_id( mixed $id ): array {
		$id       = TerminalId::parse( $id );
		$terminal = $id === null ? null : $this->terminals->find( $id );
		if ( $terminal === null ) {
			return [];
		}
		return [
			(object) [
				'terminal_id'  => $terminal->id,
				'name'         => $terminal->name,
				'address'      => $terminal->address,
				'city'         => $terminal->city,
				'country_code' => $terminal->country,
			],
		];
	}
}
