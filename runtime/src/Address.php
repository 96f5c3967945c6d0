<?php
/**
 * From a folder on the disk to its address.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * The runtime lies in a theme or in a plugin, and either may be a symbolic link.
 */
final class Address {

	/**
	 * The address of a folder, without a slash at its end.
	 *
	 * @param string $dir A folder inside the theme, its parent, or a plugin.
	 */
	public static function of( string $dir ): string {
		$themes = [
			get_stylesheet_directory() => get_stylesheet_directory_uri(),
			get_template_directory()   => get_template_directory_uri(),
		];
		foreach ( $themes as $folder => $uri ) {
			$address = self::inside( $dir, $folder, $uri );
			if ( $address !== null ) {
				return $address;
			}
		}
		// Knows WordPress's list of linked plugins.
		return untrailingslashit( plugins_url( '', $dir . '/load.php' ) );
	}

	/**
	 * The address of a folder that lies inside another, or null.
	 *
	 * @param string $dir    The folder asked about.
	 * @param string $folder The one whose address is known.
	 * @param string $uri    That address.
	 */
	public static function inside( string $dir, string $folder, string $uri ): ?string {
		$dir    = self::resolve( $dir );
		$folder = self::resolve( $folder );
		return str_starts_with( $dir . '/', $folder . '/' )
			? rtrim( $uri, '/' ) . substr( $dir, strlen( $folder ) )
			: null;
	}

	/**
	 * The folder without links, with slashes of one kind.
	 *
	 * @param string $dir A folder.
	 */
	private static function resolve( string $dir ): string {
		$real = realpath( $dir );
		return rtrim( str_replace( '\\', '/', $real === false ? $dir : $real ), '/' );
	}
}
