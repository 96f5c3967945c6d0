<?php
/**
 * Takes one plugin, named in VITRINA_ACTIVATE, off the list of active ones
 * without loading it: it may be the one that does not boot.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

$vitrina_what = (string) getenv( 'VITRINA_ACTIVATE' );
update_option(
	'active_plugins',
	array_values( array_diff( array_filter( (array) get_option( 'active_plugins' ), is_string( ... ) ), array( "$vitrina_what/$vitrina_what.php" ) ) )
);

return true;
