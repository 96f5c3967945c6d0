<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/** Once a day, in the background: refreshes the lists and deletes old selections. */
final readonly class DailyJob implements Hookable {

	public const HOOK  = 'vitrina_lpexpress_refresh_terminals';
	public const GROUP = 'vitrina-lpexpress';

	public function __construct(
		private TerminalUpdate $update,
		private SelectionTable $selections,
	) {}

	public function register_hooks(): void {
		add_action( self::HOOK, $this->run( ... ) );
		( new RecurringAction( self::HOOK, self::GROUP ) )->register_hooks( 'vitrina_lpexpress_installed' );
	}

	/** A failed refresh is logged, not thrown: Action Scheduler stops a recurring job after five failures in a row. */
	public function run(): void {
		$this->selections->purge();
		$this->update->run();
	}
}
