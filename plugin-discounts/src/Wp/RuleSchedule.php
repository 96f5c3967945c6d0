<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Announces that prices may have changed: after rules were saved, and when one starts or ends. */
final readonly class RuleSchedule implements Hookable {

	public const HOOK  = 'vitrina_discounts_boundary';
	public const GROUP = 'vitrina-discounts';

	public function __construct( private RuleTable $rules ) {}

	public function register_hooks(): void {
		add_action( 'vitrina_discounts_rules_saved', $this->handle_change( ... ) );
		// After the plugin was activated, existing rules apply again.
		add_action( 'vitrina_discounts_installed', $this->handle_change( ... ) );
		add_action( self::HOOK, $this->handle_change( ... ) );
		// A cached page with prices expires when a rule starts or ends, even if the scheduled action runs late.
		add_filter( 'vitrina_page_expires', $this->limit( ... ), 10, 2 );
	}

	public function handle_change(): void {
		$this->announce();
		$this->schedule();
	}

	private function limit( mixed $expires, mixed $tags ): mixed {
		if ( ! is_int( $expires ) || ! is_array( $tags ) || ! in_array( 'prices', $tags, true ) ) {
			return $expires;
		}
		try {
			return min( $expires, $this->next() ?? $expires );
		} catch ( DatabaseException ) {
			// Prices of such a page are without rules, and it is not cached; see Pricing::display_engine().
			return $expires;
		}
	}

	/** The next time at which a rule starts or ends. */
	private function next(): ?int {
		$times = [];
		foreach ( $this->rules->enabled() as $rule ) {
			$times[] = $rule->starts_at ?? 0;
			$times[] = $rule->ends_at === null ? 0 : $rule->ends_at + 1;
		}
		$times = array_filter( $times, static fn ( int $time ): bool => $time > time() );
		return $times === [] ? null : min( $times );
	}

	private function announce(): void {
		/**
		 * Fires when discount rules may have changed what products cost: they
		 * were saved, or one began or ended.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_prices_changed' );
	}

	private function schedule(): void {
		if ( ! function_exists( 'as_schedule_single_action' ) || did_action( 'action_scheduler_init' ) === 0 ) {
			return;
		}
		// Read first, so that the scheduled action stays if the rules cannot be read.
		$next = $this->next();
		as_unschedule_all_actions( self::HOOK, [], self::GROUP );
		if ( $next !== null ) {
			as_schedule_single_action( $next, self::HOOK, [], self::GROUP );
		}
	}
}
