<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;
use WP_Post;

/**
 * Links the accessibility statement in the footer once it is published (Directive (EU) 2019/882, annex V), unless a
 * menu of the page links it already.
 */
final class StatementLink implements Hookable {
	/** Page ID; 0 if there is none. Autoloaded, so that the footer needs no query for it. */
	public const OPTION = 'vitrina_companion_statement_page';

	private bool $is_in_menu = false;

	public function register_hooks(): void {
		add_action( 'save_post_page', static fn ( int $id, WP_Post $page ) => self::note( $page ), 10, 2 );
		add_action( 'deleted_post', static fn ( int $id ) => $id === self::id() && update_option( self::OPTION, 0, true ) );
		add_filter( 'wp_nav_menu_objects', $this->look_for_page( ... ) );
		add_action( 'vitrina_footer_line', $this->print_in_footer( ... ), 20 );
	}

	/** Stores the ID of the published statement, so that pages of the shop need no query to find it. */
	private static function note( WP_Post $page ): void {
		$is_statement = DraftPages::existing( 'accessibility' ) === $page->ID && $page->post_status === 'publish';
		if ( $is_statement && self::id() !== $page->ID ) {
			update_option( self::OPTION, $page->ID, true );
		} elseif ( ! $is_statement && self::id() === $page->ID ) {
			update_option( self::OPTION, 0, true );
		}
	}

	private function look_for_page( mixed $items ): mixed {
		foreach ( is_array( $items ) && self::id() > 0 ? $items : [] as $item ) {
			$entry = is_object( $item ) ? get_object_vars( $item ) : [];
			// WordPress stores the ID as a text.
			if ( ( $entry['object'] ?? '' ) === 'page' && in_array( $entry['object_id'] ?? 0, [ self::id(), (string) self::id() ], true ) ) {
				$this->is_in_menu = true;
			}
		}
		return $items;
	}

	private function print_in_footer(): void {
		$link = $this->link();
		echo $link === '' ? '' : " {$link}"; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by link().
	}

	/** @return string HTML, with the title that the owner gave the page; empty if there is nothing to link. */
	private function link(): string {
		$id = self::id();
		if ( $id === 0 || $this->is_in_menu ) {
			return '';
		}
		return sprintf( '<a href="%s">%s</a>', esc_url( (string) get_permalink( $id ) ), esc_html( get_the_title( $id ) ) );
	}

	private static function id(): int {
		$id = get_option( self::OPTION );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
