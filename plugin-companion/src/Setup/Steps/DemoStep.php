<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Companion\Setup\Demo\Import;
use Vitrina\Companion\Setup\Demo\Record;
use Vitrina\Companion\Setup\Demo\Removal;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Runtime\Setup\BatchStep;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;

/** Imports sample products, and removes them. The step is optional: it also counts as done without samples. */
final readonly class DemoStep implements BatchStep {
	private const LOCK = 'vitrina-demo';

	/** @param float $seconds How long one request works; it does at least one part. */
	public function __construct( private float $seconds = 8 ) {}

	public function id(): string {
		return 'demo';
	}

	public function title(): string {
		return __( 'Sample products', 'vitrina-companion' );
	}

	public function capability(): string {
		return 'manage_woocommerce';
	}

	public function status(): Status {
		$imported = count( Record::items() );
		$open     = count( Import::open() );
		$links    = [ __( 'Products', 'vitrina-companion' ) => admin_url( 'edit.php?post_type=product' ) ];
		if ( Record::removal() > 0 ) {
			return new Status( false, __( 'The removal of the samples is not finished.', 'vitrina-companion' ), $links );
		}
		if ( $imported === 0 ) {
			$kept = Record::kept();
			$text = $kept === []
				? __( 'Ten products with pictures show how the shop looks before you have your own. You can remove them at any time.', 'vitrina-companion' )
				/* translators: %s: names of products and categories. */
				: sprintf( __( 'The samples are removed. These stay, because you changed or use them: %s.', 'vitrina-companion' ), implode( ', ', $kept ) );
			return new Status( true, $text, $links, is_optional: true );
		}
		if ( $open > 0 ) {
			return new Status( false, __( 'The import of the samples is not finished.', 'vitrina-companion' ), $links );
		}
		return new Status( true, __( 'The samples are in the shop. Remove them before you open it.', 'vitrina-companion' ), $links );
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		if ( Record::removal() > 0 || ( Record::items() !== [] && Import::open() === [] ) ) {
			return '';
		}
		return Record::items() === [] ? __( 'Import samples', 'vitrina-companion' ) : __( 'Go on importing', 'vitrina-companion' );
	}

	public function run( array $values ): array {
		if ( Record::removal() > 0 ) {
			throw new SetupException( __( 'The removal of the samples is not finished. Finish it first.', 'vitrina-companion' ) );
		}
		Record::clear_kept();
		$this->work( static fn (): bool => Import::open() !== [], Import::run_next( ... ) );
		return [];
	}

	public function undo( array $changes ): void {
		if ( Record::removal() === 0 ) {
			Record::set_removal( count( Record::items() ) );
		}
		$this->work( static fn (): bool => Record::items() !== [], Removal::run_next( ... ) );
		if ( Record::items() === [] ) {
			Record::set_removal( 0 );
		}
	}

	public function undo_button(): string {
		$is_begun = Record::removal() > 0;
		if ( ! $is_begun && Record::items() === [] ) {
			return '';
		}
		return $is_begun ? __( 'Go on removing', 'vitrina-companion' ) : __( 'Remove the samples', 'vitrina-companion' );
	}

	public function progress(): array {
		$removal = Record::removal();
		if ( $removal > 0 ) {
			return [ $removal - count( Record::items() ), $removal ];
		}
		return [ Import::count() - count( Import::open() ), Import::count() ];
	}

	/**
	 * @param callable(): bool $is_left Whether a part is left to do.
	 * @param callable(): void $do_next
	 */
	private function work( callable $is_left, callable $do_next ): void {
		$locks = DatabaseLocks::of_this_site();
		if ( ! $locks->acquire( self::LOCK, 0 ) ) {
			throw new SetupException( __( 'Another window is already working on the samples. Wait until it is done.', 'vitrina-companion' ) );
		}
		$end = microtime( true ) + $this->seconds;
		try {
			do {
				if ( $is_left() ) {
					$do_next();
				}
			} while ( $is_left() && microtime( true ) < $end );
		} finally {
			$locks->release( self::LOCK );
		}
	}
}
