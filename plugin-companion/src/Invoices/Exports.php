<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use DateTimeImmutable;
use InvalidArgumentException;
use Vitrina\Companion\FileDownload;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Xml\Isaf;
use Vitrina\Companion\Invoices\Xml\NotExportable;
use Vitrina\Companion\Invoices\Xml\Text;
use Vitrina\Companion\Invoices\Xml\Ubl;
use Vitrina\Companion\Invoices\Xml\ZeroRate;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Handles the downloads of the export screen, and of a single document. */
final class Exports implements Hookable {
	public const UBL  = 'vitrina_invoices_ubl';
	public const ISAF = 'vitrina_invoices_isaf';

	/** Why goods with 0 % VAT are exempt; empty if they are taxed at 0 %. */
	public const OPTION = 'vitrina_companion_vat_exemption';

	/** In characters. */
	private const REASON_LENGTH = 200;

	public function __construct( private readonly DocumentsSource $source ) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::UBL, $this->send_ubl( ... ) );
		add_action( 'admin_post_' . self::ISAF, $this->send_isaf( ... ) );
	}

	/** Downloads one document as an e-invoice. The address works for the current user only, because of its nonce. */
	public static function url( int $id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::UBL . "&document=$id" ), self::UBL );
	}

	public static function exemption(): string {
		$reason = get_option( self::OPTION, '' );
		return is_string( $reason ) ? $reason : '';
	}

	private function send_ubl(): never {
		self::authorize( self::UBL );
		try {
			$documents = $this->chosen();
			self::save_exemption();
			$reason = self::exemption();
			$zero   = $reason === '' ? ZeroRate::taxed() : ZeroRate::exempt( $reason );
			$files  = [];
			foreach ( $documents as $document ) {
				$name = $document->label();
				// Two numbers can become the same file name, because some characters are removed.
				while ( isset( $files[ sanitize_file_name( "$name.xml" ) ] ) ) {
					$name .= '-2';
				}
				/* translators: %s: number of an order. */
				$ubl = new Ubl( $zero, sprintf( __( 'As agreed in order %s', 'vitrina-companion' ), $document->order_number ) );

				$files[ sanitize_file_name( "$name.xml" ) ] = $ubl->write( $document );
			}
		} catch ( NotExportable | DatabaseException | InvalidArgumentException $problem ) {
			self::explain( $problem );
		}
		Archive::send( $files, 'e-invoices-' . substr( $documents[0]->date, 0, strlen( '2026-01' ) ) );
	}

	private function send_isaf(): never {
		self::authorize( self::ISAF );
		try {
			$month     = self::month();
			$documents = $this->of_month( $month );
			$seller    = $documents[ count( $documents ) - 1 ]->seller;
			$dates     = ( new CorrectedDates( $this->source ) )->of( $documents, $month );
			$xml       = ( new Isaf( self::version() ) )->write( $seller, $month, current_datetime(), $documents, $dates );
		} catch ( NotExportable | DatabaseException | InvalidArgumentException $problem ) {
			self::explain( $problem );
		}
		FileDownload::send( $xml, 'application/xml', 'isaf-' . $month->format( 'Y-m' ) . '.xml' );
	}

	private static function version(): string {
		return get_file_data( dirname( __DIR__, 2 ) . '/vitrina-companion.php', [ 'version' => 'Version' ] )['version'];
	}

	private static function authorize( string $action ): void {
		if ( ! current_user_can( ExportScreen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $action );
	}

	/** @return non-empty-list<Document> The document that is asked for, or those of the month. */
	private function chosen(): array {
		$id = $_GET['document'] ?? null; // phpcs:ignore WordPress.Security -- Verified by authorize(); a number is all that is read.
		if ( $id === null ) {
			return $this->of_month( self::month() );
		}
		$document = is_string( $id ) && ctype_digit( $id ) ? $this->source->find( (int) $id ) : null;
		return [ $document ?? self::refuse( __( 'There is no such document.', 'vitrina-companion' ), 404 ) ];
	}

	/** @return non-empty-list<Document> */
	private function of_month( DateTimeImmutable $month ): array {
		$documents = [];
		foreach ( $this->source->of_month( (int) $month->format( 'Y' ), (int) $month->format( 'n' ) ) as $document ) {
			$documents[] = $document;
		}
		return $documents === [] ? self::refuse( __( 'No invoices were issued in the chosen month.', 'vitrina-companion' ), 404 ) : $documents;
	}

	private static function month(): DateTimeImmutable {
		$month = $_POST['month'] ?? null; // phpcs:ignore WordPress.Security -- Verified by authorize(); the pattern is all that is accepted.
		if ( ! is_string( $month ) || preg_match( '/^20\d\d-(0[1-9]|1[0-2])$/D', $month ) !== 1 ) {
			self::refuse( __( 'Please choose a month.', 'vitrina-companion' ), 400 );
		}
		return new DateTimeImmutable( "$month-01", wp_timezone() );
	}

	/** Stores what the form says about 0 % VAT. The link to a single document has no such field, and changes nothing. */
	private static function save_exemption(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Verified by authorize().
		if ( ! isset( $_POST['zero'] ) ) {
			return;
		}
		$typed  = isset( $_POST['reason'] ) && is_string( $_POST['reason'] ) ? Text::line( sanitize_text_field( wp_unslash( $_POST['reason'] ) ) ) : '';
		$reason = $_POST['zero'] === 'exempt' ? mb_substr( $typed, 0, self::REASON_LENGTH ) : '';
		if ( $_POST['zero'] === 'exempt' && $reason === '' ) {
			self::refuse( __( 'Please say why goods with 0 % VAT are exempt.', 'vitrina-companion' ), 400 );
		}
		// phpcs:enable
		update_option( self::OPTION, $reason, false );
	}

	private static function explain( NotExportable|DatabaseException|InvalidArgumentException $problem ): never {
		if ( $problem instanceof NotExportable ) {
			self::refuse( ExportProblem::text( $problem ), 409 );
		}
		if ( $problem instanceof InvalidArgumentException ) {
			self::refuse( __( 'A stored invoice was changed after it was issued, or is damaged. Nothing was exported.', 'vitrina-companion' ), 500 );
		}
		self::refuse( __( 'The database did not answer. Please load the page again.', 'vitrina-companion' ), 500 );
	}

	private static function refuse( string $text, int $status ): never {
		wp_die(
			esc_html( $text ),
			'',
			[
				'response'  => absint( $status ),
				'back_link' => true,
			]
		);
	}
}
