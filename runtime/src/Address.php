<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Converts a directory to its URL. The runtime is in a theme or in a plugin, and each may be a symbolic link. */
final class Address {

	/** @var array<int, array<string, string>> Site id → directory → URL. Cached, because resolving a directory reads the file system. */
	private static array $urls = [];

	/** The URL, without a trailing slash, of a directory inside the theme, its parent, or a plugin. */
	public static function url( string $dir ): string {
		return self::$urls[ get_current_blog_id() ][ $dir ] ??= self::find_url( $dir );
	}

	private static function find_url( string $dir ): string {
		$themes = [
			get_stylesheet_directory() => get_stylesheet_directory_uri(),
			get_template_directory()   => get_template_directory_uri(),
		];
		foreach ( $themes as $folder => $uri ) {
			$url = self::url_inside( $dir, $folder, $uri );
			if ( $url !== null ) {
				return $url;
			}
		}
		// plugins_url() resolves linked plugins.
		return untrailingslashit( plugins_url( '', $dir . '/load.php' ) );
	}

	/** The URL of a directory inside `$folder`, whose URL is `$uri`; null if it is not inside. */
	public static function url_inside( string $dir, string $folder, string $uri ): ?string {
		$dir    = self::resolve( $dir );
		$folder = self::resolve( $folder );
		return str_starts_with( $dir . '/', $folder . '/' )
			? rtrim( $uri, '/' ) . substr( $dir, strlen( $folder ) )
			: null;
	}

	/** The real path, with forward slashes. */
	private static function resolve( string $dir ): string {
		$real = realpath( $dir );
		return rtrim( str_replace( '\\', '/', $real === false ? $dir : $real ), '/' );
	}
}
