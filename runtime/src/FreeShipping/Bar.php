<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\FreeShipping;

/** Prints the free shipping bar: the missing amounts, and the progress towards the nearest one. */
final class Bar {

	/**
	 * Prints the bar, or its empty container.
	 *
	 * @param list<Goal> $goals Reached goals first, then the nearest.
	 */
	public static function print( array $goals ): void {
		if ( $goals === [] ) {
			echo '<div class="free-shipping-progress-bar" hidden></div>';
			return;
		}
		printf(
			'<div class="free-shipping-progress-bar%1$s"><p>%2$s</p><span class="free-shipping-progress-bar__track" aria-hidden="true"><span style="inline-size:%3$s%%"></span></span></div>',
			esc_attr( self::is_reached( $goals ) ? ' is-reached' : '' ),
			wp_kses_post( implode( ', ', array_map( self::text( ... ), $goals ) ) ),
			esc_attr( (string) self::percent( $goals ) )
		);
	}

	/**
	 * Whether delivery is free by all of the methods.
	 *
	 * @param list<Goal> $goals
	 */
	public static function is_reached( array $goals ): bool {
		return self::missing( $goals ) === [];
	}

	/**
	 * Progress towards the nearest amount that is missing, in percent with one decimal; 100 if none is.
	 *
	 * @param list<Goal> $goals As of print().
	 */
	public static function percent( array $goals ): float {
		$missing = self::missing( $goals );
		return round( ( $missing === [] ? 1.0 : $missing[0]->progress() ) * 100, 1 );
	}

	/**
	 * @param list<Goal> $goals
	 * @return list<Goal>
	 */
	private static function missing( array $goals ): array {
		return array_values( array_filter( $goals, static fn ( Goal $goal ): bool => ! $goal->is_reached() ) );
	}

	/** @return string HTML that the caller must escape. */
	public static function text( Goal $goal ): string {
		return $goal->is_reached()
			? '<span class="is-reached">' . esc_html( $goal->reached ) . '</span>'
			: '<span>' . sprintf( esc_html( $goal->missing ), '<strong>' . wc_price( $goal->remaining ) . '</strong>' ) . '</span>';
	}
}
