<?php
/**
 * Small things several steps need.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Reads a file of the demo content.
 *
 * @param string $name Without folder and ending.
 */
function content( string $name ): Data {
	/** @var array<string, Data> $read */
	static $read            = [];
	return $read[ $name ] ??= Data::read( dirname( __DIR__ ) . "/content/$name.json" );
}

/**
 * The database.
 */
function db(): \wpdb {
	global $wpdb;
	if ( ! $wpdb instanceof \wpdb ) {
		throw new \RuntimeException( 'There is no database.' );
	}
	return $wpdb;
}

/**
 * An option as text.
 *
 * @param string $name Its name.
 */
function option( string $name ): string {
	$value = get_option( $name, '' );
	return is_scalar( $value ) ? (string) $value : '';
}

/**
 * Finds a post by its slug, or makes it.
 *
 * @param string               $type Post type.
 * @param string               $slug Its slug.
 * @param array<string, string|list<int>> $data What wp_insert_post() takes.
 * @return int Its ID.
 */
function ensure_post( string $type, string $slug, array $data ): int {
	$found = get_posts(
		array(
			'post_type'   => $type,
			'name'        => $slug,
			'post_status' => 'any',
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	if ( $found !== array() ) {
		return $found[0];
	}
	$post = $data + [
		'post_type'      => $type,
		'post_name'      => $slug,
		'post_status'    => 'publish',
		'post_author'    => 1,
		'comment_status' => 'closed',
		'ping_status'    => 'closed',
	];
	// @phpstan-ignore argument.type (The keys are WordPress's own.)
	$id = wp_insert_post( wp_slash( $post ), true );
	if ( is_wp_error( $id ) ) {
		throw new \RuntimeException( esc_html( "$slug: " . $id->get_error_message() ) );
	}
	return $id;
}

/**
 * Paragraphs of text as blocks, the way the editor saves them.
 *
 * @param list<string> $paragraphs A line that begins with "## " becomes a heading.
 */
function blocks( array $paragraphs ): string {
	$blocks = array();
	foreach ( $paragraphs as $text ) {
		$blocks[] = str_starts_with( $text, '## ' )
			? "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . substr( $text, 3 ) . "</h2>\n<!-- /wp:heading -->"
			: "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
	}
	return implode( "\n\n", $blocks );
}
