<?php
/**
 * Plugin Name: One scheduler
 * Description: Web servers do not start the queue of Action Scheduler; the scheduler does, from the command line.
 */

declare( strict_types=1 );

add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
