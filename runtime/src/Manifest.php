<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WP_Dependencies;
use WP_Scripts;
use WP_Styles;

/**
 * The files that the core loads for the islands of a page.
 * Reads WordPress's registrations, so that a widget's script is loaded with the same
 * dependencies and inline data as an enqueued one.
 */
final class Manifest {

	/** Scripts whose inline data has a nonce. It is left out: the page may be cached, so the core sets a nonce of the state call. */
	private const WITH_NONCE = [ 'wp-api-fetch' ];

	public function __construct(
		private readonly WP_Scripts $scripts,
		private readonly WP_Styles $styles
	) {}

	/**
	 * The manifest: handles per island in loading order, and the files of each handle once.
	 *
	 * @param array<string, string> $islands Script handle by island name.
	 * @param array<string, bool>   $offered Handles that may be loaded on intent; whether they are prefetched.
	 * @return array<string, mixed>
	 */
	public function describe( array $islands, array $offered ): array {
		$script_graph = self::graph( $this->scripts, [ ...array_values( $islands ), ...array_keys( $offered ) ] );
		$style_graph  = self::graph( $this->styles, array_values( $islands ) );
		$described    = [];
		$libraries    = [];
		$scripts      = [];
		$styles       = [];
		foreach ( $islands as $name => $handle ) {
			$files = [
				'scripts' => self::missing( $this->scripts, LoadingOrder::sort( $handle, $script_graph ) ),
				'styles'  => self::missing( $this->styles, LoadingOrder::sort( $handle, $style_graph ) ),
			];

			$described[ $name ] = $files;

			$scripts += array_flip( $files['scripts'] );
			$styles  += array_flip( $files['styles'] );
		}
		foreach ( array_keys( $offered ) as $handle ) {
			$libraries[ $handle ] = self::missing( $this->scripts, LoadingOrder::sort( $handle, $script_graph ) );

			$scripts += array_flip( $libraries[ $handle ] );
		}
		return [
			'islands'   => (object) $described,
			'libraries' => (object) $libraries,
			'prefetch'  => array_values( array_unique( array_merge( ...array_values( array_intersect_key( $libraries, array_filter( $offered ) ) ) ) ) ),
			'scripts'   => (object) array_map( $this->script( ... ), self::keyed( $scripts ) ),
			'styles'    => (object) array_map( $this->style( ... ), self::keyed( $styles ) ),
		];
	}

	/** @return array<string, string> One script: its URL, and its inline data in the order in which WordPress prints them. */
	private function script( string $handle ): array {
		$parts = [ 'src' => $this->url( $this->scripts, $handle ) ];
		if ( in_array( $handle, self::WITH_NONCE, true ) ) {
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

	/** @return array<string, string> One style: its URL, and its inline CSS. */
	private function style( string $handle ): array {
		$inline = $this->styles->print_inline_style( $handle, false );
		$parts  = [
			'src'   => $this->url( $this->styles, $handle ),
			'after' => is_string( $inline ) ? $inline : '',
		];
		return array_filter( $parts, static fn( string $part ): bool => $part !== '' );
	}

	/** The URL of a handle as WordPress prints it. */
	private function url( WP_Dependencies $registry, string $handle ): string {
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
		// WordPress's filters, for plugins that move files to another host.
		$filtered = $registry === $this->scripts
			? apply_filters( 'script_loader_src', $src, $handle )
			: apply_filters( 'style_loader_src', $src, $handle );
		return is_string( $filtered ) ? esc_url_raw( $filtered ) : '';
	}

	/**
	 * The dependencies of these handles, direct and indirect. Others are left out, because WordPress and
	 * WooCommerce register hundreds of them.
	 *
	 * @param list<string> $handles Registered or not.
	 * @return array<string, list<string>> By handle.
	 */
	private static function graph( WP_Dependencies $registry, array $handles ): array {
		$graph = [];
		while ( $handles !== [] ) {
			$handle = array_pop( $handles );
			$item   = $registry->registered[ $handle ] ?? null;
			if ( $item === null || isset( $graph[ $handle ] ) ) {
				continue;
			}
			$graph[ $handle ] = array_values( array_filter( $item->deps, 'is_string' ) );
			array_push( $handles, ...$graph[ $handle ] );
		}
		return $graph;
	}

	/**
	 * Handles that the page does not print itself. They are found here, because the core could only look for
	 * the ids of elements, and plugins that combine scripts or styles remove these.
	 *
	 * @param WP_Dependencies $registry The scripts or the styles.
	 * @param list<string>    $handles  Handles in loading order.
	 * @return list<string>
	 */
	private static function missing( WP_Dependencies $registry, array $handles ): array {
		return array_values( array_filter( $handles, static fn( string $handle ): bool => $handle !== Scripts::CORE && ! $registry->query( $handle, 'enqueued' ) && ! $registry->query( $handle, 'done' ) ) );
	}

	/**
	 * An array with handles as keys and values, so that array_map() keeps the keys.
	 *
	 * @param array<string, int> $handles Handles as keys.
	 * @return array<string, string>
	 */
	private static function keyed( array $handles ): array {
		$keys = array_map( 'strval', array_keys( $handles ) );
		return array_combine( $keys, $keys );
	}
}
