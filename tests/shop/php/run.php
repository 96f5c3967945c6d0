<?php
/**
 * Runs one PHP file inside WordPress, in a process of its own.
 *
 * Usage: VITRINA_WORDPRESS=… php run.php FILE
 *
 * @package Vitrina
 */

declare( strict_types=1 );

require __DIR__ . '/boot.php';
vitrina_run_file( $argv[1] ?? '' );
