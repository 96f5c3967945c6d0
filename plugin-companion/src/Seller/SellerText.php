<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Domain\LegalForm;

/** The seller as text, in the language of the page or e-mail. */
final readonly class SellerText {
	public function __construct( private Seller $seller ) {}

	/** One line of HTML: what identifies the seller, and how to reach them. */
	public function line(): string {
		$seller = $this->seller;
		$parts  = [
			esc_html( $seller->legal_name() ),
			esc_html( $this->code() ),
			/* translators: %s: VAT code. */
			esc_html( self::filled( __( 'VAT code %s', 'vitrina-companion' ), $seller->vat_code ) ),
			esc_html( $seller->address ),
			self::email_link( $seller->email ),
			self::phone_link( $seller->phone ),
		];
		return implode( ', ', array_filter( $parts, static fn ( string $part ): bool => $part !== '' ) );
	}

	/** @return array<string, string> Label → HTML, only of fields that are filled in. */
	public function rows(): array {
		$seller = $this->seller;
		$rows   = [
			__( 'Seller', 'vitrina-companion' )            => esc_html( $seller->legal_name() ),
			$this->code_label()                            => esc_html( $seller->company_code ),
			__( 'VAT code', 'vitrina-companion' )          => esc_html( $seller->vat_code ),
			__( 'Address', 'vitrina-companion' )           => esc_html( $seller->address ),
			__( 'Register', 'vitrina-companion' )          => esc_html( $seller->register ),
			__( 'E-mail', 'vitrina-companion' )            => self::email_link( $seller->email ),
			__( 'Phone', 'vitrina-companion' )             => self::phone_link( $seller->phone ),
			__( 'Address for returns', 'vitrina-companion' ) => esc_html( $seller->returns_address ),
			__( 'Disputes out of court', 'vitrina-companion' ) => nl2br( esc_html( $seller->dispute_body ), false ),
			__( 'How reviews are checked', 'vitrina-companion' ) => nl2br( esc_html( $seller->reviews ), false ),
		];
		return array_filter( $rows, static fn ( string $value ): bool => $value !== '' );
	}

	/** @return list<string> For e-mails: lines of plain text. */
	public function plain_lines(): array {
		$seller = $this->seller;
		$lines  = [
			$seller->legal_name(),
			$this->code(),
			/* translators: %s: VAT code. */
			self::filled( __( 'VAT code %s', 'vitrina-companion' ), $seller->vat_code ),
			$seller->address,
			$seller->email,
			$seller->phone,
			/* translators: %s: address. */
			self::filled( __( 'Address for returns: %s', 'vitrina-companion' ), $seller->returns_address ),
		];
		return array_values( array_filter( $lines, static fn ( string $line ): bool => $line !== '' ) );
	}

	private function code(): string {
		return $this->seller->legal_form === LegalForm::Person
			/* translators: %s: number of a certificate of individual activity. */
			? self::filled( __( 'certificate of individual activity No. %s', 'vitrina-companion' ), $this->seller->company_code )
			/* translators: %s: code of a company. */
			: self::filled( __( 'company code %s', 'vitrina-companion' ), $this->seller->company_code );
	}

	private function code_label(): string {
		return $this->seller->legal_form === LegalForm::Person ? __( 'Number of the certificate', 'vitrina-companion' ) : __( 'Company code', 'vitrina-companion' );
	}

	private static function filled( string $format, string $value ): string {
		return $value === '' ? '' : sprintf( $format, $value );
	}

	private static function email_link( string $email ): string {
		return $email === '' ? '' : sprintf( '<a href="%s">%s</a>', esc_url( "mailto:{$email}" ), esc_html( $email ) );
	}

	private static function phone_link( string $phone ): string {
		$number = (string) preg_replace( '/[^0-9+]/', '', $phone );
		// Non-breaking spaces keep the number on one line.
		return $phone === '' ? '' : sprintf( '<a href="%s">%s</a>', esc_url( "tel:{$number}", [ 'tel' ] ), esc_html( str_replace( ' ', "\u{a0}", $phone ) ) );
	}
}
