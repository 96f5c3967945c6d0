<?php
/**
 * Writes every mail to a file instead of sending it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The folder the mails go to.
 */
function mail_folder(): string {
	return defined( 'VITRINA_MAIL_DIR' ) && is_string( VITRINA_MAIL_DIR ) ? VITRINA_MAIL_DIR : WP_CONTENT_DIR . '/vitrina-mail';
}

add_filter(
	'pre_wp_mail',
	static function ( mixed $sent, array $mail ): bool {
		$folder = mail_folder();
		wp_mkdir_p( $folder );
		$type = apply_filters( 'wp_mail_content_type', 'text/plain' );
		$file = sprintf( '%s/%s-%s.json', $folder, str_replace( '.', '', sprintf( '%.6F', microtime( true ) ) ), bin2hex( random_bytes( 3 ) ) );
		file_put_contents( $file, wp_json_encode( $mail + array( 'content_type' => $type ), JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT ) );
		return true;
	},
	10,
	2
);
