<?php
/**
 * Puts the drawn pictures into the media library. They come in every size
 * already, so nothing is scaled here: that would take minutes.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The list the pictures' maker wrote beside them.
 *
 * @return array<array-key, Data>
 */
function picture_list(): array {
	$file = wp_get_upload_dir()['basedir'] . '/demo/index.json';
	return is_readable( $file ) ? Data::read( $file )->each() : [];
}

/**
 * Makes an attachment of every picture.
 */
function make_pictures(): void {
	foreach ( picture_list() as $name => $picture ) {
		if ( picture_id( (string) $name ) > 0 ) {
			continue;
		}
		$path = 'demo/' . $picture->text( 'file' );
		$id   = wp_insert_attachment(
			array(
				'post_title'     => $picture->text( 'alt' ),
				'post_name'      => 'paveikslelis-' . $name,
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
				'guid'           => '/wp-content/uploads/' . $path,
			),
			wp_get_upload_dir()['basedir'] . '/' . $path
		);
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $picture->text( 'alt' ) ) );
		update_post_meta(
			$id,
			'_wp_attachment_metadata',
			array(
				'width'      => (int) $picture->number( 'width' ),
				'height'     => (int) $picture->number( 'height' ),
				'file'       => $path,
				'filesize'   => (int) $picture->number( 'filesize' ),
				'sizes'      => array_map( static fn( Data $size ): array => $size->values(), $picture->data( 'sizes' )->each() ),
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
 * @param bool   $reset Whether to read the list of attachments anew.
 * @return int Its ID, or 0.
 */
function picture_id( string $name, bool $reset = false ): int {
	/** @var array<string, int>|null $ids */
	static $ids = null;
	if ( $ids === null || $reset ) {
		$ids  = [];
		$rows = db()->get_results( 'SELECT ID, post_name FROM ' . db()->posts . " WHERE post_type = 'attachment' AND post_name LIKE 'paveikslelis-%'", ARRAY_A );
		foreach ( $rows as $row ) {
			$one = new Data( $row );
			$ids[ substr( $one->text( 'post_name' ), 13 ) ] = (int) $one->number( 'ID' );
		}
	}
	return $ids[ $name ] ?? 0;
}
