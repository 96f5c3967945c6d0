<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

/** Pages created from the templates. They belong to the owner: they are never changed, and stay on uninstall. */
final class DraftPages {
	/** Page ID by name of the template. */
	public const OPTION = 'vitrina_companion_seller_pages';

	/** @return int ID of the new draft; 0 if there is a page of this template already, or it could not be created. */
	public static function create( string $name, string $locale ): int {
		if ( self::existing( $name ) > 0 ) {
			return 0;
		}
		$template = Templates::build( $name, $locale );
		$id       = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'draft',
				'post_title'     => wp_slash( $template['title'] ),
				'post_content'   => wp_slash( $template['content'] ),
				'comment_status' => 'closed',
			]
		);
		if ( $id > 0 ) {
			update_option( self::OPTION, [ $name => $id ] + self::stored(), false );
		}
		return $id;
	}

	/** @return int ID of the page that was created from a template; 0 if there is none, or it is in the bin. */
	public static function existing( string $name ): int {
		$id = self::stored()[ $name ] ?? 0;
		return in_array( get_post_status( $id ), [ 'publish', 'draft', 'pending', 'private', 'future' ], true ) && $id > 0 ? $id : 0;
	}

	/** @return int ID of a published page with the block or the shortcode of the seller; 0 if there is none. */
	public static function with_seller(): int {
		foreach ( [ 'wp:' . SellerOnPages::BLOCK, '[' . SellerOnPages::SHORTCODE . ']' ] as $text ) {
			$found = get_posts(
				[
					'post_type'   => 'page',
					'post_status' => 'publish',
					's'           => $text,
					'numberposts' => 1,
					'fields'      => 'ids',
				]
			);
			if ( isset( $found[0] ) ) {
				return $found[0];
			}
		}
		return 0;
	}

	/** @return array<string, int> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		$pages  = [];
		foreach ( is_array( $stored ) ? $stored : [] as $name => $id ) {
			if ( is_string( $name ) && is_numeric( $id ) ) {
				$pages[ $name ] = (int) $id;
			}
		}
		return $pages;
	}
}
