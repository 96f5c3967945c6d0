<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Invoices\Storage\InvoiceSchema;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Tables are made by the first request after an installation or update, beside other requests. */
final class SchemaTest extends ThemeTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run( static fn () => InvoiceSchema::drop() );
	}

	protected function tearDown(): void {
		self::shop()->run( static fn () => InvoiceSchema::drop() );
	}

	#[TestDox( 'Tables that could not be made are not taken for made: a later request tries again' )]
	public function test_failed(): void {
		$has_failed = self::shop()->run(
			static function (): bool {
				Database::wpdb()->suppress_errors();
				add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'CREATE TABLE ' . InvoiceTable::name() ) ? 'CREATE NOTHING' : $query );
				( new InvoiceSchema() )->update();
				return Database::wpdb()->get_var( "SHOW TABLES LIKE '" . InvoiceTable::name() . "'" ) === null;
			}
		);
		self::assertTrue( $has_failed );
		$count = self::shop()->run(
			static function (): int {
				( new InvoiceSchema() )->update();
				return Database::count( 'vitrina_invoices' );
			}
		);
		self::assertSame( 0, $count );
	}

	#[TestDox( 'Two requests at once make the tables once' )]
	public function test_at_once(): void {
		$code  = static function (): array {
			Database::wpdb()->suppress_errors();
			add_filter(
				'query',
				static function ( string $query ): string {
					if ( str_contains( $query, 'CREATE TABLE ' . InvoiceTable::name() ) ) {
						usleep( 500_000 );
					}
					return $query;
				}
			);
			( new InvoiceSchema() )->update();
			$errors = is_array( $GLOBALS['EZSQL_ERROR'] ?? null ) ? array_column( $GLOBALS['EZSQL_ERROR'], 'error_str' ) : [];
			return [ count( array_filter( $errors, static fn ( mixed $error ): bool => is_string( $error ) && str_contains( $error, 'already exists' ) ) ), Database::count( 'vitrina_invoices' ) ];
		};
		$waits = [ self::shop()->start( $code ), self::shop()->start( $code ) ];
		self::assertSame( [ [ 0, 0 ], [ 0, 0 ] ], array_map( static fn ( \Closure $wait ): mixed => $wait(), $waits ) );
	}
}
