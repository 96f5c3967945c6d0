<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

final class GuardSwitch {
	public const OPTION = 'vitrina_companion_session_guard';

	/** Adds the option, which is autoloaded with the others, because a missing option costs a query on every page. */
	public static function add_default_option(): void {
		add_option( self::OPTION, 'yes' );
	}

	public function is_on(): bool {
		/**
		 * Filters whether parallel requests of one shopper are prevented from overwriting each other's session.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True unless the option of the same name is "no".
		 */
		return (bool) apply_filters( 'vitrina_companion_session_guard', get_option( self::OPTION, 'yes' ) !== 'no' );
	}
}
