<?php
/**
 * Puts the demo content into a fresh shop, step by step, saying which.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

$vitrina_next = 0;
while ( $vitrina_next !== null ) {
	$vitrina_began = microtime( true );
	$vitrina_done  = \Vitrina\Demo\run_step( $vitrina_next );
	$vitrina_next  = $vitrina_done['next'];
	if ( $vitrina_done['done'] !== '' ) {
		fwrite( STDERR, sprintf( "  %s (%.1f s)\n", $vitrina_done['done'], microtime( true ) - $vitrina_began ) );
	}
}

return get_option( 'vitrina_demo_seeded' );
