<?php
/**
 * The index of the search, which a shop builds in the background after the
 * installation: a demo shop finds its products at once.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Does the background's work, batch by batch, to its end.
 */
function build_search_index(): void {
	do_action( 'vitrina_search_batch', 0 );
	while ( as_has_scheduled_action( 'vitrina_search_batch' ) || as_has_scheduled_action( 'vitrina_search_terms' ) ) {
		\ActionScheduler_QueueRunner::instance()->run( 'vitrina-demo' );
	}
}
