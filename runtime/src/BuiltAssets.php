<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** The scripts and styles in the folder `build` of a theme, a plugin or the runtime. */
final readonly class BuiltAssets {

	private const DEFERRED = [
		'strategy'  => 'defer',
		'in_footer' => true,
	];

	/**
	 * @param string $dir         Folder of the theme or plugin.
	 * @param string $version     Version of the theme or plugin, for the URLs of styles of a build without hashes.
	 * @param string $text_domain Text domain of translated scripts; empty if they have no translations.
	 */
	public function __construct(
		private string $dir,
		private string $version = '',
		private string $text_domain = '',
	) {}

	/** Whether the script was built. */
	public function has( string $name ): bool {
		return $this->manifest( $name ) !== null;
	}

	/**
	 * Registers a script, if it was built.
	 *
	 * @param string                                              $name   File name, without extension.
	 * @param list<non-empty-string>                              $more   Handles that the script depends on and does not import.
	 * @param array{strategy?: 'async'|'defer', in_footer?: bool} $args   Arguments of `wp_register_script`.
	 * @param string                                              $handle `vitrina-NAME` if empty.
	 */
	public function register( string $name, array $more = [], array $args = self::DEFERRED, string $handle = '' ): void {
		$manifest = $this->manifest( $name );
		if ( $manifest === null ) {
			return;
		}
		$handle = self::handle( $name, $handle );
		wp_register_script( $handle, $this->url( "{$name}.js" ), array_values( array_unique( [ ...$manifest['dependencies'], ...$more ] ) ), $manifest['version'], $args );
		if ( $this->text_domain !== '' ) {
			wp_set_script_translations( $handle, $this->text_domain, "{$this->dir}/languages" );
		}
	}

	/**
	 * @param list<non-empty-string>                              $more As of register().
	 * @param array{strategy?: 'async'|'defer', in_footer?: bool} $args As of register().
	 */
	public function enqueue( string $name, array $more = [], array $args = self::DEFERRED ): void {
		$this->register( $name, $more, $args );
		wp_enqueue_script( self::handle( $name ) );
	}

	/**
	 * @param string                 $name         File name, without extension.
	 * @param string                 $handle       `vitrina-NAME` if empty.
	 * @param list<non-empty-string> $dependencies Handles of styles.
	 * @param bool                   $is_inline    WordPress may print the style in the page, which saves a request
	 *                                             before the first paint.
	 */
	public function register_style( string $name, string $handle = '', array $dependencies = [], bool $is_inline = false ): void {
		$handle = self::handle( $name, $handle );
		wp_register_style( $handle, $this->url( "{$name}.css" ), $dependencies, $this->style_version( $name ) );
		if ( $is_inline ) {
			wp_style_add_data( $handle, 'path', $this->path( "{$name}.css" ) );
		}
	}

	public function enqueue_style( string $name, bool $is_inline = false ): void {
		$this->register_style( $name, is_inline: $is_inline );
		wp_enqueue_style( self::handle( $name ) );
	}

	/**
	 * URL with version of a file that a script loads.
	 *
	 * @param string     $name File name, without extension.
	 * @param 'js'|'css' $kind
	 */
	public function address( string $name, string $kind = 'js' ): string {
		$version = $kind === 'css' ? $this->style_version( $name ) : $this->manifest( $name )['version'] ?? '';
		return add_query_arg( 'ver', $version, $this->url( "{$name}.{$kind}" ) );
	}

	/** Source of a script that is small enough to be printed inline. */
	public function source( string $name ): string {
		$file = $this->path( "{$name}.js" );
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/** Hash of the style's content, written by the build: all servers with the same files print the same URL. */
	public function style_version( string $name ): string {
		return $this->style_versions()[ $name ] ?? $this->version;
	}

	/** @return non-empty-string */
	public function url( string $file ): string {
		return Address::url( $this->dir ) . "/build/{$file}";
	}

	/** @return non-empty-string */
	private static function handle( string $name, string $handle = '' ): string {
		return $handle === '' ? "vitrina-{$name}" : $handle;
	}

	private function path( string $file ): string {
		return "{$this->dir}/build/{$file}";
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null Null before the first build. */
	private function manifest( string $name ): ?array {
		$file = $this->path( "{$name}.asset.php" );
		if ( ! is_readable( $file ) ) {
			return null;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $manifest */
		$manifest = require $file;
		return $manifest;
	}

	/** @return array<string, string> Style → hash of its content; see bin/style-versions.cjs. */
	private function style_versions(): array {
		/** @var array<string, array<string, string>> $read By file. */
		static $read = [];

		$file = $this->path( 'styles.php' );
		if ( ! isset( $read[ $file ] ) ) {
			/** @var array<string, string> $versions */
			$versions      = is_readable( $file ) ? require $file : [];
			$read[ $file ] = $versions;
		}
		return $read[ $file ];
	}
}
