<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Terminals in display order: big cities first, then alphabetically. */
final readonly class TerminalList {

	private const TOP_CITIES = [
		'Vilnius',
		'Kaunas',
		'Klaipėda',
		'Šiauliai',
		'Panevėžys',
		'Alytus',
		'Marijampolė',
		'Utena',
		'Telšiai',
		'Tauragė',
		'Rīga',
		'Tallinn',
	];

	/** @param list<Terminal> $terminals In display order. */
	private function __construct( public array $terminals ) {}

	/** @param array<Terminal> $terminals In any order. */
	public static function sorted( array $terminals, Collation $collation = new Collation() ): self {
		$first = array_flip( self::TOP_CITIES );
		$keys  = [];
		foreach ( $terminals as $index => $terminal ) {
			$rank           = sprintf( '%03d', $first[ $terminal->city ] ?? 999 );
			$keys[ $index ] = [ $rank, $collation->key( $terminal->city ), $terminal->city, $collation->key( $terminal->text() ), $terminal->id ];
		}
		uasort( $keys, static fn ( array $a, array $b ): int => $a <=> $b );
		return new self( array_map( static fn ( int|string $index ): Terminal => $terminals[ $index ], array_keys( $keys ) ) );
	}

	/** @param list<Terminal> $terminals In the order of `sorted()`. */
	public static function in_stored_order( array $terminals ): self {
		return new self( $terminals );
	}

	/** @return list<array{text: string, children: list<array{id: int, text: string}>}> */
	public function groups(): array {
		$groups = [];
		foreach ( $this->by_city() as $city => $terminals ) {
			$groups[] = [
				'text'     => (string) $city,
				'children' => array_map(
					static fn ( Terminal $terminal ): array => [
						'id'   => (int) $terminal->id,
						'text' => $terminal->text(),
					],
					$terminals
				),
			];
		}
		return $groups;
	}

	/** @return array<array-key, non-empty-list<Terminal>> By city. */
	public function by_city(): array {
		$cities = [];
		foreach ( $this->terminals as $terminal ) {
			$cities[ $terminal->city ][] = $terminal;
		}
		return $cities;
	}

	/** A hash that changes with any change in the list. */
	public function version(): string {
		$parts = [];
		foreach ( $this->terminals as $terminal ) {
			array_push( $parts, $terminal->id, $terminal->country, $terminal->city, $terminal->name, $terminal->address, $terminal->postcode, (string) $terminal->lat, (string) $terminal->lng );
		}
		return substr( hash( 'sha256', implode( "\x1f", $parts ) ), 0, 16 );
	}
}
