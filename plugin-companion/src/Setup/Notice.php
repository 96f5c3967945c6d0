<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

/** The result of a step, kept until the same user's next page. */
final class Notice {
	public static function store( bool $is_success, string $text ): void {
		set_transient( self::key(), [ $is_success, $text ], 5 * MINUTE_IN_SECONDS );
	}

	public static function print(): void {
		$notice = get_transient( self::key() );
		if ( ! is_array( $notice ) || ! is_string( $notice[1] ?? null ) ) {
			return;
		}
		delete_transient( self::key() );
		$is_success = ( $notice[0] ?? false ) === true;
		printf( '<div class="notice %s inline" role="%s"><p>%s</p></div>', esc_attr( $is_success ? 'notice-success' : 'notice-error' ), esc_attr( $is_success ? 'status' : 'alert' ), esc_html( $notice[1] ) );
	}

	private static function key(): string {
		return 'vitrina_setup_notice_' . get_current_user_id();
	}
}
