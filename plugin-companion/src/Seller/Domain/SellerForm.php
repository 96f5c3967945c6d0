<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Domain;

use DateTimeImmutable;
use Vitrina\Companion\Codes\Domain\CompanyCode;
use Vitrina\Companion\Codes\Domain\VatCode;

/** Validates what the owner typed. Valid fields are saved; an invalid field keeps its stored value. */
final class SellerForm {
	/** Maximum length in characters, of a field with one line and of a field with several lines. */
	public const LINE  = 200;
	public const LINES = 2000;

	/** Fields with several lines. */
	public const LONG = [ 'dispute_body', 'reviews' ];

	/**
	 * @param array<string, string> $typed   Field → typed text.
	 * @param string                $country Country code of the shop, such as LT.
	 * @return array{values: array<string, string>, problems: array<string, Problem>}
	 */
	public static function read( array $typed, string $country ): array {
		$form     = LegalForm::tryFrom( $typed['legal_form'] ?? '' );
		$values   = [];
		$problems = [];
		foreach ( $typed as $name => $text ) {
			$text   = trim( $text );
			$result = $text === '' ? '' : self::read_field( $name, $text, $country, $form );
			if ( $result instanceof Problem ) {
				$problems[ $name ] = $result;
			} else {
				$values[ $name ] = $result;
			}
		}
		return compact( 'values', 'problems' );
	}

	private static function read_field( string $name, string $text, string $country, ?LegalForm $form ): string|Problem {
		if ( mb_strlen( $text ) > ( in_array( $name, self::LONG, true ) ? self::LINES : self::LINE ) ) {
			return Problem::TooLong;
		}
		// A company of another country, or a person, has no code of the Lithuanian register.
		$has_lithuanian_code = $country === 'LT' && ! in_array( $form, [ LegalForm::Person, LegalForm::Other ], true );
		return match ( $name ) {
			'legal_form'   => $form === null ? Problem::Form : $text,
			'company_code' => CompanyCode::parse( $text, $has_lithuanian_code ) ?? ( $has_lithuanian_code ? Problem::LithuanianCompanyCode : Problem::ForeignCompanyCode ),
			'vat_code'     => VatCode::parse( $text ) ?? Problem::Vat,
			'email'        => filter_var( $text, FILTER_VALIDATE_EMAIL ) === false ? Problem::Email : $text,
			'phone'        => preg_match( '/^(?=(?:\D*\d){5,15}\D*$)[0-9 +().\/-]+$/D', $text ) === 1 ? $text : Problem::Phone,
			'accessibility_checked' => self::is_date( $text ) ? $text : Problem::Date,
			default        => $text,
		};
	}

	private static function is_date( string $text ): bool {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $text );
		return $date !== false && $date->format( 'Y-m-d' ) === $text;
	}
}
