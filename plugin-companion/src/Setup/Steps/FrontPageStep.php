<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Companion\Setup\PageTexts;
use Vitrina\Runtime\Setup\Field;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** Gives the shop a front page instead of the list of posts. */
final class FrontPageStep implements Step {
	private const SENTENCE = 'sentence';

	/** Feature of a theme that prints the sections of a front page made of blocks. */
	private const THEME_FEATURE = 'vitrina-front-page';

	public function id(): string {
		return 'front-page';
	}

	public function title(): string {
		return __( 'Front page', 'vitrina-companion' );
	}

	public function capability(): string {
		return 'manage_options';
	}

	public function status(): Status {
		$id = self::current();
		if ( $id === 0 ) {
			return new Status( false, __( 'The front page shows the latest posts.', 'vitrina-companion' ), [ __( 'Reading settings', 'vitrina-companion' ) => admin_url( 'options-reading.php' ) ] );
		}
		return new Status(
			true,
			/* translators: %s: title of a page. */
			sprintf( __( 'The front page is "%s".', 'vitrina-companion' ), get_the_title( $id ) ),
			[
				__( 'Edit its picture and texts', 'vitrina-companion' ) => (string) get_edit_post_link( $id, 'raw' ),
				__( 'Look at it', 'vitrina-companion' ) => home_url( '/' ),
			]
		);
	}

	public function fields(): array {
		if ( $this->status()->is_done || ! current_theme_supports( self::THEME_FEATURE ) ) {
			return [];
		}
		/* translators: %s: name of the shop. */
		return [ new Field( self::SENTENCE, __( 'The sentence at the top', 'vitrina-companion' ), value: sprintf( __( 'Welcome to %s', 'vitrina-companion' ), get_bloginfo( 'name' ) ), help: __( 'You can change it later, and add a picture.', 'vitrina-companion' ) ) ];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Make a front page', 'vitrina-companion' );
	}

	public function run( array $values ): array {
		$before  = [
			'show_on_front' => get_option( 'show_on_front' ),
			'page_on_front' => get_option( 'page_on_front' ),
		];
		$created = 0;
		$id      = wc_get_page_id( 'shop' );
		if ( current_theme_supports( self::THEME_FEATURE ) ) {
			$created = self::create( $values[ self::SENTENCE ] ?? '' );
			$id      = $created;
		}
		if ( $id <= 0 ) {
			throw new SetupException( __( 'There is no page of the shop yet: create the pages first.', 'vitrina-companion' ) );
		}
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		return [
			'before'  => $before,
			'page'    => $id,
			'created' => $created,
		];
	}

	/** Restores the front page, except if another one was chosen since. */
	public function undo( array $changes ): void {
		$is_chosen = get_option( 'show_on_front' ) === 'page' && self::page_on_front() === ( $changes['page'] ?? 0 );
		foreach ( $is_chosen && is_array( $changes['before'] ?? null ) ? $changes['before'] : [] as $option => $value ) {
			if ( in_array( $option, [ 'show_on_front', 'page_on_front' ], true ) ) {
				update_option( $option, $value );
			}
		}
		$created = $changes['created'] ?? 0;
		if ( is_int( $created ) && $created > 0 ) {
			wp_trash_post( $created );
		}
	}

	/**
	 * Turns start pages into drafts if they would be empty without this plugin: they contain only its blocks, and the
	 * theme does not render them. A menu that lists all pages would link to an empty page.
	 */
	public static function hide_empty(): void {
		if ( current_theme_supports( self::THEME_FEATURE ) ) {
			return;
		}
		$pages = get_posts(
			[
				'post_type'   => 'page',
				'numberposts' => -1,
				's'           => 'wp:vitrina/front-',
			]
		);
		foreach ( $pages as $page ) {
			$content = preg_replace( '~<!-- /?wp:vitrina/[^>]*-->~', '', $page->post_content );
			if ( trim( (string) $content ) === '' ) {
				wp_update_post(
					[
						'ID'          => $page->ID,
						'post_status' => 'draft',
					]
				);
			}
		}
	}

	private static function create( string $sentence ): int {
		$id = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => __( 'Home', 'vitrina-companion' ),
				'post_content'   => wp_slash( PageTexts::start( $sentence ) ),
				'comment_status' => 'closed',
			],
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new SetupException( $id->get_error_message() );
		}
		return $id;
	}

	/** @return int ID of the published page that is the front page; 0 if there is none. */
	private static function current(): int {
		$id = get_option( 'show_on_front' ) === 'page' ? self::page_on_front() : 0;
		return $id > 0 && get_post_status( $id ) === 'publish' ? $id : 0;
	}

	/** @return int ID in the setting, which WordPress may store as text; 0 if there is none. */
	private static function page_on_front(): int {
		$id = get_option( 'page_on_front' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
