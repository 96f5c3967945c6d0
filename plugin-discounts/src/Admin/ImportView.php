<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Import\ImportError;
use Vitrina\Runtime\DatabaseException;

/** Imports the rules of Woo Discount Rules. */
final class ImportView implements View {

	public const NAME = 'import';

	/** @var array{imported: list<string>, skipped: list<array{title: string, error: ImportError}>}|null */
	private ?array $report = null;

	private bool $has_failed = false;

	public function __construct( private readonly Importer $importer ) {}

	public function tab(): string {
		return __( 'Import', 'vitrina-discounts' );
	}

	public function handle( array $submitted ): void {
		try {
			$this->report = $this->importer->run();
		} catch ( DatabaseException ) {
			$this->has_failed = true;
		}
	}

	public function print(): void {
		$this->print_report();
		printf( '<p>%s</p>', esc_html__( 'Rules from “Discount Rules for WooCommerce” (Woo Discount Rules) can be imported: simple and bulk discounts with their products, categories, dates and priorities. Rules that would mean something else here are skipped and listed.', 'vitrina-discounts' ) );
		if ( ! $this->importer->has_legacy_rules() ) {
			printf( '<p><strong>%s</strong></p>', esc_html__( 'There are no such rules in this shop.', 'vitrina-discounts' ) );
			return;
		}
		printf( '<p>%s</p>', esc_html__( 'Deactivate that plugin afterwards, or both will apply discounts.', 'vitrina-discounts' ) );
		Screen::open_form( self::NAME );
		printf( '<p><button type="submit" class="button button-primary">%s</button></p></form>', esc_html__( 'Import the rules', 'vitrina-discounts' ) );
	}

	private function print_report(): void {
		if ( $this->has_failed ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html__( 'The database rejected the request. The list shows what was imported before that.', 'vitrina-discounts' ) );
		}
		if ( $this->report === null ) {
			return;
		}
		$count = count( $this->report['imported'] );
		/* translators: %d: number of rules. */
		printf( '<div class="notice notice-success inline" role="status"><p>%s</p></div>', esc_html( sprintf( _n( '%d rule was imported.', '%d rules were imported.', $count, 'vitrina-discounts' ), $count ) ) );
		if ( $this->report['skipped'] !== [] ) {
			echo '<div class="notice notice-warning inline"><ul class="ul-disc">';
			foreach ( $this->report['skipped'] as $skipped ) {
				printf( '<li>%s</li>', esc_html( Importer::message( $skipped ) ) );
			}
			echo '</ul></div>';
		}
	}
}
