<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\DocumentsSource;
use Vitrina\Companion\Invoices\Exports;
use Vitrina\Companion\Invoices\ExportScreen;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Runtime\DatabaseException;

/**
 * Documents that a test stores in an option, for the export. Runs inside WordPress.
 */
final class IssuedDocuments implements DocumentsSource {

	private const OPTION = 'vitrina_test_documents';

	/** @param list<array<string, mixed>> $documents As `Document::to_array()` returns them; null lets every read fail. */
	public static function store( ?array $documents ): void {
		update_option( self::OPTION, $documents, false );
	}

	public static function delete_all(): void {
		delete_option( self::OPTION );
		delete_option( Exports::OPTION );
	}

	/** In place of the documents of the shop. */
	public static function register(): void {
		add_action(
			'admin_init',
			static function (): void {
				remove_all_actions( 'admin_post_' . Exports::UBL );
				remove_all_actions( 'admin_post_' . Exports::ISAF );
				( new Exports( new self() ) )->register_hooks();
			}
		);
		// The module registers it where invoices were switched on.
		if ( get_option( InvoiceSettings::OPTION ) === false ) {
			( new ExportScreen() )->register_hooks();
		}
	}

	public function of_month( int $year, int $month ): iterable {
		return array_filter( self::all(), static fn ( Document $document ): bool => str_starts_with( $document->date, sprintf( '%d-%02d-', $year, $month ) ) );
	}

	public function find( int $id ): ?Document {
		return self::all()[ $id ] ?? null;
	}

	/** @return list<Document> */
	private static function all(): array {
		$stored = get_option( self::OPTION, [] );
		if ( ! is_array( $stored ) ) {
			throw DatabaseException::while_reading();
		}
		return array_values( array_map( static fn ( mixed $document ): Document => Document::from_array( is_array( $document ) ? $document : [] ), $stored ) );
	}
}
