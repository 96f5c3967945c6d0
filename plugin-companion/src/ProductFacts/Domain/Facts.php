<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts\Domain;

/** The facts that apply to a product or a variation. */
final readonly class Facts {
	/** What a product is checked for (Regulation (EU) 2023/988, article 19). */
	public const CHECKED = [ 'manufacturer', 'responsible', 'identifier', 'warnings' ];

	/** The label is for guarantees of more than two years (Directive 2011/83/EU, article 5(1)(ea)). */
	private const LABEL_MONTHS = 24;

	/** @param array<string, string> $values Values by field; fields that are not filled in are left out. */
	public function __construct( public array $values ) {}

	public function get( string $field ): string {
		return $this->values[ $field ] ?? '';
	}

	/** @return list<string> The lines of a manufacturer or responsible person: name, address and contact, as far as they are filled in. */
	public function party( string $unit ): array {
		return array_values( array_filter( array_map( fn ( string $part ): string => $this->get( "{$unit}_{$part}" ), [ 'name', 'address', 'contact' ] ), static fn ( string $text ): bool => $text !== '' ) );
	}

	/**
	 * Warnings in a language. Without them, those in the default language, because they are better than none.
	 *
	 * @param string $language Language code; '' for the shop's default language.
	 * @return array{string, bool} The text, and whether it is in the given language.
	 */
	public function warnings( string $language ): array {
		if ( $this->get( 'no_warnings' ) !== '' ) {
			return [ '', true ];
		}
		$text = $this->get( Fields::warnings_field( $language ) );
		return $text === '' ? [ $this->get( 'warnings' ), $language === '' ] : [ $text, true ];
	}

	/** @return int 0 if there is no guarantee. */
	public function guarantee_months(): int {
		return (int) $this->get( 'guarantee_months' );
	}

	/** @return int ID of the label's file; 0 if there is none, or if the guarantee is too short for one. */
	public function label(): int {
		return $this->guarantee_months() > self::LABEL_MONTHS ? (int) $this->get( 'guarantee_label' ) : 0;
	}

	/**
	 * @param list<string> $union     Country codes of the European Union.
	 * @param list<string> $languages Codes of the shop's other languages.
	 * @return list<string> Those of CHECKED that are missing.
	 */
	public function missing( array $union, array $languages ): array {
		$missing = [
			'manufacturer' => count( $this->party( 'manufacturer' ) ) < 3,
			// A manufacturer in the Union needs no responsible person.
			'responsible'  => count( $this->party( 'responsible' ) ) < 3 && ! in_array( $this->get( 'manufacturer_country' ), $union, true ),
			'identifier'   => $this->get( 'identifier' ) === '',
			'warnings'     => false,
		];
		foreach ( $this->get( 'no_warnings' ) === '' ? [ '', ...$languages ] : [] as $language ) {
			$missing['warnings'] = $missing['warnings'] || $this->get( Fields::warnings_field( $language ) ) === '';
		}
		return array_keys( array_filter( $missing ) );
	}
}
