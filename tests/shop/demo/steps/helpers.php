<?php
/**
 * Small things several steps need.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Reads a file of the demo content.
 *
 * @param string $name Without folder and ending.
 * @return array<int|string, mixed>
 */
function content( string $name ): array {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$text          = (string) file_get_contents( dirname( __DIR__ ) . "/content/$name.json" );
		$read[ $name ] = (array) json_decode( $text, true, 64, JSON_THROW_ON_ERROR );
	}
	return $read[ $name ];
}

/**
 * Finds a post by its slug, or makes it.
 *
 * @param string               $type Post type.
 * @param string               $slug Its slug.
 * @param array<string, mixed> $data What wp_insert_post() takes.
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
	if ( array() !== $found ) {
		return (int) $found[0];
	}
	$id = wp_insert_post(
		wp_slash(
			$data + array(
				'post_type'      => $type,
				'post_name'      => $slug,
				'post_status'    => 'publish',
				'post_author'    => 1,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			)
		),
		true
	);
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
