<?php
/** The sections of the front page. In the editor each is a block of the companion; the theme prints them. */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_filter( 'vitrina_front_section', __NAMESPACE__ . '\front_section_html', 10, 3 );

/** Maximum number of cards or categories in a section. */
const FRONT_MOST = 24;

/** The sections in the order of a page for which the owner chose none. The story is the page's content. */
const FRONT_ORDER = [ 'front-hero', 'front-categories', 'front-products', 'story', 'front-delivery', 'front-journal' ];

/** The sections that are blocks. */
const FRONT_SECTIONS = [ 'front-hero', 'front-categories', 'front-products', 'front-delivery', 'front-journal', 'front-newsletter' ];

/**
 * Prints the sections whose blocks the content has, and other content between them as stories. Content without
 * such a block is printed as the story, among the sections of $order.
 *
 * @param list<string> $order Names, for content without sections.
 */
function front_sections( string $content, array $order = FRONT_ORDER ): void {
	if ( ! str_contains( $content, '<!-- wp:vitrina/front-' ) ) {
		foreach ( $order as $name ) {
			$name === 'story' ? front_story( $content ) : front_section( $name, [], 1 );
		}
		return;
	}
	$blocks = parse_blocks( $content );
	$level  = 1;
	if ( ! in_array( 'vitrina/front-hero', array_column( $blocks, 'blockName' ), true ) ) {
		printf( '<h1 class="visually-hidden">%s</h1>', esc_html( front_sentence() ) );
		$level = 2;
	}
	$story = [];
	foreach ( $blocks as $block ) {
		$name = str_replace( 'vitrina/', '', (string) $block['blockName'] );
		if ( in_array( $name, FRONT_SECTIONS, true ) ) {
			front_story( trim( serialize_blocks( $story ) ) );
			$story = [];
			front_section( $name, $block['attrs'], $level );
			$level = $name === 'front-hero' ? 2 : $level;
		} else {
			$story[] = $block;
		}
	}
	front_story( trim( serialize_blocks( $story ) ) );
}

/**
 * @param array<array-key, mixed> $values What the owner entered in the editor.
 * @param 1|2                     $level  Level of the hero's heading, because a page has one `h1`.
 */
function front_section( string $name, array $values = [], int $level = 2 ): void {
	$text  = static fn ( string $key ): string => is_string( $values[ $key ] ?? null ) ? $values[ $key ] : '';
	$count = is_numeric( $values['count'] ?? null ) ? min( FRONT_MOST, max( 1, (int) $values['count'] ) ) : 0;
	match ( $name ) {
		'front-hero'       => get_template_part( 'parts/front', 'hero', compact( 'level' ) + [
			'sentence' => $text( 'sentence' ),
			'button'   => $text( 'button' ),
		] ),
		'front-categories' => class_exists( 'WooCommerce', false ) ? get_template_part( 'parts/front', 'categories', compact( 'count' ) ) : null,
		'front-products'   => class_exists( 'WooCommerce', false ) ? front_products( $text( 'title' ), $count ) : null,
		'front-delivery'   => front_delivery(),
		'front-journal'    => get_template_part( 'parts/front', 'journal', [ 'title' => $text( 'title' ) ] ),
		'front-newsletter' => front_newsletter( $text( 'title' ) ),
		default            => null,
	};
}

function front_products( string $title, int $count ): void {
	echo '<div class="container section">';
	product_row( $title !== '' ? $title : __( 'New in the shop', 'vitrina' ), latest_products( $count > 0 ? $count : 8 ) );
	echo '</div>';
}

function front_delivery(): void {
	/**
	 * Fires in the section of the front page about delivery. A delivery plugin prints here where orders can be
	 * picked up.
	 *
	 * @since 0.1.0
	 */
	do_action( 'vitrina_front_delivery' );
}

/** Prints the sign-up form of the companion, if that is active. */
function front_newsletter( string $title ): void {
	if ( shortcode_exists( 'vitrina_newsletter' ) ) {
		printf(
			'<section class="container section"><h2 class="section-title">%s</h2>%s</section>',
			esc_html( $title !== '' ? $title : __( 'News by e-mail', 'vitrina' ) ),
			do_shortcode( '[vitrina_newsletter]' ) // phpcs:ignore WordPress.Security.EscapeOutput -- By the companion.
		);
	}
}

/** Prints the shop's story: content of the page that is not a section. */
function front_story( string $content ): void {
	if ( trim( $content ) !== '' ) {
		get_template_part( 'parts/front', 'story', compact( 'content' ) );
	}
}

/** The markup of a section inside another block, on another page, and in the editor. */
function front_section_html( mixed $html, mixed $name, mixed $values ): mixed {
	if ( ! is_string( $name ) || ! in_array( $name, FRONT_SECTIONS, true ) ) {
		return $html;
	}
	return output_of( static fn () => front_section( $name, is_array( $values ) ? $values : [] ) );
}
