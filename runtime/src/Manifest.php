<?php
/**
 * What the core has to load for the islands of a page.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WP_Dependencies;
use WP_Scripts;
use WP_Styles;

/**
 * Reads WordPress's own registrations, so that a widget's script arrives with
 * the same neighbours as if it had been enqueued.
 */
final class Manifest {

	/**
	 * Scripts whose inline part holds a nonce. The page may be cached, so the
	 * core sets them up itself with a nonce of the state call.
	 */
	private const PERSONAL = [ 'wp-api-fetch' ];

	/**
	 * Takes WordPress's registrations.
	 *
	 * @param WP_Scripts $scripts Registered scripts.
	 * @param WP_Styles  $styles  Registered styles.
	 */
	public function __construct(
		private readonly WP_Scripts $scripts,
		private readonly WP_Styles $styles
	) {}

	/**
	 * The manifest: handles per island in loading order, and each handle once.
	 *
	 * @param array<string, string> $islands Script handle by island name.
	 * @param list<string>          $offered Handles to be loaded on intent.
	 * @return array<string, mixed>
	 */
	public function describe( array $islands, array $offered ): array {
		$script_graph = self::graph( $this->scripts );
		$style_graph  = self::graph( $this->styles );
		$described    = [];
		$libraries    = [];
		$scripts      = [];
		$styles       = [];
		foreach ( $islands as $name => $handle ) {
			$needs = [
				'scripts' => $this->missing( LoadingOrder::of( $handle, $script_graph ) ),
				'styles'  => LoadingOrder::of( $handle, $style_graph ),
			];

			$described[ $name ] = $needs;

			$scripts += array_flip( $needs['scripts'] );
			$styles  += array_flip( $needs['styles'] );
		}
		foreach ( $offered as $handle ) {
			$libraries[ $handle ] = $this->missing( LoadingOrder::of( $handle, $script_graph ) );

			$scripts += array_flip( $libraries[ $handle ] );
		}
		return [
			'islands'   => (object) $described,
			'libraries' => (object) $libraries,
			'scripts'   => (object) array_map( $this->script( ... ), self::keyed( $scripts ) ),
			'styles'    => (object) array_map( $this->style( ... ), self::keyed( $styles ) ),
		];
	}

	/**
	 * One script: its address, and the inline parts in the order WordPress prints them.
	 *
	 * @param string $handle A registered handle.
	 * @return array<string, string>
	 */
	private function script( string $handle ): array {
		$parts = [ 'src' => $this->address( $this->scripts, $handle ) ];
		if ( in_array( $handle, self::PERSONAL, true ) ) {
			return $parts;
		}
		$data         = $this->scripts->get_data( $handle, 'data' );
		$translations = $this->scripts->print_translations( $handle, false );

		$parts['extra']        = is_string( $data ) ? $data : '';
		$parts['translations'] = is_string( $translations ) ? $translations : '';
		$parts['before']       = $this->scripts->get_inline_script_data( $handle, 'before' );
		$parts['after']        = $this->scripts->get_inline_script_data( $handle, 'after' );
		return array_filter( $parts, static fn( string $part ): bool => $part !== '' );
	}

	/**
	 * One style: its address, and what stands inline after it.
	 *
	 * @param string $handle A registered handle.
	 * @return array<string, string>
	 */
	private function style( string $handle ): array {
		$inline = $this->styles->print_inline_style( $handle, false );
		$parts  = [
			'src'   => $this->address( $this->styles, $handle ),
			'after' => is_string( $inline ) ? $inline : '',
		];
		return array_filter( $parts, static fn( string $part ): bool => $part !== '' );
	}

	/**
	 * The address of a handle as WordPress would print it.
	 *
	 * @param WP_Dependencies $registry Scripts or styles.
	 * @param string          $handle   A registered handle.
	 */
	private function address( WP_Dependencies $registry, string $handle ): string {
		$item = $registry->registered[ $handle ];
		if ( ! is_string( $item->src ) || $item->src === '' ) {
			return '';
		}
		$src     = $item->src;
		$base    = $this->scripts->base_url;
		$content = $this->scripts->content_url ?? '';
		if ( preg_match( '|^(https?:)?//|', $src ) !== 1 && ( $content === '' || ! str_starts_with( $src, $content ) ) ) {
			$src = $base . $src;
		}
		$version = is_string( $item->ver ) && $item->ver !== '' ? $item->ver : $this->scripts->default_version;
		if ( $item->ver !== null && is_string( $version ) && $version !== '' ) {
			$src = add_query_arg( 'ver', rawurlencode( $version ), $src );
		}
		// WordPress's own filters: who moves a file to another host means us as well.
		$filtered = $registry === $this->scripts
			? apply_filters( 'script_loader_src', $src, $handle )
			: apply_filters( 'style_loader_src', $src, $handle );
		return is_string( $filtered ) ? esc_url_raw( $filtered ) : '';
	}

	/**
	 * Dependencies by handle.
	 *
	 * @param WP_Dependencies $registry Scripts or styles.
	 * @return array<string, list<string>>
	 */
	private static function graph( WP_Dependencies $registry ): array {
		$graph = [];
		foreach ( $registry->registered as $handle => $item ) {
			$graph[ (string) $handle ] = array_values( array_filter( $item->deps, 'is_string' ) );
		}
		return $graph;
	}

	/**
	 * Those that the page does not bring itself. The script could look for the ids
	 * of their tags, but plugins that combine scripts take the tags away.
	 *
	 * @param list<string> $handles Handles in loading order.
	 * @return list<string>
	 */
	private function missing( array $handles ): array {
		return array_values( array_filter( $handles, fn( string $handle ): bool => $handle !== Scripts::CORE && ! $this->scripts->query( $handle, 'enqueued' ) && ! $this->scripts->query( $handle, 'done' ) ) );
	}

	/**
	 * Handles by themselves, to be mapped without losing their names.
	 *
	 * @param array<string, int> $handles Handles as keys.
	 * @return array<string, string>
	 */
	private static function keyed( array $handles ): array {
		$keys = array_map( 'strval', array_keys( $handles ) );
		return array_combine( $keys, $keys );
	}
}
