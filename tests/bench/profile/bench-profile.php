<?php
/**
 * Samples a request with Excimer, and records its queries. Loaded by
 * ../page-time/equal-pages.php if a request asks for it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Bench;

use ExcimerProfiler;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

defined( 'SAVEQUERIES' ) || define( 'SAVEQUERIES', true );

/** Seconds of the processor's time between two samples. */
const PERIOD = 0.0005;

/** Names of the phases of a request → the action at which each ends. */
const PHASES = array(
	'start of WordPress' => 'muplugins_loaded',
	'plugins'            => 'plugins_loaded',
	'theme'              => 'after_setup_theme',
	'init'               => 'init',
	'wp_loaded'          => 'wp_loaded',
	'main query'         => 'wp',
	'template_redirect'  => 'template_redirect',
	'head'               => 'wp_body_open',
	'body'               => 'wp_footer',
	'footer'             => 'shutdown',
);

/** Folders → units. */
const UNITS = array(
	'/plugin-companion/'    => 'companion',
	'/plugin-discounts/'    => 'discounts',
	'/plugin-lpexpress/'    => 'lpexpress',
	'/plugin-bank-link/'    => 'bank-link',
	'/theme/'               => 'theme',
	'/themes/'              => 'theme',
	'/plugins/woocommerce/' => 'WooCommerce',
	'/mu-plugins/'          => 'test shop',
	'/tests/'               => 'test shop',
);

$GLOBALS['vitrina_phases'] = array();
foreach ( PHASES as $phase => $hook ) {
	add_action(
		$hook,
		static function () use ( $phase ): void {
			$GLOBALS['vitrina_phases'][ $phase ] ??= microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT']; // phpcs:ignore
		},
		$hook === 'wp_body_open' ? PHP_INT_MIN : PHP_INT_MAX
	);
}

if ( class_exists( ExcimerProfiler::class ) ) {
	$GLOBALS['vitrina_profiler'] = new ExcimerProfiler();
	$GLOBALS['vitrina_profiler']->setPeriod( PERIOD );
	$GLOBALS['vitrina_profiler']->setEventType( EXCIMER_CPU );
	$GLOBALS['vitrina_profiler']->setMaxDepth( 250 );
	$GLOBALS['vitrina_profiler']->start();
}

/**
 * @return array{phases: array<string, float>, stacks: array<string, int>, queries: list<array{string, float, string}>}
 */
function profile(): array {
	global $wpdb;
	$profiler = $GLOBALS['vitrina_profiler'] ?? null;
	$stacks   = array();
	if ( $profiler instanceof ExcimerProfiler ) {
		$profiler->stop();
		foreach ( $profiler->getLog() as $entry ) {
			$stack            = implode( ';', array_map( name( ... ), array_reverse( $entry->getTrace() ) ) );
			$stacks[ $stack ] = ( $stacks[ $stack ] ?? 0 ) + $entry->getEventCount();
		}
	}
	return array(
		'phases'  => array_map( static fn ( float $seconds ): float => round( 1000 * $seconds, 2 ), $GLOBALS['vitrina_phases'] ),
		'stacks'  => $stacks,
		'queries' => array_map( static fn ( array $query ): array => array( $query[0], 1000 * $query[1], $query[2] ), $wpdb->queries ),
	);
}

/**
 * The name of a function, with its unit: `theme|Vitrina\Theme\menu`.
 *
 * @param array{file?: string, line?: int, class?: string, function?: string, closure_line?: int} $frame Excimer's frame.
 */
function name( array $frame ): string {
	$file = $frame['file'] ?? '';
	$unit = str_contains( $file, '/runtime/' ) ? 'runtime' : 'WordPress';
	foreach ( $unit === 'runtime' ? array() : UNITS as $folder => $name ) {
		if ( str_contains( $file, $folder ) ) {
			$unit = $name;
			break;
		}
	}
	$function = $frame['function'] ?? '';
	if ( $function === '' ) {
		$name = implode( '/', array_slice( explode( '/', $file ), -3 ) );
	} elseif ( isset( $frame['closure_line'] ) ) {
		$name = ( $frame['class'] ?? basename( $file ) ) . "::{closure:{$frame['closure_line']}}";
	} else {
		$name = isset( $frame['class'] ) ? "{$frame['class']}::{$function}" : $function;
	}
	return "{$unit}|{$name}";
}
