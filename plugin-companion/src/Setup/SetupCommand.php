<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;
use WP_CLI;

/** The setup on the command line. */
final readonly class SetupCommand implements Hookable {
	public function __construct(
		private Steps $steps,
		private Runner $runner,
	) {}

	public function register_hooks(): void {
		add_action( 'cli_init', fn () => WP_CLI::add_command( 'vitrina setup', [ $this, 'setup' ] ) );
	}

	/**
	 * Does the steps of Vitrina → Setup that are not done yet, and prints what is true afterwards: [x] is done,
	 * [ ] is not, [-] nobody has to do.
	 *
	 * ## OPTIONS
	 *
	 * [<step>...]
	 * : Only these steps, also those that are done.
	 *
	 * [--undo]
	 * : Undoes the named steps.
	 *
	 * [--status]
	 * : Changes nothing.
	 *
	 * [--<field>=<value>]
	 * : What a step asks for: --sentence=TEXT, --terminals=FILE, --terminal_price=2.49, --terminal_free_from=50.
	 *
	 * ## EXAMPLES
	 *
	 *     # From an empty shop to one that takes a test order.
	 *     wp vitrina setup --terminals=terminals.csv
	 *
	 *     # Sample products, for a shop without its own; and away with them.
	 *     wp vitrina setup demo
	 *     wp vitrina setup demo --undo
	 *
	 * @param list<string>               $args
	 * @param array<string, string|bool> $options
	 */
	public function setup( array $args, array $options ): void {
		$steps   = $this->selected( $args );
		$refused = 0;
		if ( isset( $options['undo'] ) && $args === [] ) {
			WP_CLI::error( __( 'Name the steps to undo.', 'vitrina-companion' ) );
		}
		foreach ( isset( $options['status'] ) ? [] : $steps as $step ) {
			WP_CLI::log( $step->title() . '…' );
			try {
				do {
					isset( $options['undo'] ) ? $this->runner->undo( $step ) : $this->runner->run( $step, self::values( $step, $options ) );
				} while ( $this->runner->progress( $step, isset( $options['undo'] ) ) !== null );
			} catch ( SetupException $exception ) {
				++$refused;
				WP_CLI::warning( $exception->getMessage() );
			}
		}
		foreach ( $this->steps->all() as $step ) {
			$status = $step->status();
			WP_CLI::log( sprintf( '[%s] %s: %s', self::mark( $status ), $step->id(), $status->text ) );
		}
		if ( $refused > 0 ) {
			WP_CLI::error( __( 'Not everything could be done; see the warnings.', 'vitrina-companion' ) );
		}
	}

	private static function mark( Status $status ): string {
		return match ( true ) {
			$status->is_optional => '-',
			$status->is_done     => 'x',
			default              => ' ',
		};
	}

	/**
	 * @param list<string> $ids
	 * @return list<Step> The named steps; without names, the steps that are not done and have a button.
	 */
	private function selected( array $ids ): array {
		if ( $ids === [] ) {
			return array_values( array_filter( $this->steps->open(), static fn ( Step $step ): bool => $step->button() !== '' ) );
		}
		$steps = [];
		foreach ( $ids as $id ) {
			$step = $this->steps->find( $id );
			if ( $step === null ) {
				/* translators: %s: what was typed. */
				WP_CLI::error( sprintf( __( 'There is no step "%s".', 'vitrina-companion' ), $id ) );
			}
			$steps[] = $step;
		}
		return $steps;
	}

	/**
	 * @param array<string, string|bool> $options
	 * @return array<string, string>
	 */
	private static function values( Step $step, array $options ): array {
		$values = [];
		foreach ( $step->fields() as $field ) {
			$value                  = $options[ $field->name ] ?? $field->value;
			$values[ $field->name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}
}
