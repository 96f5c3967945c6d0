<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Parses a row into a terminal. Knows several names for each column. */
final readonly class RowReader {

	/** Our column names, with those of the carrier's API, of its map, of older plugins and of spreadsheets. */
	private const COLUMNS = [
		'id'       => [ 'id', 'terminalid', 'terminal', 'oxid', 'kodas', 'numeris' ],
		'country'  => [ 'country', 'countrycode', 'receivercountrycode', 'salis' ],
		'city'     => [ 'city', 'locality', 'town', 'miestas', 'vietove' ],
		'name'     => [ 'name', 'terminalname', 'title', 'pavadinimas' ],
		'address'  => [ 'address', 'street', 'address1', 'adresas', 'gatve' ],
		'postcode' => [ 'postcode', 'postalcode', 'zip', 'zipcode', 'pastokodas' ],
		'lat'      => [ 'lat', 'latitude', 'platuma' ],
		'lng'      => [ 'lng', 'lon', 'long', 'longitude', 'ilguma' ],
		'active'   => [ 'active', 'nfqactive', 'enabled', 'aktyvus' ],
	];

	private const MAX_LENGTHS = [
		'city'     => 80,
		'name'     => 160,
		'address'  => 200,
		'postcode' => 12,
	];

	private const ASCII = [
		'ą' => 'a',
		'č' => 'c',
		'ę' => 'e',
		'ė' => 'e',
		'į' => 'i',
		'š' => 's',
		'ų' => 'u',
		'ū' => 'u',
		'ž' => 'z',
		'Š' => 's',
		'Į' => 'i',
	];

	/** @param string $country Country of rows without one. */
	public function __construct( private string $country = '' ) {}

	/** @return key-of<self::COLUMNS>|null Our name of a column; null for an unknown one. */
	public static function column( string $heading ): ?string {
		$plain = preg_replace( '/[^a-z0-9]/', '', strtolower( strtr( $heading, self::ASCII ) ) );
		foreach ( self::COLUMNS as $column => $names ) {
			if ( in_array( $plain, $names, true ) ) {
				return $column;
			}
		}
		return null;
	}

	/** @return Terminal|RowError|null Null for a terminal that is out of service. */
	public function read( Row $row ): Terminal|RowError|null {
		if ( $row->fields === null ) {
			return new RowError( $row->line, RowErrorCode::NotARow );
		}
		$fields = $this->fields( $row->fields );
		if ( in_array( $fields['active'], [ '0', 'false', 'no', 'ne' ], true ) ) {
			return null;
		}
		$id      = TerminalId::parse( $fields['id'] ) ?? '';
		$country = strtoupper( $fields['country'] === '' ? $this->country : $fields['country'] );
		$error   = match ( true ) {
			$id === ''                                  => [ RowErrorCode::BadId, $fields['id'] ],
			preg_match( '/\A[A-Z]{2}\z/', $country ) !== 1 => [ RowErrorCode::BadCountry, $country ],
			$fields['city'] === ''                      => [ RowErrorCode::NoCity, '' ],
			$fields['name'] . $fields['address'] === '' => [ RowErrorCode::NoName, '' ],
			default                                     => $this->too_long( $fields ),
		};
		if ( $error !== null ) {
			return new RowError( $row->line, $error[0], self::shorten( $error[1] ) );
		}
		[ $lat, $lng ] = $this->coordinates( $fields['lat'], $fields['lng'] );
		// A terminal outdoors may have an address but no name.
		$has_name = $fields['name'] !== '';
		return new Terminal( $id, $country, $fields['city'], $has_name ? $fields['name'] : $fields['address'], $has_name ? $fields['address'] : '', $fields['postcode'], $lat, $lng );
	}

	/**
	 * @param array<array-key, mixed> $raw
	 * @return array<key-of<self::COLUMNS>, string>
	 */
	private function fields( array $raw ): array {
		$fields = array_fill_keys( array_keys( self::COLUMNS ), '' );
		foreach ( $raw as $heading => $value ) {
			$column = self::column( (string) $heading );
			// Of two columns with the same meaning, the first non-empty value is used.
			if ( $column !== null && $fields[ $column ] === '' ) {
				$fields[ $column ] = $column === 'active' ? strtolower( self::text( $value ) ) : self::text( $value );
			}
		}
		return $fields;
	}

	/** One line of plain text, without markup, angle brackets, control characters and repeated spaces. */
	private static function text( mixed $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? 'true' : 'false';
		}
		$text = is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
		// Nested tags leave brackets behind, which would form a new tag.
		$text = preg_replace( [ '/<[^<>]*>/', '/[\p{C}\s\x{a0}<>]+/u' ], ' ', $text );
		return trim( $text ?? '' );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{RowErrorCode, string}|null
	 */
	private function too_long( array $fields ): ?array {
		foreach ( self::MAX_LENGTHS as $column => $characters ) {
			if ( preg_match_all( '/./us', $fields[ $column ] ) > $characters ) {
				return [ RowErrorCode::TooLong, $fields[ $column ] ];
			}
		}
		return null;
	}

	private static function shorten( string $value ): string {
		return preg_match( '/\A.{0,40}/us', $value, $start ) === 1 ? $start[0] : '';
	}

	/**
	 * Coordinates are optional: invalid ones are dropped, and the terminal is kept.
	 *
	 * @return array{?float, ?float}
	 */
	private function coordinates( string $lat, string $lng ): array {
		$lat = str_replace( ',', '.', $lat );
		$lng = str_replace( ',', '.', $lng );
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) || abs( (float) $lat ) > 90 || abs( (float) $lng ) > 180 ) {
			return [ null, null ];
		}
		return [ round( (float) $lat, 7 ), round( (float) $lng, 7 ) ];
	}
}
