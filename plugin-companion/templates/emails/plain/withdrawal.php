<?php
/**
 * Mail about a withdrawal, as plain text. A theme overrides it as
 * `woocommerce/emails/plain/withdrawal.php`.
 *
 * @var string                $email_heading
 * @var string                $introduction
 * @var array<string, string> $lines         Label → text.
 *
 * @version 0.1.0
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text; tags are removed.
echo wp_strip_all_tags( $email_heading ) . "\n\n" . wp_strip_all_tags( $introduction ) . "\n\n";
foreach ( $lines as $label => $text ) {
	echo wp_strip_all_tags( $label ) . ': ' . wp_strip_all_tags( $text ) . "\n";
}
