<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;

/** Labels of the fields, for forms of wp-admin, columns of CSV files and the REST API. */
final class Labels {
	/** @return array<string, string> Field → label, for all languages of the shop. */
	public static function all(): array {
		$languages = ShopLanguages::others();
		$labels    = [];
		foreach ( Fields::all( ShopLanguages::other_codes() ) as $field ) {
			$code             = str_starts_with( $field, 'warnings_' ) ? substr( $field, strlen( 'warnings_' ) ) : '';
			$labels[ $field ] = $code === '' ? self::label( $field ) : self::label( 'warnings' ) . " ({$languages[ $code ]})";
		}
		return $labels;
	}

	/** @return string '' for a field without a help text. */
	public static function help( string $field ): string {
		return match ( $field ) {
			'manufacturer_contact', 'responsible_contact' => __( 'An e-mail address, or a web address with https://.', 'vitrina-companion' ),
			'manufacturer_country'                        => __( 'If the manufacturer is outside the European Union, a responsible person in the EU is required.', 'vitrina-companion' ),
			'identifier'                                  => __( 'If it is empty, the GTIN is shown, or else the SKU.', 'vitrina-companion' ),
			'guarantee_months'                            => __( 'Only if the producer guarantees the durability of the whole product, free of charge.', 'vitrina-companion' ),
			'guarantee_label'                             => __( 'The ID of the official label in the media library: the number after “item=” in the address bar. The label is shown only for a guarantee of more than 24 months.', 'vitrina-companion' ),
			default                                       => '',
		};
	}

	private static function label( string $field ): string {
		return match ( $field ) {
			'manufacturer_name'    => __( 'Manufacturer: name', 'vitrina-companion' ),
			'manufacturer_address' => __( 'Manufacturer: postal address', 'vitrina-companion' ),
			'manufacturer_contact' => __( 'Manufacturer: e-mail or web address', 'vitrina-companion' ),
			'manufacturer_country' => __( 'Manufacturer: country', 'vitrina-companion' ),
			'responsible_name'     => __( 'Responsible person in the EU: name', 'vitrina-companion' ),
			'responsible_address'  => __( 'Responsible person in the EU: postal address', 'vitrina-companion' ),
			'responsible_contact'  => __( 'Responsible person in the EU: e-mail or web address', 'vitrina-companion' ),
			'identifier'           => __( 'Product identifier', 'vitrina-companion' ),
			'warnings'             => __( 'Warnings and safety information', 'vitrina-companion' ),
			'no_warnings'          => __( 'No warnings are needed', 'vitrina-companion' ),
			'guarantee_months'     => __( 'Producer’s guarantee, months', 'vitrina-companion' ),
			default                => __( 'EU label of the producer’s guarantee (GARAN): ID of the image', 'vitrina-companion' ),
		};
	}
}
