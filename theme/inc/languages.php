<?php
/** Links to the same page in the shop's other languages, where Polylang or WPML is active. */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_languages', 11 );

function enqueue_languages(): void {
	if ( has_language_switcher() ) {
		style( 'languages' );
	}
}

function has_language_switcher(): bool {
	return is_on( 'language_switcher' ) && count( languages() ) > 1;
}

/** Prints the links. A wide header shows language codes, the menu of a phone shows names. */
function language_switcher(): void {
	if ( ! has_language_switcher() ) {
		return;
	}
	printf( '<nav class="languages" aria-label="%s"><ul>', esc_attr__( 'Language', 'vitrina' ) );
	foreach ( languages() as [ 'tag' => $tag, 'name' => $name, 'url' => $url, 'is_current' => $is_current ] ) {
		printf(
			'<li><a href="%1$s" lang="%2$s" hreflang="%2$s"%3$s><span class="languages__code">%4$s</span> <span class="languages__name">%5$s</span></a></li>',
			esc_url( $url ),
			esc_attr( $tag ),
			$is_current ? ' aria-current="true"' : '',
			esc_html( explode( '-', $tag )[0] ),
			esc_html( $name )
		);
	}
	echo '</ul></nav>';
}

/** @return list<array{tag: string, name: string, url: string, is_current: bool}> Tags are BCP 47; names are in the language itself. */
function languages(): array {
	if ( function_exists( 'pll_the_languages' ) ) {
		return read_languages( pll_the_languages( [ 'raw' => 1 ] ), 'locale', 'name', 'current_lang' );
	}
	/** This filter is provided by WPML. */
	$languages = apply_filters( 'wpml_active_languages', null, [ 'skip_missing' => 0 ] );
	return read_languages( $languages, 'default_locale', 'native_name', 'active' );
}

/**
 * Reads the language list of a plugin.
 *
 * @param string $locale  Key of the locale.
 * @param string $name    Key of the native name.
 * @param string $current Key of the flag for the current language.
 * @return list<array{tag: string, name: string, url: string, is_current: bool}>
 */
function read_languages( mixed $languages, string $locale, string $name, string $current ): array {
	$read = [];
	foreach ( is_array( $languages ) ? $languages : [] as $language ) {
		if ( ! is_array( $language ) || ! is_string( $language[ $locale ] ?? null ) || ! is_string( $language[ $name ] ?? null ) || ! is_string( $language['url'] ?? null ) ) {
			continue;
		}
		$read[] = [
			'tag'        => str_replace( '_', '-', $language[ $locale ] ),
			'name'       => $language[ $name ],
			'url'        => $language['url'],
			'is_current' => (bool) ( $language[ $current ] ?? false ),
		];
	}
	return $read;
}
