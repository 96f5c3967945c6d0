<?php
/**
 * Puts the drawn pictures into the media library. They come in every size
 * already, so nothing is scaled here: that would take minutes.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The list the pictures' maker wrote beside them.
 *
 * @return array<string, array{file: string, width: int, height: int, filesize: int, alt: string, sizes: array<string, array<string, mixed>>}>
 */
function picture_list(): array {
	static $list = null;
	if ( null === $list ) {
		$file = wp_get_upload_dir()['basedir'] . '/demo/index.json';
		$list = is_readable( $file ) ? (array) json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR ) : array();
	}
	return $list;
}

/**
 * Makes an attachment of every picture.
 */
function make_pictures(): void {
	foreach ( picture_list() as $name => $picture ) {
		if ( picture_id( $name ) > 0 ) {
			continue;
		}
		$path = 'demo/' . $picture['file'];
		$id   = wp_insert_attachment(
			array(
				'post_title'     => $picture['alt'],
				'post_name'      => 'paveikslelis-' . $name,
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
				'guid'           => '/wp-content/uploads/' . $path,
			),
			wp_get_upload_dir()['basedir'] . '/' . $path
		);
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $picture['alt'] ) );
		update_post_meta(
			$id,
			'_wp_attachment_metadata',
			array(
				'width'      => $picture['width'],
				'height'     => $picture['height'],
				'file'       => $path,
				'filesize'   => $picture['filesize'],
				'sizes'      => $picture['sizes'],
				'image_meta' => array(),
			)
		);
	}
	picture_id( '', true );
}

/**
 * The attachment of a picture.
 *
 * @param string $name   Its name, such as "vk-101-1".
 * @param bool   $forget Whether to read the list of attachments anew.
 * @return int Its ID, or 0.
 */
function picture_id( string $name, bool $forget = false ): int {
	static $ids = null;
	if ( null === $ids || $forget ) {
		global $wpdb;
		$ids = array();
		foreach ( (array) $wpdb->get_results( "SELECT ID, post_name FROM $wpdb->posts WHERE post_type = 'attachment' AND post_name LIKE 'paveikslelis-%'" ) as $row ) {
			$ids[ substr( (string) $row->post_name, 13 ) ] = (int) $row->ID;
		}
	}
	return $ids[ $name ] ?? 0;
}
