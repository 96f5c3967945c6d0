<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Throwable;
use Vitrina\Companion\FileDownload;
use Vitrina\Companion\PdfFile;
use Vitrina\Companion\StoreAddress;

/** The model withdrawal form (Directive 2011/83/EU, annex I, part B), with the shop's address. */
final class ModelForm {
	/** A theme overrides it as `woocommerce/withdrawal/model-form.php`. */
	private const TEMPLATE = 'withdrawal/model-form.php';

	/** Value of the query variable `WithdrawalPage::MODEL` for the PDF file. */
	public const PDF = 'pdf';

	/**
	 * Prefix of the transient that keeps the PDF file, so that nobody can keep the server busy by requesting it. The
	 * file is the same for everyone until the seller's data change.
	 */
	private const CACHE = 'vitrina_model_form_';

	/** @return list<string> Lines of the form, not escaped. */
	public static function lines(): array {
		return [
			__( '(Complete and send back this form only if you want to withdraw from the contract.)', 'vitrina-companion' ),
			/* translators: %s: name, address and e-mail address of the shop. */
			sprintf( __( 'To: %s', 'vitrina-companion' ), implode( ', ', self::seller() ) ),
			__( 'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*):', 'vitrina-companion' ),
			__( 'Ordered on (*) / received on (*):', 'vitrina-companion' ),
			__( 'Name of consumer(s):', 'vitrina-companion' ),
			__( 'Address of consumer(s):', 'vitrina-companion' ),
			__( 'Signature of consumer(s), only if this form is sent on paper:', 'vitrina-companion' ),
			__( 'Date:', 'vitrina-companion' ),
			__( '(*) Delete what does not apply.', 'vitrina-companion' ),
		];
	}

	public static function title(): string {
		return __( 'Model withdrawal form', 'vitrina-companion' );
	}

	/** Prints the model form below the shop's own form. */
	public static function print_section(): void {
		printf( '<details class="vitrina-withdrawal__model"><summary>%s</summary>', esc_html( self::title() ) );
		foreach ( self::lines() as $line ) {
			printf( '<p>%s</p>', esc_html( $line ) );
		}
		foreach ( self::links() as $url => $text ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) );
		}
		echo '</details>';
	}

	/** @return array<string, string> Address → text of a link: the page to print, and the PDF file if it can be made. */
	public static function links(): array {
		$url = WithdrawalPage::url();
		return [ add_query_arg( WithdrawalPage::MODEL, '1', $url ) => __( 'Only the form, to print', 'vitrina-companion' ) ]
			+ ( PdfFile::is_available() ? [ add_query_arg( WithdrawalPage::MODEL, self::PDF, $url ) => __( 'The form as a PDF file', 'vitrina-companion' ) ] : [] );
	}

	/** @return string HTML of a page with only the form, with room to write on paper. */
	public static function document(): string {
		$arguments = [
			'title' => self::title(),
			'lines' => self::lines(),
		];
		return wc_get_template_html( self::TEMPLATE, $arguments, '', dirname( __DIR__, 2 ) . '/templates/' );
	}

	/** Sends the PDF file and exits. Returns if the server cannot make the file; the caller then shows the page. */
	public static function send_pdf(): void {
		if ( ! PdfFile::is_available() ) {
			return;
		}
		$html = self::document();
		$name = self::CACHE . md5( $html );
		$kept = get_transient( $name );
		$file = is_string( $kept ) ? (string) base64_decode( $kept, true ) : '';
		if ( $file === '' ) {
			try {
				$file = PdfFile::of( $html );
			} catch ( Throwable $error ) {
				wc_get_logger()->error( "Model withdrawal form: {$error->getMessage()}", [ 'source' => 'vitrina-withdrawal' ] );
				return;
			}
			// Encoded, because the options table holds text.
			set_transient( $name, base64_encode( $file ), WEEK_IN_SECONDS );
		}
		FileDownload::send( $file, 'application/pdf', sanitize_title( self::title() ) . '.pdf', is_cacheable: true );
	}

	/** @return list<string> Name, address and e-mail address of the shop. */
	public static function seller(): array {
		/**
		 * Filters the seller's name, address and e-mail address, a line each.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $lines Empty by default. If it stays empty, WooCommerce's address of the shop is used.
		 */
		$lines = apply_filters( 'vitrina_seller_address_lines', [] );
		$lines = self::filled( is_array( $lines ) ? $lines : [] );
		if ( $lines !== [] ) {
			return $lines;
		}
		return self::filled( [ wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), ...StoreAddress::lines(), get_option( 'woocommerce_email_from_address' ) ] );
	}

	/**
	 * @param array<array-key, mixed> $lines
	 * @return list<string>
	 */
	private static function filled( array $lines ): array {
		return array_values( array_filter( $lines, static fn ( mixed $line ): bool => is_string( $line ) && trim( $line ) !== '' ) );
	}
}
