<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cli;

use Vitrina\Discounts\Import\Importer;
use Vitrina\Runtime\Hookable;
use WP_CLI;

/** Imports discount rules. */
final readonly class DiscountsCommand implements Hookable {

	public function __construct( private Importer $importer ) {}

	public function register_hooks(): void {
		add_action( 'cli_init', fn () => WP_CLI::add_command( 'vitrina discounts import', [ $this, 'import' ] ) );
	}

	/** Imports the rules of Woo Discount Rules, each once. */
	public function import(): void {
		$report = $this->importer->run();
		foreach ( $report['skipped'] as $skipped ) {
			WP_CLI::warning( Importer::message( $skipped ) );
		}
		$count = count( $report['imported'] );
		/* translators: %d: number of rules. */
		WP_CLI::success( sprintf( _n( '%d rule was imported.', '%d rules were imported.', $count, 'vitrina-discounts' ), $count ) );
	}
}
