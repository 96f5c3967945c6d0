<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Hookable;
use Vitrina\Discounts\Storage\Rules;

/**
 * Tells others that prices are not what they were: after rules were saved, and
 * when one begins or ends.
 */
final readonly class RuleSchedule implements Hookable {

	public const HOOK  = 'vitrina_discounts_boundary';
	public const GROUP = 'vitrina-discounts';

	public function __construct( private Rules $rules ) {}

	public function register_hooks(): void {
		add_action( 'vitrina_discounts_rules_saved', $this->changed( ... ) );
		// Rules that were there before: they are in force again from now on.
		add_action( 'vitrina_discounts_installed', $this->changed( ... ) );
		add_action( self::HOOK, $this->changed( ... ) );
	}

	public function changed(): void {
		$this->announce();
		$this->schedule();
	}

	/**
	 * The next moment at which a rule begins, or has just ended.
	 */
	private function next(): ?int {
		$moments = [];
		foreach ( $this->rules->enabled() as $rule ) {
			$moments[] = $rule->starts_at ?? 0;
			$moments[] = $rule->ends_at === null ? 0 : $rule->ends_at + 1;
		}
		$moments = array_filter( $moments, static fn ( int $moment ): bool => $moment > time() );
		return $moments === [] ? null : min( $moments );
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
		// Read first: what is scheduled stays where nobody knows the rules.
		$next = $this->next();
		as_unschedule_all_actions( self::HOOK, [], self::GROUP );
		if ( $next !== null ) {
			as_schedule_single_action( $next, self::HOOK, [], self::GROUP );
		}
	}
}
