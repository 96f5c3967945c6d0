<?php
/**
 * Boxes of HTML that work, and that a script improves.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * What templates call. Keeps note of the islands of this page for the footer.
 */
final class Islands {

	private const LOADS = [ 'now', 'idle', 'visible', 'interaction', 'touch', 'click' ];

	private const PROPS_LIMIT = 2048;

	/**
	 * Script handle by island name.
	 *
	 * @var array<string, string>
	 */
	private static array $handles = [];

	/**
	 * Islands of this page, now or in a fragment to come.
	 *
	 * @var array<string, true>
	 */
	private static array $used = [];

	/**
	 * Script handles that the core may load on intent.
	 *
	 * @var array<string, true>
	 */
	private static array $offered = [];

	/**
	 * Makes an island known.
	 *
	 * @param string $name   Its name, the folder in src/widgets.
	 * @param string $handle Its registered script; a style of the same handle belongs to it.
	 */
	public static function register( string $name, string $handle ): void {
		self::$handles[ $name ] = $handle;
	}

	/**
	 * Opens an island. What is printed until close() is its fallback.
	 *
	 * @param string                           $name       A registered name.
	 * @param array<string, mixed>             $props      What the widget's parseProps accepts, under 2 KB.
	 * @param string                           $load       When: now, idle, visible, interaction, touch or click.
	 * @param array<string, string|int|bool>   $attributes More attributes; true prints a bare one, false none.
	 */
	public static function open( string $name, array $props = [], string $load = 'visible', array $attributes = [] ): void {
		echo '<div';
		self::print_attributes( $name, $props, $load, $attributes );
		echo '>';
	}

	/**
	 * Makes an element that a template prints itself (a form, a dialog) an island.
	 *
	 * @param string                           $name       A registered name.
	 * @param array<string, mixed>             $props      As of open().
	 * @param string                           $load       As of open().
	 * @param array<string, string|int|bool>   $attributes As of open(). `data-island-openers` is a CSS selector of
	 *                                                     elements elsewhere on the page that count as parts of it.
	 */
	public static function print_attributes( string $name, array $props = [], string $load = 'visible', array $attributes = [] ): void {
		self::announce( $name );
		$json = Json::encode( (object) $props );
		if ( strlen( $json ) > self::PROPS_LIMIT ) {
			_doing_it_wrong( __METHOD__, esc_html( "The props of the island $name are larger than 2 KB." ), '0.1.0' );
		}
		$load = in_array( $load, self::LOADS, true ) ? $load : 'visible';
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

	/**
	 * Closes the island opened last.
	 */
	public static function close(): void {
		echo '</div>';
	}

	/**
	 * Lists an island that arrives later, in a fragment.
	 *
	 * @param string $name A registered name.
	 */
	public static function announce( string $name ): void {
		self::$used[ $name ] = true;
	}

	/**
	 * Lets the core load a script of WordPress (`wp-api-fetch`) on intent.
	 *
	 * @param string $handle A registered script.
	 */
	public static function offer( string $handle ): void {
		self::$offered[ $handle ] = true;
	}

	/**
	 * Whether this page needs the core for an island or an offered script.
	 */
	public static function is_used(): bool {
		return self::$used !== [] || self::$offered !== [];
	}

	/**
	 * The manifest of this page; empty without islands.
	 *
	 * @return array<string, mixed>
	 */
	public static function manifest(): array {
		if ( ! self::is_used() ) {
			return [];
		}
		$manifest = new Manifest( wp_scripts(), wp_styles() );
		return $manifest->describe(
			array_intersect_key( self::$handles, self::$used ),
			array_keys( self::$offered )
		);
	}

	/**
	 * Forgets everything; for tests.
	 */
	public static function reset(): void {
		self::$handles = [];
		self::$used    = [];
		self::$offered = [];
	}
}
