<?php
/**
 * What a shop shows of its work: a content type that stays when the theme changes.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Portfolio;

use Vitrina\Runtime\Hookable;

/**
 * Type and taxonomy bear the names that portfolio plugins use, so that the
 * content of one that was here before is found, and one that is active keeps
 * its own.
 */
final class PortfolioType implements Hookable {
	public const TYPE     = 'portfolio';
	public const CATEGORY = 'portfolio_category';

	/**
	 * The parts of its addresses; kept, so that they stay when a visitor's language is another.
	 */
	public const SLUGS_OPTION = 'vitrina_companion_portfolio_slugs';

	public function register_hooks(): void {
		// Later than plugins that bring the same type.
		add_action( 'init', $this->register( ... ), 11 );
	}

	private function register(): void {
		if ( post_type_exists( self::TYPE ) ) {
			return;
		}
		[ $archive, $category ] = $this->slugs();
		// The category first: its addresses begin like those of the items.
		$this->register_category( "{$archive}/{$category}" );
		$this->register_items( $archive );
	}

	/**
	 * Chosen once, in the shop's own language; WordPress then works its addresses out anew.
	 *
	 * @return array{string, string} Of the archive, and of a category below it.
	 */
	private function slugs(): array {
		$kept = get_option( self::SLUGS_OPTION );
		if ( is_array( $kept ) && is_string( $kept[0] ?? null ) && is_string( $kept[1] ?? null ) ) {
			return [ $kept[0], $kept[1] ];
		}
		$slugs = [
			sanitize_title( _x( 'portfolio', 'in addresses', 'vitrina-companion' ), 'portfolio' ),
			sanitize_title( _x( 'category', 'in addresses', 'vitrina-companion' ), 'category' ),
		];
		update_option( self::SLUGS_OPTION, $slugs );
		delete_option( 'rewrite_rules' );
		return $slugs;
	}

	private function register_items( string $slug ): void {
		register_post_type(
			self::TYPE,
			[
				'labels'       => [
					'name'               => __( 'Portfolio', 'vitrina-companion' ),
					// The way back to the archive in breadcrumbs bears this name.
					'singular_name'      => __( 'Portfolio', 'vitrina-companion' ),
					'add_new_item'       => __( 'Add portfolio item', 'vitrina-companion' ),
					'edit_item'          => __( 'Edit portfolio item', 'vitrina-companion' ),
					'new_item'           => __( 'New portfolio item', 'vitrina-companion' ),
					'view_item'          => __( 'View portfolio item', 'vitrina-companion' ),
					'search_items'       => __( 'Search the portfolio', 'vitrina-companion' ),
					'not_found'          => __( 'No portfolio items yet', 'vitrina-companion' ),
					'not_found_in_trash' => __( 'No portfolio items in the bin', 'vitrina-companion' ),
				],
				'public'       => true,
				'has_archive'  => $slug,
				'rewrite'      => [
					'slug'       => $slug,
					'with_front' => false,
				],
				'menu_icon'    => 'dashicons-format-gallery',
				'show_in_rest' => true,
				'supports'     => [ 'title', 'editor', 'excerpt', 'thumbnail', 'revisions' ],
				'taxonomies'   => [ self::CATEGORY ],
			]
		);
	}

	private function register_category( string $slug ): void {
		register_taxonomy(
			self::CATEGORY,
			self::TYPE,
			[
				'labels'            => [
					'name'          => __( 'Portfolio categories', 'vitrina-companion' ),
					'singular_name' => __( 'Portfolio category', 'vitrina-companion' ),
					'add_new_item'  => __( 'Add portfolio category', 'vitrina-companion' ),
					'edit_item'     => __( 'Edit portfolio category', 'vitrina-companion' ),
				],
				'public'            => true,
				'hierarchical'      => true,
				'show_admin_column' => true,
				'show_in_rest'      => true,
				'rewrite'           => [
					'slug'         => $slug,
					'with_front'   => false,
					'hierarchical' => false,
				],
			]
		);
	}
}
