<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

/** A page that the plugin creates once for one of its shortcodes. */
final readonly class ShortcodePage {
	public function __construct(
		private string $option,
		private string $shortcode,
	) {}

	/** @return string Empty if the owner removed the page. */
	public function url(): string {
		$id = $this->id();
		return $id > 0 && get_post_status( $id ) === 'publish' ? (string) get_permalink( $id ) : '';
	}

	public function is_shown(): bool {
		$id = $this->id();
		return $id > 0 && is_page( $id );
	}

	/**
	 * Creates the page once: it does not come back after the owner deletes it. An existing page with the shortcode is used instead.
	 */
	public function ensure( string $title ): void {
		if ( get_option( $this->option ) !== false ) {
			return;
		}
		$found = get_posts(
			[
				'post_type'   => 'page',
				'post_status' => 'any',
				's'           => '[' . $this->shortcode,
				'numberposts' => 1,
				'fields'      => 'ids',
			]
		);
		$id    = $found[0] ?? wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => $this->content(),
				'comment_status' => 'closed',
			]
		);
		update_option( $this->option, $id, true );
	}

	/**
	 * Runs on uninstall. A page that contains only the shortcode is moved to the bin, because visitors
	 * would see the raw shortcode. Other pages belong to the owner.
	 */
	public function remove(): void {
		$page = get_post( $this->id() );
		if ( $this->id() > 0 && $page !== null && $page->post_type === 'page' && $this->content() === trim( $page->post_content ) ) {
			wp_trash_post( $page->ID );
		}
		delete_option( $this->option );
	}

	private function content(): string {
		return '<!-- wp:shortcode -->[' . $this->shortcode . ']<!-- /wp:shortcode -->';
	}

	private function id(): int {
		$id = get_option( $this->option );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
