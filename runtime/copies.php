<?php
/** Returns the folders of all copies of the runtime, the newest first. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Every copy of the runtime that an active plugin or theme carries.
 *
 * @since 0.1.0
 *
 * @param array<string, string> $vitrina_copies Folder by version.
 */
$vitrina_copies = apply_filters( 'vitrina_runtimes', [] );
$vitrina_copies = is_array( $vitrina_copies ) ? array_filter( $vitrina_copies, 'is_string' ) : [];
uksort( $vitrina_copies, static fn( $a, $b ): int => version_compare( (string) $b, (string) $a ) );

return array_values( $vitrina_copies );
