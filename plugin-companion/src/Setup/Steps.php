<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** The steps of the setup, and what else is checked before the shop is opened. */
final class Steps {
	/** @return array<string, Step> Steps by ID, in the order of the screen. */
	public function all(): array {
		/**
		 * Filters the steps of Vitrina → Setup. What the shop needs before it can take an order comes between
		 * the pages and the test order.
		 *
		 * @since 0.1.0
		 *
		 * @param list<Step> $steps Steps of other plugins.
		 */
		$added = apply_filters( 'vitrina_setup_steps', [] );
		$added = array_filter( is_array( $added ) ? $added : [], static fn ( mixed $step ): bool => $step instanceof Step );
		$steps = [];
		// The step of the menu follows that of the samples, because the menu contains their categories.
		foreach ( [ new Steps\PartsStep(), new Steps\PagesStep(), new Steps\DemoStep(), new Steps\MenuStep(), new Steps\FrontPageStep(), ...array_values( $added ), new Steps\LegalStep(), new Steps\OrderStep() ] as $step ) {
			$steps[ $step->id() ] = $step;
		}
		return $steps;
	}

	public function find( string $id ): ?Step {
		return $this->all()[ $id ] ?? null;
	}

	/** @return list<Step> The steps that are not done. */
	public function open(): array {
		return array_values( array_filter( $this->all(), static fn ( Step $step ): bool => ! $step->status()->is_done ) );
	}

	/** @return list<Status> The checks that have to pass before the shop is opened, and do not pass yet. */
	public function missing_to_open(): array {
		/**
		 * Filters what has to be true before the shop is opened, besides the steps of the setup.
		 *
		 * @since 0.1.0
		 *
		 * @param list<Status> $checks Checks of other plugins.
		 */
		$added  = apply_filters( 'vitrina_setup_checks', [] );
		$checks = [ ...GoLive::checks(), ...array_values( array_filter( is_array( $added ) ? $added : [], static fn ( mixed $check ): bool => $check instanceof Status ) ) ];
		return array_values( array_filter( $checks, static fn ( Status $check ): bool => ! $check->is_done ) );
	}
}
