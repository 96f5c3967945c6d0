<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WordPress\Plugin_Check\Checker\Check_Context;
use WordPress\Plugin_Check\Checker\Check_Repository;
use WordPress\Plugin_Check\Checker\Checks;
use WordPress\Plugin_Check\Checker\Default_Check_Repository;
use WP_Theme;

/**
 * What the tools of wordpress.org's reviewers say about an unpacked zip.
 *
 * @phpstan-type Finding array{type: string, code: string, file: string, line: int, text: string}
 */
final class WordPressOrg {

	/**
	 * @param string $tool   Folder of Plugin Check.
	 * @param string $folder A plugin, unpacked.
	 * @return list<Finding> Types: ERROR, WARNING.
	 */
	public static function check_plugin( string $tool, string $folder ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		define( 'WP_PLUGIN_CHECK_PLUGIN_DIR_PATH', "{$tool}/" );
		require_once "{$tool}/vendor/autoload.php";
		$slug   = basename( $folder );
		$checks = ( new Default_Check_Repository() )->get_checks( Check_Repository::TYPE_STATIC )->to_array();
		$result = ( new Checks() )->run_checks( new Check_Context( "{$folder}/{$slug}.php", $slug ), $checks );
		return [ ...self::flatten( 'ERROR', $result->get_errors() ), ...self::flatten( 'WARNING', $result->get_warnings() ) ];
	}

	/**
	 * @param array<string, array<int, array<int, list<array{message: string, code: string}>>>> $messages By file, line and column.
	 * @return list<Finding>
	 */
	private static function flatten( string $type, array $messages ): array {
		$findings = [];
		foreach ( $messages as $file => $lines ) {
			foreach ( $lines as $line => $columns ) {
				foreach ( array_merge( ...$columns ) as $message ) {
					$findings[] = [
						'type' => $type,
						'code' => $message['code'],
						'file' => $file,
						'line' => $line,
						'text' => wp_strip_all_tags( $message['message'] ),
					];
				}
			}
		}
		return $findings;
	}

	/**
	 * @param string $tool   Folder of Theme Check.
	 * @param string $folder A theme, unpacked.
	 * @return list<string> REQUIRED, WARNING, RECOMMENDED or INFO, and a sentence.
	 */
	public static function check_theme( string $tool, string $folder ): array {
		require_once ABSPATH . 'wp-admin/includes/theme.php';
		require_once "{$tool}/checkbase.php";
		$slug = basename( $folder );
		run_themechecks_against_theme( new WP_Theme( $slug, dirname( $folder ) ), $slug );
		/** @var list<\themecheck> $checks */
		$checks = $GLOBALS['themechecks'];
		$texts  = [];
		foreach ( $checks as $check ) {
			foreach ( (array) $check->getError() as $error ) {
				$texts[] = html_entity_decode( wp_strip_all_tags( $error ), ENT_QUOTES );
			}
		}
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => $text !== '' ) ) );
	}
}
