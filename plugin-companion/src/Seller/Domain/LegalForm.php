<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Domain;

/** The legal form, printed with the company's name (Civil Code, articles 2.40 and 2.44). */
enum LegalForm: string {
	case Uab        = 'UAB';
	case Mb         = 'MB';
	case Ab         = 'AB';
	case Individual = 'IĮ';
	case Public     = 'VšĮ';
	/** A person with a certificate of individual activity, or with a business licence: no legal entity. */
	case Person = 'person';
	/** Another form, or a company of another country: its name already contains the form. */
	case Other = 'other';

	/** @return string The name with its legal form, such as MB „Lino namai“. */
	public function with_name( string $name ): string {
		if ( $name === '' || $this === self::Person || $this === self::Other || preg_match( '/(?<!\pL)' . preg_quote( $this->value, '/' ) . '(?!\pL)/u', $name ) === 1 ) {
			return $name;
		}
		$has_quotes = preg_match( '/["„“”«»]/u', $name ) === 1;
		return $has_quotes ? "{$this->value} {$name}" : "{$this->value} „{$name}“";
	}
}
