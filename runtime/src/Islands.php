<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Server-rendered elements that a script makes interactive. Collects those of the page for the manifest in the footer. */
final class Islands {

	private const LOAD_TIMES = [ 'now', 'idle', 'visible', 'interaction', 'touch', 'click' ];

	private const PROPS_LIMIT = 2048;

	/** @var array<string, string> Script handle by island name. */
	private static array $handles = [];

	/** @var array<string, true> Islands of this page, or of a fragment that is fetched later. */
	private static array $used = [];

	/** @var array<string, bool> Script handles that the core may load on intent; whether they are prefetched. */
	private static array $offered = [];

	/**
	 * @param string $name   The folder in src/widgets.
	 * @param string $handle Handle of its registered script, and of its style if there is one.
	 */
	public static function register( string $name, string $handle ): void {
		self::$handles[ $name ] = $handle;
	}

	/**
	 * Opens an island. The output until close() is its fallback.
	 *
	 * @param array<string, mixed>           $props      Validated by the widget's parseProps; less than 2 KB.
	 * @param string                         $load       When it is loaded: now, idle, visible, interaction, touch or click.
	 * @param array<string, string|int|bool> $attributes Other attributes; true prints one without a value, false none.
	 */
	public static function open( string $name, array $props = [], string $load = 'visible', array $attributes = [] ): void {
		echo '<div';
		self::print_attributes( $name, $props, $load, $attributes );
		echo '>';
	}

	/**
	 * Prints the attributes that make an element of the template (a form, a dialog) an island.
	 *
	 * @param array<string, mixed>           $props      As of open().
	 * @param string                         $load       As of open().
	 * @param array<string, string|int|bool> $attributes As of open(). `data-island-openers` is a CSS selector of
	 *                                                     elements elsewhere on the page that count as parts of it.
	 *                                                     `data-opens-early` on a dialog: it opens as it was printed
	 *                                                     when an opener is clicked before the widget is ready.
	 *                                                     `data-island-request` is the URL of the request that the
	 *                                                     widget sends, and after a space the body of a POST; the
	 *                                                     core sends it while the widget loads. `{href}` stands for
	 *                                                     that attribute of the clicked control.
	 */
	public static function print_attributes( string $name, array $props = [], string $load = 'visible', array $attributes = [] ): void {
		self::announce( $name );
		$json = Json::encode( (object) $props );
		if ( strlen( $json ) > self::PROPS_LIMIT ) {
			_doing_it_wrong( __METHOD__, esc_html( "The props of the island $name are larger than 2 KB." ), '0.1.0' );
		}
		$load = in_array( $load, self::LOAD_TIMES, true ) ? $load : 'visible';
		printf(
			' data-island="%s" data-island-props="%s" data-island-load="%s"',
			esc_attr( $name ),
			esc_attr( $json ),
			esc_attr( $load )
		);
		foreach ( $attributes as $attribute => $value ) {
			if ( $value === false || preg_match( '/^[a-z][a-z0-9_:-]*$/i', $attribute ) !== 1 ) {
				continue;
			}
			echo ' ' . esc_attr( $attribute );
			if ( $value !== true ) {
				echo '="' . esc_attr( (string) $value ) . '"';
			}
		}
	}

	public static function close(): void {
		echo '</div>';
	}

	/** Adds an island to the manifest. Also for an island that is not on the page, but in a fragment that is fetched later. */
	public static function announce( string $name ): void {
		self::$used[ $name ] = true;
	}

	/**
	 * Lets the core load a script on intent, for example WordPress's `wp-api-fetch`.
	 *
	 * @param bool $is_prefetched Whether the browser fetches it when the page is idle, so that a first press does
	 *                            not wait for it.
	 */
	public static function offer( string $handle, bool $is_prefetched = false ): void {
		self::$offered[ $handle ] = $is_prefetched;
	}

	/** Whether this page needs the core for an island or an offered script. */
	public static function is_used(): bool {
		return self::$used !== [] || self::$offered !== [];
	}

	/** @return array<string, mixed> The manifest of this page; empty without islands. */
	public static function manifest(): array {
		if ( ! self::is_used() ) {
			return [];
		}
		$manifest = new Manifest( wp_scripts(), wp_styles() );
		return $manifest->describe(
			array_intersect_key( self::$handles, self::$used ),
			self::$offered
		);
	}

	/** Clears all registrations; for tests. */
	public static function reset(): void {
		self::$handles = [];
		self::$used    = [];
		self::$offered = [];
	}
}
