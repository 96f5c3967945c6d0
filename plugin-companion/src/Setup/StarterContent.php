<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Hookable;

/**
 * Starter content, which the Customizer shows on a fresh site: start page, pages about the shop, and menus. It
 * is published only if the owner publishes it there.
 */
final class StarterContent implements Hookable {
	/** Menu location of the footer in our theme. The first location of any theme gets the main menu. */
	private const FOOTER = 'footer';

	public function register_hooks(): void {
		add_filter( 'get_theme_starter_content', $this->add( ... ), 10, 2 );
	}

	/** A theme that has starter content of its own keeps it. A block theme gets none. */
	private function add( mixed $content, mixed $of_theme ): mixed {
		if ( ! is_array( $content ) || $of_theme !== [] || wp_is_block_theme() ) {
			return $content;
		}
		$posts = [
			'start' => [
				'post_type'    => 'page',
				'post_title'   => __( 'Home', 'vitrina-companion' ),
				'post_content' => PageTexts::start( get_bloginfo( 'name' ) ),
			],
		];
		foreach ( PageTexts::all() as $name => $page ) {
			$posts[ $name ] = [
				'post_type'    => 'page',
				'post_title'   => $page['title'],
				'post_content' => $page['content'],
			];
		}
		$links  = array_map( static fn ( string $name ): array => self::link( "{{{$name}}}" ), array_keys( PageTexts::all() ) );
		$places = array_keys( get_registered_nav_menus() );
		$shop   = get_option( 'woocommerce_shop_page_id' );
		$shop   = is_numeric( $shop ) && (int) $shop > 0 ? [ self::link( (int) $shop ) ] : [];
		$menus  = [];
		if ( isset( $places[0] ) ) {
			$menus[ $places[0] ] = [
				'name'  => __( 'Main menu', 'vitrina-companion' ),
				'items' => [ ...$shop, ...$links ],
			];
		}
		if ( in_array( self::FOOTER, $places, true ) ) {
			$menus[ self::FOOTER ] = [
				'name'  => __( 'Footer', 'vitrina-companion' ),
				'items' => $links,
			];
		}
		return [
			'posts'     => $posts,
			'options'   => [
				'show_on_front' => 'page',
				'page_on_front' => '{{start}}',
			],
			'nav_menus' => $menus,
		] + $content;
	}

	/** @return array<string, int|string> An item of a menu. */
	private static function link( int|string $page ): array {
		return [
			'type'      => 'post_type',
			'object'    => 'page',
			'object_id' => $page,
		];
	}
}
