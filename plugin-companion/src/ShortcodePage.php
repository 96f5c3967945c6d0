<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use WP_Post;

/** A page that the plugin creates once for one of its shortcodes. */
final readonly class ShortcodePage {
	/** Meta of a page that is hidden while the plugin is switched off. */
	private const HIDDEN = '_vitrina_hidden';

	public function __construct(
		private string $option,
		private string $shortcode,
	) {}

	/** @return string Empty if the page does not exist or is not published. */
	public function url(): string {
		$id = $this->id();
		return $id > 0 && get_post_status( $id ) === 'publish' ? (string) get_permalink( $id ) : '';
	}

	public function is_shown(): bool {
		$id = $this->id();
		return $id > 0 && is_page( $id );
	}

	/**
	 * Creates the page once, so that it does not come back after the owner deletes it. If a page with the shortcode
	 * exists already, that page is used. If the page could not be created, the next request tries again.
	 */
	public function ensure( string $title ): void {
		if ( get_option( $this->option ) !== false ) {
			return;
		}
		$pages = get_posts(
			[
				'post_type'   => 'page',
				'post_status' => 'any',
				's'           => '[' . $this->shortcode,
				'numberposts' => -1,
			]
		);
		// The search also finds longer shortcodes that begin in the same way.
		$found = array_values( array_filter( $pages, fn ( WP_Post $page ): bool => has_shortcode( $page->post_content, $this->shortcode ) ) );
		$id    = $found[0]->ID ?? wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => $this->content(),
				'comment_status' => 'closed',
			]
		);
		if ( $id > 0 ) {
			update_option( $this->option, $id, true );
		}
	}

	/** Hides the page as a draft until show(), if it contains only the shortcode. */
	public function hide(): void {
		$page = $this->untouched();
		if ( $page !== null && $page->post_status === 'publish' ) {
			update_post_meta( $page->ID, self::HIDDEN, '1' );
			wp_update_post( [
				'ID'          => $page->ID,
				'post_status' => 'draft',
			] );
		}
	}

	/** Publishes a page that hide() made a draft. A page that the owner has published or deleted meanwhile stays so. */
	public function show(): void {
		$id = $this->id();
		if ( $id > 0 && delete_post_meta( $id, self::HIDDEN ) && get_post_status( $id ) === 'draft' ) {
			wp_update_post( [
				'ID'          => $id,
				'post_status' => 'publish',
			] );
		}
	}

	/**
	 * Runs on uninstall. A page that contains only the shortcode is moved to the bin, because visitors
	 * would see the raw shortcode. Other pages belong to the owner.
	 */
	public function remove(): void {
		$page = $this->untouched();
		if ( $page !== null ) {
			wp_trash_post( $page->ID );
		}
		delete_option( $this->option );
	}

	/** The page, if it contains only the shortcode. */
	private function untouched(): ?WP_Post {
		$page = $this->id() > 0 ? get_post( $this->id() ) : null;
		return $page !== null && $page->post_type === 'page' && $this->content() === trim( $page->post_content ) ? $page : null;
	}

	private function content(): string {
		return '<!-- wp:shortcode -->[' . $this->shortcode . ']<!-- /wp:shortcode -->';
	}

	private function id(): int {
		$id = get_option( $this->option );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
