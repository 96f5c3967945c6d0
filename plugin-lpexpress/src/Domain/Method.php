<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** Names of the older plugin, which shops already have in settings and orders. */
final class Method {
	public const ID         = 'woo_lithuaniapost_lpexpress_terminal';
	public const FIELD      = 'woo_lithuaniapost_lpexpress_terminal_id';
	public const META_ID    = '_woo_lithuaniapost_lpexpress_terminal_id';
	public const META_LABEL = '_woo_lithuaniapost_lpexpress_terminal';

	/** Whether a rate (`method:instance`) or a method id means delivery to a terminal. */
	public static function delivers_to_terminal( string $rate_id ): bool {
		return str_starts_with( $rate_id, self::ID );
	}
}
