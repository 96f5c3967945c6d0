<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use SimpleXMLElement;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Party;
use Vitrina\Companion\Invoices\Exports;
use Vitrina\Tests\Fixtures\IssuedDocuments;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use Vitrina\Tests\Unit\Companion\Invoices\Documents;
use Vitrina\Tests\Unit\Companion\Invoices\En16931;
use Vitrina\Tests\Unit\Companion\Invoices\IsafStructure;
use ZipArchive;

/** Vitrina → Export of invoices: the screen and its downloads. */
final class InvoiceExportTest extends ThemeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-invoices-export';
	private const UBL    = 'vitrina_invoices_ubl';
	private const ISAF   = 'vitrina_invoices_isaf';

	private Closure $remove;

	private ?Visitor $manager = null;

	private string $screen = '';

	protected function setUp(): void {
		parent::setUp();
		$this->remove = self::shop()->add_code( 'documents', static fn () => add_action( 'plugins_loaded', static fn () => IssuedDocuments::register(), 99 ) );
		self::shop()->run( static fn () => Users::ensure( 'export_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
	}

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				IssuedDocuments::delete_all();
				Users::delete_by_name( 'export_manager' );
			}
		);
		( $this->remove )();
	}

	/** @param list<Document> $documents */
	private static function store( array $documents ): void {
		$stored = array_map( static fn ( Document $document ): array => $document->to_array(), $documents );
		self::shop()->run( static fn () => IssuedDocuments::store( $stored ) );
	}

	private static function user( string $name ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	private static function nonce( string $page, string $action ): string {
		self::assertSame( 1, preg_match( "/name=\"action\" value=\"{$action}\">.*?name=\"_wpnonce\" value=\"([^\"]+)\"/s", $page, $found ), $action );
		return $found[1] ?? '';
	}

	/** The manager, who has the screen open. */
	private function manager(): Visitor {
		if ( $this->manager === null ) {
			$this->manager = self::user( 'export_manager' );
			$this->screen  = $this->manager->get( self::SCREEN )->body;
		}
		return $this->manager;
	}

	/** @param array<string, mixed> $fields */
	private function download( string $action, array $fields ): Response {
		$manager = $this->manager();
		return $manager->post( '/wp-admin/admin-post.php', compact( 'action' ) + [ '_wpnonce' => self::nonce( $this->screen, $action ) ] + $fields );
	}

	/** @return array<string, string> Contents by name. */
	private static function unzip( string $bytes ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'zip' );
		file_put_contents( $path, $bytes );
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path ) );
		$files = [];
		for ( $index = 0; $index < $zip->count(); $index++ ) {
			$files[ (string) $zip->getNameIndex( $index ) ] = (string) $zip->getFromIndex( $index );
		}
		$zip->close();
		unlink( $path );
		return $files;
	}

	#[TestDox( '[LAW-56] the screen has two labelled forms, with the last complete month chosen, and says what an accountant has to confirm' )]
	#[Group( 'full' )]
	public function test_screen(): void {
		$response = self::user( 'export_manager' )->get( self::SCREEN );
		self::assertSame( [ 200, 1 ], [ $response->status, substr_count( $response->body, '<h1' ) ] );
		preg_match_all( '/<(?:input|select)[^>]* id="(export-[a-z-]+)"/', $response->body, $fields );
		self::assertSame( [ 'export-ubl-month', 'export-zero', 'export-reason', 'export-isaf-month' ], $fields[1] );
		foreach ( $fields[1] as $id ) {
			self::assertSame( 1, substr_count( $response->body, "<label for=\"{$id}\"" ), $id );
		}
		$last = ( new DateTimeImmutable( 'first day of last month', new DateTimeZone( 'Europe/Vilnius' ) ) )->format( 'Y-m' );
		self::assertSame( 2, preg_match_all( "~<option selected='selected'>{$last}</option>~", $response->body ) );
		foreach ( [ 'PVM58', 'PVM100', 'KS', 'ND', 'Peppol' ] as $to_confirm ) {
			self::assertStringContainsString( $to_confirm, $response->body );
		}
	}

	#[TestDox( '[LAW-56] the e-invoices of a month are a ZIP file with one file for each document, and one document is an XML file' )]
	#[Group( 'full' )]
	public function test_ubl(): void {
		self::store(
			[
				Documents::with( number: 1, buyer: Documents::company() ),
				Documents::with( kind: Kind::CREDIT_NOTE, number: 2, corrects: 'VIT-000001', reason: '<i>Grąžinta' ),
				Documents::with( number: 3, date: '2026-10-31' ),
			]
		);
		$manager  = $this->manager();
		$response = $this->download( self::UBL, [ 'month' => '2026-11', 'zero' => 'taxed' ] );
		self::assertSame( [ 200, 'application/zip', 'attachment; filename="e-invoices-2026-11.zip"' ], [ $response->status, $response->header( 'content-type' ), $response->header( 'content-disposition' ) ] );
		$files = self::unzip( $response->body );
		self::assertSame( [ 'VIT-000001.xml', 'VIT-000002.xml' ], array_keys( $files ) );
		self::assertSame( [ [], [] ], array_values( array_map( static fn ( string $xml ): array => ( new En16931( $xml ) )->broken(), $files ) ) );
		self::assertSame( '<i>Grąžinta', ( new En16931( $files['VIT-000002.xml'] ) )->value( '/*/cbc:Note' ) );

		$one = $this->download( self::UBL, [ 'month' => '2026-10' ] );
		self::assertSame( [ 'application/xml', 'attachment; filename="VIT-000003.xml"', 'VIT-000003' ], [ $one->header( 'content-type' ), $one->header( 'content-disposition' ), ( new En16931( $one->body ) )->value( '/*/cbc:ID' ) ] );

		$nonce = self::nonce( $this->screen, self::UBL );
		$by_id = $manager->get( '/wp-admin/admin-post.php?action=' . self::UBL . "&document=1&_wpnonce={$nonce}" );
		self::assertSame( [ 200, 'VIT-000002' ], [ $by_id->status, ( new En16931( $by_id->body ) )->value( '/*/cbc:ID' ) ] );
		foreach ( [ '99', '-1', 'x', '1.0' ] as $unknown ) {
			self::assertSame( 404, $manager->get( '/wp-admin/admin-post.php?action=' . self::UBL . "&document={$unknown}&_wpnonce={$nonce}" )->status );
		}
	}

	#[TestDox( '[LAW-56] two numbers that make one name of a file stay two files' )]
	public function test_names(): void {
		self::store( [ Documents::with( series: 'V?T' ), Documents::with( series: 'VT' ), Documents::with( series: 'V*T' ) ] );
		self::assertCount( 3, self::unzip( $this->download( self::UBL, [ 'month' => '2026-11' ] )->body ) );
	}

	#[TestDox( '[LAW-56] the reason of an exemption is needed, kept for the next export, and removed when goods are taxed' )]
	#[Group( 'full' )]
	public function test_exemption(): void {
		self::store( [ Documents::with( lines: [ new Line( 'Prekė', '', '1', 1000, 0, 0 ) ] ) ] );
		$manager = $this->manager();
		self::assertSame( 400, $this->download( self::UBL, [ 'month' => '2026-11', 'zero' => 'exempt', 'reason' => ' ' ] )->status );
		$category = static fn ( Response $response ): array => [ ( new En16931( $response->body ) )->value( '//cac:TaxCategory/cbc:ID' ), ( new En16931( $response->body ) )->value( '//cbc:TaxExemptionReason' ) ];
		self::assertSame( [ 'E', 'PVMĮ "21" str.' ], $category( $this->download( self::UBL, [ 'month' => '2026-11', 'zero' => 'exempt', 'reason' => '<b>PVMĮ</b> "21" str.' ] ) ) );
		self::assertStringContainsString( 'value="PVMĮ &quot;21&quot; str."', $manager->get( self::SCREEN )->body );
		self::assertSame( [ 'Z', '' ], $category( $this->download( self::UBL, [ 'month' => '2026-11', 'zero' => 'taxed', 'reason' => 'PVMĮ' ] ) ) );
		self::assertStringContainsString( 'name="reason" maxlength="200" value=""', $manager->get( self::SCREEN )->body );
	}

	#[TestDox( '[LAW-56] the i.SAF file of a month has its documents only; a credit note refers to an invoice of an earlier month' )]
	#[Group( 'full' )]
	public function test_isaf(): void {
		self::store(
			[
				Documents::with( number: 1, date: '2026-07-31' ),
				Documents::with( number: 2, buyer: Documents::company() ),
				Documents::with( kind: Kind::CREDIT_NOTE, number: 3, corrects: 'VIT-000001' ),
				Documents::with( kind: Kind::CREDIT_NOTE, number: 4, corrects: 'OLD-7' ),
			]
		);
		$response = $this->download( self::ISAF, [ 'month' => '2026-11' ] );
		self::assertSame( [ 200, 'attachment; filename="isaf-2026-11.xml"' ], [ $response->status, $response->header( 'content-disposition' ) ] );
		self::assertSame( [], IsafStructure::problems( $response->body ), $response->body );
		$file     = new SimpleXMLElement( $response->body );
		$invoices = [];
		foreach ( $file->SourceDocuments->SalesInvoices->Invoice as $invoice ) {
			$invoices[] = [ (string) $invoice->InvoiceNo, (string) $invoice->InvoiceType, (string) $invoice->References->Reference->ReferenceDate ];
		}
		self::assertSame( [ [ 'VIT-000002', 'SF', '' ], [ 'VIT-000003', 'KS', '2026-07-31' ], [ 'VIT-000004', 'KS', '' ] ], $invoices );
		self::assertSame( [ '304567896', '2026-11-30', '0.1.0' ], [ (string) $file->Header->FileDescription->RegistrationNumber, (string) $file->Header->FileDescription->SelectionCriteria->SelectionEndDate, (string) $file->Header->FileDescription->SoftwareVersion ] );
	}

	#[TestDox( '[LAW-56] what cannot be exported is named, as text, and nothing is downloaded' )]
	#[Group( 'full' )]
	public function test_refused(): void {
		self::store( [ Documents::with(), Documents::with( series: '<script>alert(1)</script>', currency: 'USD' ), Documents::with( number: 9, date: '2026-10-02', lines: [ new Line( 'A', '', '1', 100, 100_00, 2100 ) ] ) ] );
		$isaf = $this->download( self::ISAF, [ 'month' => '2026-11' ] );
		self::assertSame( [ 409, '' ], [ $isaf->status, $isaf->header( 'content-disposition' ) ] );
		self::assertStringNotContainsString( '<script>alert(1)', $isaf->body );
		self::assertStringContainsString( '&lt;script&gt;alert(1)&lt;/script&gt;-000123', $isaf->body );
		$ubl = $this->download( self::UBL, [ 'month' => '2026-10' ] );
		self::assertSame( 409, $ubl->status );
		self::assertStringContainsString( 'VIT-000009', $ubl->text() );
	}

	#[TestDox( '[LAW-56] a month without documents, no month, a damaged document, and a database that does not answer lead to a message, never to an empty file' )]
	#[TestWith( [ 'vitrina_invoices_ubl' ] )]
	#[TestWith( [ 'vitrina_invoices_isaf' ] )]
	#[Group( 'full' )]
	public function test_nothing( string $action ): void {
		self::store( [ Documents::with() ] );
		self::assertSame( 404, $this->download( $action, [ 'month' => '2026-09' ] )->status );
		foreach ( [ '', '2026-13', '2026-1', "2026-11\n", [ '2026-11' ], '<script>' ] as $month ) {
			self::assertSame( 400, $this->download( $action, compact( 'month' ) )->status );
		}
		self::shop()->run( static fn () => IssuedDocuments::store( [ [ 'kind' => 'invoice' ] ] ) );
		$damaged = $this->download( $action, [ 'month' => '2026-11' ] );
		self::assertSame( [ 500, '' ], [ $damaged->status, $damaged->header( 'content-disposition' ) ] );
		self::assertStringContainsString( 'class="wp-die-message"', $damaged->body );
		self::shop()->run( static fn () => IssuedDocuments::store( null ) );
		self::assertSame( 500, $this->download( $action, [ 'month' => '2026-11' ] )->status );
	}

	#[TestDox( '[LAW-56] who may not manage the shop sees no screen and downloads nothing, and each download needs its own nonce' )]
	#[TestWith( [ 'vitrina_invoices_ubl', 'vitrina_invoices_isaf' ] )]
	#[TestWith( [ 'vitrina_invoices_isaf', 'vitrina_invoices_ubl' ] )]
	public function test_guards( string $action, string $other ): void {
		self::store( [ Documents::with() ] );
		self::assertSame( 403, self::user( 'rasa' )->get( self::SCREEN )->status );
		$manager = $this->manager();
		$page    = $this->screen;
		$send    = static fn ( string $nonce ): int => $manager->post(
			'/wp-admin/admin-post.php',
			[
				'action'   => $action,
				'_wpnonce' => $nonce,
				'month'    => '2026-11',
			]
		)->status;
		self::assertSame( [ 200, 403, 403 ], [ $send( self::nonce( $page, $action ) ), $send( self::nonce( $page, $other ) ), $send( '' ) ] );
		// The form is still open when the role is gone.
		self::shop()->run( static fn () => Users::get( 'export_manager' )->set_role( 'editor' ) );
		self::assertSame( 403, $send( self::nonce( $page, $action ) ) );
	}
}
