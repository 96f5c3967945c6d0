<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Cli;

use Vitrina\LpExpress\Import\Importer;
use Vitrina\LpExpress\Import\Messages;
use Vitrina\LpExpress\Import\TerminalUpdate;
use Vitrina\LpExpress\Import\UnreadableFile;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WP_CLI;

/** Imports and refreshes the list of LP Express terminals. */
final readonly class TerminalsCommand implements Hookable {

	public function __construct(
		private Importer $importer,
		private TerminalUpdate $update,
	) {}

	public function register_hooks(): void {
		add_action( 'cli_init', $this->register( ... ) );
	}

	public function register(): void {
		WP_CLI::add_command( 'vitrina terminals import', [ $this, 'import' ] );
		WP_CLI::add_command( 'vitrina terminals refresh', [ $this, 'refresh' ] );
	}

	/**
	 * Imports terminals from a CSV or JSON file.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--country=<code>]
	 * : Two letters. The country of rows without one; rows of other countries are skipped.
	 *
	 * [--force]
	 * : Also import a list that is less than half as long as the current one.
	 *
	 * @param list<string>               $args
	 * @param array<string, string|bool> $options
	 */
	public function import( array $args, array $options ): void {
		$country = $options['country'] ?? '';
		$country = is_string( $country ) ? strtoupper( $country ) : '';
		if ( $country !== '' && preg_match( '/\A[A-Z]{2}\z/', $country ) !== 1 ) {
			WP_CLI::error( __( 'The country must be given by two letters.', 'vitrina-lpexpress' ) );
		}
		WP_CLI::log( __( 'Reading the file…', 'vitrina-lpexpress' ) );
		try {
			$result = $this->importer->import_file( $args[0] ?? '', $country, isset( $options['force'] ) );
		} catch ( UnreadableFile $unreadable ) {
			WP_CLI::error( Messages::unreadable( $unreadable ) );
		} catch ( DatabaseException ) {
			WP_CLI::error( Messages::refresh( 'storage' ) );
		}
		foreach ( $result->report->errors as $error ) {
			WP_CLI::warning( Messages::row( $error ) );
		}
		if ( $result->problem !== null ) {
			WP_CLI::error( Messages::not_imported( $result->problem ) );
		}
		WP_CLI::success( Messages::imported( $result->imported ) );
	}

	/** Refreshes the lists of all countries from the carrier. */
	public function refresh(): void {
		$outcome = $this->update->run(
			static function ( string $country ): void {
				/* translators: %s: two-letter country. */
				WP_CLI::log( sprintf( __( 'Asking the carrier for the terminals of %s…', 'vitrina-lpexpress' ), $country ) );
			}
		);
		if ( ! $outcome->succeeded() ) {
			WP_CLI::error( Messages::refresh( $outcome->failure, $outcome->country ) );
		}
		WP_CLI::success( Messages::imported( $outcome->counts ) );
	}
}
