<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * Makes a terminal of a row, whatever the columns are called.
 */
final readonly class RowReader {

	/**
	 * Our names, and what the carrier's API, its map, older plugins and people call them.
	 */
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

	private const LONGEST = [
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

	/**
	 * @param string $country Of rows that name none.
	 */
	public function __construct( private string $country = '' ) {}

	/**
	 * Our name of a column; null for one we have no use for.
	 *
	 * @return key-of<self::COLUMNS>|null
	 */
	public static function column( string $heading ): ?string {
		$plain = preg_replace( '/[^a-z0-9]/', '', strtolower( strtr( $heading, self::ASCII ) ) );
		foreach ( self::COLUMNS as $column => $names ) {
			if ( in_array( $plain, $names, true ) ) {
				return $column;
			}
		}
		return null;
	}

	/**
	 * @return Terminal|RowError|null Null for a terminal that is out of service.
	 */
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
		$problem = match ( true ) {
			$id === ''                                  => [ RowErrorCode::BadId, $fields['id'] ],
			preg_match( '/\A[A-Z]{2}\z/', $country ) !== 1 => [ RowErrorCode::BadCountry, $country ],
			$fields['city'] === ''                      => [ RowErrorCode::NoCity, '' ],
			$fields['name'] . $fields['address'] === '' => [ RowErrorCode::NoName, '' ],
			default                                     => $this->too_long( $fields ),
		};
		if ( $problem !== null ) {
			return new RowError( $row->line, $problem[0], self::shortened( $problem[1] ) );
		}
		[ $lat, $lng ] = $this->position( $fields['lat'], $fields['lng'] );
		// A terminal in the open has nothing but its address.
		$has_name = $fields['name'] !== '';
		return new Terminal( $id, $country, $fields['city'], $has_name ? $fields['name'] : $fields['address'], $has_name ? $fields['address'] : '', $fields['postcode'], $lat, $lng );
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<key-of<self::COLUMNS>, string>
	 */
	private function fields( array $given ): array {
		$fields = array_fill_keys( array_keys( self::COLUMNS ), '' );
		foreach ( $given as $heading => $value ) {
			$column = self::column( (string) $heading );
			// The first of two columns with the same meaning counts.
			if ( $column !== null && $fields[ $column ] === '' ) {
				$fields[ $column ] = $column === 'active' ? strtolower( self::text( $value ) ) : self::text( $value );
			}
		}
		return $fields;
	}

	/**
	 * One line of plain text: no markup, no control characters, no runs of spaces.
	 */
	private static function text( mixed $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? 'true' : 'false';
		}
		$text = is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
		$text = preg_replace( [ '/<[^<>]*>/', '/[\p{C}\s\x{a0}]+/u' ], ' ', $text );
		return trim( $text ?? '' );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{RowErrorCode, string}|null
	 */
	private function too_long( array $fields ): ?array {
		foreach ( self::LONGEST as $column => $characters ) {
			if ( preg_match_all( '/./us', $fields[ $column ] ) > $characters ) {
				return [ RowErrorCode::TooLong, $fields[ $column ] ];
			}
		}
		return null;
	}

	private static function shortened( string $value ): string {
		return preg_match( '/\A.{0,40}/us', $value, $start ) === 1 ? $start[0] : '';
	}

	/**
	 * A place on the map is welcome, not needed: a wrong one is left out, the terminal stays.
	 *
	 * @return array{?float, ?float}
	 */
	private function position( string $lat, string $lng ): array {
		$lat = str_replace( ',', '.', $lat );
		$lng = str_replace( ',', '.', $lng );
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) || abs( (float) $lat ) > 90 || abs( (float) $lng ) > 180 ) {
			return [ null, null ];
		}
		return [ round( (float) $lat, 7 ), round( (float) $lng, 7 ) ];
	}
}
