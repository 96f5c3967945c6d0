<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Admin;

/** The result of an action, stored until the next page of the same user. */
final class Notices {

	private const MAX_LINES = 100;

	/** @param list<string> $lines One per row that was left out. */
	public function store( bool $is_success, string $message, array $lines = [] ): void {
		$more = count( $lines ) - self::MAX_LINES;
		if ( $more > 0 ) {
			$lines = array_slice( $lines, 0, self::MAX_LINES );
			/* translators: %d: number of rows. */
			$lines[] = sprintf( _n( '… and %d more row.', '… and %d more rows.', $more, 'vitrina-lpexpress' ), $more );
		}
		set_transient( self::key(), compact( 'is_success', 'message', 'lines' ), 5 * MINUTE_IN_SECONDS );
	}

	public function print(): void {
		$notice = get_transient( self::key() );
		if ( ! is_array( $notice ) || ! is_string( $notice['message'] ?? null ) ) {
			return;
		}
		delete_transient( self::key() );
		printf( '<div class="notice %s inline" role="status"><p>%s</p>', ( $notice['is_success'] ?? false ) === true ? 'notice-success' : 'notice-error', esc_html( $notice['message'] ) );
		$lines = array_filter( is_array( $notice['lines'] ?? null ) ? $notice['lines'] : [], is_string( ... ) );
		if ( $lines !== [] ) {
			printf( '<details open><summary>%s</summary><ul class="ul-disc">', esc_html__( 'Rows that were left out', 'vitrina-lpexpress' ) );
			foreach ( $lines as $line ) {
				printf( '<li>%s</li>', esc_html( $line ) );
			}
			echo '</ul></details>';
		}
		echo '</div>';
	}

	private static function key(): string {
		return 'vitrina_lpexpress_notice_' . get_current_user_id();
	}
}
