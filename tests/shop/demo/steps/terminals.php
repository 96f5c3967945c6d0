<?php
/**
 * Terminals: made up by a generator, said to be demo data in every row, and
 * handed to the delivery plugin's own importer.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\LpExpress\Plugin;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** How many the demo shop has in each country. */
const TERMINALS = array(
	'LT' => 600,
	'LV' => 450,
	'EE' => 450,
);

/**
 * Writes the file and lets the plugin import it, once. The plugin may come
 * later than the shop.
 */
function ensure_terminals(): void {
	if ( ! class_exists( Plugin::class ) || option( 'vitrina_demo_terminals' ) !== '' ) {
		return;
	}
	import_terminals( TERMINALS );
	update_option( 'vitrina_demo_terminals', VERSION, false );
}

/**
 * Imports another number of terminals; tests and benchmarks want 3,000.
 *
 * @param array<string, int> $counts How many, by country.
 * @return string The file that was imported.
 * @throws \RuntimeException When the list is rejected.
 */
function import_terminals( array $counts ): string {
	require_once dirname( __DIR__ ) . '/terminals.php';
	$file = get_temp_dir() . 'vitrina-terminals-' . implode( '-', $counts ) . '.csv';
	file_put_contents( $file, terminals_csv( $counts ) );
	// Forced: demo shops switch between long and short lists.
	$result = Plugin::instance()->importer->import_file( $file, '', true );
	if ( $result->problem !== null ) {
		throw new \RuntimeException( esc_html( $result->problem->value ) );
	}
	return $file;
}

/**
 * What must follow when a plugin or theme of ours appears after the seeding.
 */
function catch_up(): void {
	if ( option( 'vitrina_demo_seeded' ) === '' ) {
		return;
	}
	ensure_terminal_method();
	ensure_terminals();
	ensure_discounts();
	ensure_banks();
	place_menus();
}
