<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

/** The result of a step, kept until the same user's next view of the screen. */
final class Notice {
	public static function store( bool $is_success, string $text ): void {
		set_transient( self::key(), [ $is_success, $text ], 5 * MINUTE_IN_SECONDS );
	}

	/**
	 * Keeps the progress of a step. The next view of the screen goes on with the step by itself.
	 *
	 * @param array{int, int} $progress Number of parts that are done, and of all parts.
	 */
	public static function go_on( string $title, array $progress, string $url ): void {
		/* translators: 1: title of a step, 2: number of parts that are done, 3: number of all parts. */
		$text = sprintf( __( '%1$s: %2$d of %3$d.', 'vitrina-companion' ), $title, ...$progress );
		set_transient( self::key(), [ true, $text, $url, ...$progress ], 5 * MINUTE_IN_SECONDS );
	}

	public static function print(): void {
		$notice = get_transient( self::key() );
		if ( ! is_array( $notice ) || ! is_string( $notice[1] ?? null ) ) {
			return;
		}
		delete_transient( self::key() );
		$is_success = ( $notice[0] ?? false ) === true;
		$url        = is_string( $notice[2] ?? null ) ? $notice[2] : '';
		if ( $url !== '' ) {
			[ $done, $all ] = array_map( static fn ( mixed $parts ): int => is_int( $parts ) ? $parts : 0, [ $notice[3] ?? 0, $notice[4] ?? 0 ] );
			printf(
				'<meta http-equiv="refresh" content="0;url=%1$s"><div class="notice notice-info inline" role="status"><p>%2$s <progress value="%3$d" max="%4$d" aria-hidden="true"></progress> <a href="%1$s">%5$s</a></p></div>',
				esc_url( $url ),
				esc_html( $notice[1] ),
				absint( $done ),
				absint( $all ),
				esc_html__( 'Go on', 'vitrina-companion' )
			);
			return;
		}
		printf( '<div class="notice %s inline" role="%s"><p>%s</p></div>', esc_attr( $is_success ? 'notice-success' : 'notice-error' ), esc_attr( $is_success ? 'status' : 'alert' ), esc_html( $notice[1] ) );
	}

	private static function key(): string {
		return 'vitrina_setup_notice_' . get_current_user_id();
	}
}
