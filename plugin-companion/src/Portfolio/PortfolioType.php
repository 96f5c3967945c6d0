<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Portfolio;

use Vitrina\Runtime\Hookable;

/**
 * The portfolio content type, independent of the theme.
 * Type and taxonomy have the names that portfolio plugins use, so that content of a previous plugin is
 * shown, and an active plugin's own type takes precedence.
 */
final class PortfolioType implements Hookable {
	public const TYPE     = 'portfolio';
	public const CATEGORY = 'portfolio_category';

	/** URL slugs; stored, so that they do not depend on a visitor's language. */
	public const SLUGS_OPTION = 'vitrina_companion_portfolio_slugs';

	public function register_hooks(): void {
		// After plugins that register the same type.
		add_action( 'init', $this->register( ... ), 11 );
	}

	private function register(): void {
		if ( post_type_exists( self::TYPE ) ) {
			return;
		}
		[ $archive, $category ] = $this->slugs();
		// The category first, because its URLs start like those of the items.
		$this->register_category( "{$archive}/{$category}" );
		$this->register_items( $archive );
	}

	/**
	 * Set once, in the shop's language; WordPress then regenerates its rewrite rules.
	 *
	 * @return array{string, string} Slugs of the archive, and of categories below it.
	 */
	private function slugs(): array {
		$stored = get_option( self::SLUGS_OPTION );
		if ( is_array( $stored ) && is_string( $stored[0] ?? null ) && is_string( $stored[1] ?? null ) ) {
			return [ $stored[0], $stored[1] ];
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
					// Used in breadcrumbs for the link to the archive.
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
