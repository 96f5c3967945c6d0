<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Throwable;
use Vitrina\Companion\Setup\PageTexts;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;
use WC_Install;

/** Creates the pages that a shop needs: WooCommerce's own, and pages about the shop. */
final class PagesStep implements Step {
	/** Page ID by name. A page that the owner deleted is created again only if the owner runs this step again. */
	public const OPTION = 'vitrina_companion_pages';

	public function id(): string {
		return 'pages';
	}

	public function title(): string {
		return __( 'Pages', 'vitrina-companion' );
	}

	public function capability(): string {
		return 'publish_pages';
	}

	public function status(): Status {
		$missing = [ ...self::missing_of_woocommerce(), ...self::missing_texts() ];
		$links   = [ __( 'All pages', 'vitrina-companion' ) => admin_url( 'edit.php?post_type=page' ) ];
		if ( $missing !== [] ) {
			/* translators: %s: titles of pages. */
			return new Status( false, sprintf( __( 'Missing: %s.', 'vitrina-companion' ), implode( ', ', $missing ) ), $links );
		}
		$drafts = array_filter( array_map( self::page( ... ), array_keys( PageTexts::all() ) ), static fn ( int $id ): bool => get_post_status( $id ) === 'draft' );
		foreach ( $drafts as $id ) {
			/* translators: %s: title of a page. */
			$links[ sprintf( __( 'Write "%s"', 'vitrina-companion' ), get_the_title( $id ) ) ] = (string) get_edit_post_link( $id, 'raw' );
		}
		return new Status( true, $drafts === [] ? __( 'All pages exist.', 'vitrina-companion' ) : __( 'All pages exist. Shoppers do not see drafts until you publish them.', 'vitrina-companion' ), $links );
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Create the missing pages', 'vitrina-companion' );
	}

	public function run( array $values ): array {
		$pages   = self::stored();
		$created = self::missing_of_woocommerce() === [] ? [] : self::create_of_woocommerce();
		try {
			foreach ( PageTexts::all() as $name => $text ) {
				$pages[ $name ] = self::page( $name );
				if ( $pages[ $name ] === 0 ) {
					$pages[ $name ] = self::create( $text );
					$created[]      = $pages[ $name ];
				}
			}
		} catch ( Throwable $failure ) {
			$this->undo( compact( 'created' ) );
			throw $failure;
		}
		update_option( self::OPTION, $pages, false );
		return [ 'created' => $created ];
	}

	public function undo( array $changes ): void {
		foreach ( is_array( $changes['created'] ?? null ) ? $changes['created'] : [] as $id ) {
			if ( is_int( $id ) ) {
				wp_trash_post( $id );
			}
		}
	}

	/**
	 * ID of the page that this step created, or of a page of the owner at the address that the title would get.
	 *
	 * @param string $name Name in PageTexts.
	 * @return int 0 if there is neither.
	 */
	public static function page( string $name ): int {
		$id = self::stored()[ $name ] ?? 0;
		if ( self::exists( $id ) ) {
			return $id;
		}
		$own = get_page_by_path( sanitize_title( PageTexts::all()[ $name ]['title'] ?? '' ) );
		return $own !== null && self::exists( $own->ID ) ? $own->ID : 0;
	}

	/** @return list<int> */
	private static function create_of_woocommerce(): array {
		$missing = array_keys( self::missing_of_woocommerce() );
		WC_Install::create_pages();
		return array_map( wc_get_page_id( ... ), $missing );
	}

	/** @param array{title: string, content: string, status: string} $page */
	private static function create( array $page ): int {
		$id = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => $page['status'],
				'post_title'     => wp_slash( $page['title'] ),
				'post_content'   => wp_slash( $page['content'] ),
				'comment_status' => 'closed',
			],
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new SetupException( $id->get_error_message() );
		}
		return $id;
	}

	/** @return array<string, string> Name of a page → its title. */
	private static function missing_of_woocommerce(): array {
		$titles = [
			'shop'      => __( 'Shop', 'vitrina-companion' ),
			'cart'      => __( 'Cart', 'vitrina-companion' ),
			'checkout'  => __( 'Checkout', 'vitrina-companion' ),
			'myaccount' => __( 'My account', 'vitrina-companion' ),
		];
		return array_filter( $titles, static fn ( string $name ): bool => ! self::exists( wc_get_page_id( $name ) ), ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, string> Name of a page → its title. */
	private static function missing_texts(): array {
		$titles = array_map( static fn ( array $text ): string => $text['title'], PageTexts::all() );
		return array_filter( $titles, static fn ( string $name ): bool => self::page( $name ) === 0, ARRAY_FILTER_USE_KEY );
	}

	private static function exists( int $id ): bool {
		return $id > 0 && in_array( get_post_status( $id ), [ 'publish', 'draft', 'pending', 'private', 'future' ], true );
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
