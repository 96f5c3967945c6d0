<?php
/**
 * Lithuanian for a shop without language packs: WordPress's and WooCommerce's
 * strings that a shopper meets, from the catalogues beside this file. A language
 * pack that is installed fills in what they leave out.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use WP_Translation_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress load the compiled catalogues. To be called before WordPress
 * loads its first one: from a must-use plugin.
 *
 * @param string $folder Where `bin/catalogues.mjs` puts them: `languages/build/demo`. Need not be there.
 */
function load_catalogues( string $folder ): void {
	$php     = [
		'default'     => "{$folder}/lt_LT.l10n.php",
		'woocommerce' => "{$folder}/woocommerce-lt_LT.l10n.php",
	];
	$scripts = [
		'default'     => "{$folder}/default-lt_LT-blocks.json",
		'woocommerce' => "{$folder}/woocommerce-lt_LT-blocks.json",
	];
	if ( ! is_readable( $php['default'] ) ) {
		return;
	}

	// Otherwise WordPress does not switch to a language without a pack, as e-mails do.
	add_filter(
		'get_available_languages',
		static fn ( array $languages ): array => in_array( 'lt_LT', $languages, true ) ? $languages : [ ...$languages, 'lt_LT' ]
	);

	add_filter(
		'load_translation_file',
		static function ( string $file, string $domain, string $locale ) use ( $php ): string {
			$ours = $php[ $domain ] ?? '';
			if ( $locale !== 'lt_LT' || ! is_readable( $ours ) ) {
				return $file;
			}
			if ( ! is_readable( $file ) ) {
				return $ours;
			}
			WP_Translation_Controller::get_instance()->load_file( $ours, $domain, $locale );
			return $file;
		},
		10,
		3
	);

	// Scripts of one domain share what they know, so the page says it once.
	$said = [];
	add_filter(
		'pre_load_script_translations',
		static function ( mixed $translations, string|false $file, string $handle, string $domain ) use ( $scripts, &$said ): mixed {
			$ours = $scripts[ $domain ] ?? '';
			if ( $translations !== null || determine_locale() !== 'lt_LT' || ! is_readable( $ours ) ) {
				return $translations;
			}
			if ( is_string( $file ) && is_readable( $file ) ) {
				return $translations;
			}
			if ( isset( $said[ $domain ] ) ) {
				return false;
			}
			$said[ $domain ] = $handle;
			return file_get_contents( $ours );
		},
		10,
		4
	);
}
