<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use DateTimeImmutable;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Party;

/** The texts of a document in the language of the page or e-mail. Not escaped. */
final readonly class InvoiceView {
	private const CENTS = 100;

	public function __construct( public Document $document ) {}

	/** Sellers that are not registered for VAT issue no VAT invoices. */
	public function title(): string {
		$has_vat = $this->document->seller->vat_code !== '';
		if ( $this->document->kind === Kind::CREDIT_NOTE ) {
			return $has_vat ? __( 'VAT credit note', 'vitrina-companion' ) : __( 'Credit note', 'vitrina-companion' );
		}
		return $has_vat ? __( 'VAT invoice', 'vitrina-companion' ) : __( 'Invoice', 'vitrina-companion' );
	}

	public function total_label( bool $has_vat ): string {
		if ( $this->document->kind === Kind::CREDIT_NOTE ) {
			return $has_vat ? __( 'Total to return, with VAT', 'vitrina-companion' ) : __( 'Total to return', 'vitrina-companion' );
		}
		return $has_vat ? __( 'Total with VAT', 'vitrina-companion' ) : __( 'Total', 'vitrina-companion' );
	}

	/** For links and lists: the kind with the number. */
	public static function link_text( Document $document ): string {
		/* translators: %s: number of an invoice or credit note. */
		return sprintf( $document->kind === Kind::CREDIT_NOTE ? __( 'Credit note %s', 'vitrina-companion' ) : __( 'Invoice %s', 'vitrina-companion' ), $document->label() );
	}

	/** @param int $amount Minor units. */
	public static function money( int $amount, string $currency ): string {
		return html_entity_decode( wp_strip_all_tags( wc_price( $amount / self::CENTS, [
			'currency' => $currency,
			'decimals' => 2,
		] ) ) );
	}

	/** The sum with VAT; below zero for a credit note. */
	public static function signed( Document $document ): string {
		return self::money( ( $document->kind === Kind::CREDIT_NOTE ? -1 : 1 ) * $document->gross(), $document->currency );
	}

	/** @param int $amount Minor units. */
	public function sum( int $amount ): string {
		return self::money( $amount, $this->document->currency );
	}

	/** An amount in minor units as text without the currency, for columns whose heading names it. */
	public function plain( int $amount ): string {
		return number_format( $amount / self::CENTS, 2, wc_get_price_decimal_separator(), wc_get_price_thousand_separator() );
	}

	/** @param int $rate Basis points. */
	public static function rate( int $rate ): string {
		return str_replace( '.', wc_get_price_decimal_separator(), (string) ( $rate / self::CENTS ) ) . "\u{a0}%";
	}

	/** Price of one piece without VAT, rounded to minor units. */
	public function unit_price( Line $line ): string {
		return $this->plain( (int) round( $line->net / (float) $line->quantity ) );
	}

	public static function quantity( Line $line ): string {
		return str_replace( '.', wc_get_price_decimal_separator(), $line->quantity );
	}

	/** @param string $date Y-m-d. */
	public static function date( string $date ): string {
		return (string) wp_date( wc_date_format(), ( new DateTimeImmutable( $date, wp_timezone() ) )->getTimestamp() );
	}

	/** @return list<string> Codes, address and contacts of a party, a line each; only what is known. */
	public static function party_lines( Party $party ): array {
		$names   = WC()->countries->get_countries();
		$name    = $names[ $party->country ] ?? '';
		$country = $party->country === WC()->countries->get_base_country() ? '' : ( is_string( $name ) && $name !== '' ? $name : $party->country );
		/* translators: %s: company code. */
		$code = __( 'Company code %s', 'vitrina-companion' );
		/* translators: %s: VAT code. */
		$vat_code = __( 'VAT code %s', 'vitrina-companion' );
		$lines    = [
			$party->company_code === '' ? '' : sprintf( $code, $party->company_code ),
			$party->vat_code === '' ? '' : sprintf( $vat_code, $party->vat_code ),
			implode( ', ', array_diff( [ $party->street, trim( "{$party->postcode} {$party->city}" ), $country ], [ '' ] ) ),
			$party->email,
			$party->phone,
		];
		return array_values( array_diff( $lines, [ '' ] ) );
	}
}
