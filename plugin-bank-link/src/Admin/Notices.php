<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

/** Stores the result of an action until it is shown to the same user, for at most five minutes. */
final class Notices {

	public function store( bool $is_success, string $message ): void {
		set_transient( self::key(), compact( 'is_success', 'message' ), 5 * MINUTE_IN_SECONDS );
	}

	public function print(): void {
		$notice = get_transient( self::key() );
		if ( ! is_array( $notice ) || ! is_string( $notice['message'] ?? null ) ) {
			return;
		}
		delete_transient( self::key() );
		printf( '<div class="notice %s inline" role="status"><p>%s</p></div>', ( $notice['is_success'] ?? false ) === true ? 'notice-success' : 'notice-error', esc_html( $notice['message'] ) );
	}

	private static function key(): string {
		return 'vitrina_bank_link_notice_' . get_current_user_id();
	}
}
