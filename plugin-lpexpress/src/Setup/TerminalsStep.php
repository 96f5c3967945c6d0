<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Setup;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\LpExpress\Admin\SettingsSection;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Import\Importer;
use Vitrina\LpExpress\Import\Messages;
use Vitrina\LpExpress\Import\TerminalUpdate;
use Vitrina\LpExpress\Import\UnreadableFile;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Setup\Field;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

use const Vitrina\LpExpress\PLUGIN_FILE;

/** Gets the list of terminals, from a file or from the carrier. */
final readonly class TerminalsStep implements Step {

	private const FILE = 'terminals';

	public function __construct(
		private Terminals $terminals,
		private Importer $importer,
		private TerminalUpdate $update,
		private Settings $settings,
	) {}

	public function id(): string {
		return 'terminals';
	}

	public function title(): string {
		return __( 'List of terminals', 'vitrina-lpexpress' );
	}

	public function capability(): string {
		return 'manage_woocommerce';
	}

	public function status(): Status {
		$counts = [];
		foreach ( $this->terminals->counts() as $country => $count ) {
			$counts[] = "{$country} " . number_format_i18n( $count );
		}
		return new Status(
			$counts !== [],
			$counts === []
				? __( 'There are no terminals yet, so delivery to a terminal is not offered to shoppers.', 'vitrina-lpexpress' )
				/* translators: %s: countries with numbers, like "EE 450, LT 600". */
				: sprintf( __( 'Terminals: %s.', 'vitrina-lpexpress' ), implode( ', ', $counts ) ),
			[
				__( 'Sample file', 'vitrina-lpexpress' ) => plugins_url( 'sample/terminals.csv', PLUGIN_FILE ),
				__( 'Settings', 'vitrina-lpexpress' )    => SettingsSection::url(),
			]
		);
	}

	public function fields(): array {
		$help = __( 'CSV or JSON, as in the sample file.', 'vitrina-lpexpress' );
		if ( $this->settings->credentials()->are_complete() ) {
			$help .= ' ' . __( 'Without a file, the carrier is asked.', 'vitrina-lpexpress' );
		}
		return [ new Field( self::FILE, __( 'File with terminals', 'vitrina-lpexpress' ), 'file', help: $help ) ];
	}

	public function button(): string {
		return __( 'Import terminals', 'vitrina-lpexpress' );
	}

	/** The import replaces the previous list, so it cannot be undone. */
	public function run( array $values ): array {
		$file = $values[ self::FILE ] ?? '';
		if ( $file === '' ) {
			$this->fetch_from_carrier();
			return [];
		}
		try {
			$result = $this->importer->import_file( $file );
		} catch ( UnreadableFile $unreadable ) {
			throw new SetupException( Messages::unreadable( $unreadable ) );
		} catch ( DatabaseException ) {
			throw new SetupException( Messages::refresh( 'storage' ) );
		}
		if ( $result->problem !== null ) {
			throw new SetupException( Messages::not_imported( $result->problem ) );
		}
		return [];
	}

	public function undo( array $changes ): void {}

	private function fetch_from_carrier(): void {
		if ( ! $this->settings->credentials()->are_complete() ) {
			throw new SetupException( __( 'Choose a file with terminals first, or enter the user name and password for the carrier in the settings.', 'vitrina-lpexpress' ) );
		}
		$outcome = $this->update->run();
		if ( ! $outcome->succeeded() ) {
			throw new SetupException( Messages::refresh( $outcome->failure, $outcome->country ) );
		}
	}
}
