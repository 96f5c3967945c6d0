<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;

/** The fields of a form, of a row of a CSV file, or of a REST request, validated. */
final readonly class SentFacts {
	/** Name of the fields in forms. */
	public const NAME = 'vitrina_facts';

	/**
	 * @param array<string, string> $values  Values by field; '' for a field that was emptied.
	 * @param list<string>          $refused Fields with invalid values, which change nothing.
	 */
	private function __construct( public array $values, public array $refused ) {}

	/** @param mixed $sent Unslashed values by field. Fields that are missing are not changed. */
	public static function parse( mixed $sent ): self {
		$values  = [];
		$refused = [];
		foreach ( is_array( $sent ) ? $sent : [] as $field => $value ) {
			if ( ! is_string( $field ) || Fields::unit( $field ) === '' ) {
				continue;
			}
			$clean = Fields::clean( $field, $value );
			if ( $clean === null || ! self::exists( $field, $clean ) ) {
				$refused[] = $field;
			} else {
				$values[ $field ] = $clean;
			}
		}
		return new self( $values, $refused );
	}

	/** @return string Message that names the refused fields; '' if no field was refused. */
	public function problem(): string {
		$names = array_intersect_key( Labels::all(), array_flip( $this->refused ) );
		/* translators: %s: names of fields. */
		return $this->refused === [] ? '' : sprintf( __( 'Not saved, because it is not valid: %s.', 'vitrina-companion' ), implode( ', ', $names ) );
	}

	private static function exists( string $field, string $value ): bool {
		return match ( true ) {
			$value === ''                     => true,
			$field === 'guarantee_label'      => wp_attachment_is_image( (int) $value ),
			$field === 'manufacturer_country' => isset( WC()->countries->get_countries()[ $value ] ),
			default                           => true,
		};
	}
}
