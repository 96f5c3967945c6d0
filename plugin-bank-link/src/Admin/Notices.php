<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

/**
 * What an action came to, kept for the page that is shown next to the same person.
 */
final class Notices {

	public function keep( bool $is_success, string $sentence ): void {
		set_transient( self::key(), compact( 'is_success', 'sentence' ), 5 * MINUTE_IN_SECONDS );
	}

	public function print(): void {
		$notice = get_transient( self::key() );
		if ( ! is_array( $notice ) || ! is_string( $notice['sentence'] ?? null ) ) {
			return;
		}
		delete_transient( self::key() );
		printf( '<div class="notice %s inline" role="status"><p>%s</p></div>', ( $notice['is_success'] ?? false ) === true ? 'notice-success' : 'notice-error', esc_html( $notice['sentence'] ) );
	}

	private static function key(): string {
		return 'vitrina_bank_link_notice_' . get_current_user_id();
	}
}
