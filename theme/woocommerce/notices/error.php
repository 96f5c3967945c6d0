<?php
/**
 * Error notices.
 *
 * Overrides WooCommerce's template because a list with role "alert" is no longer a list, and its items
 * have no list parent.
 *
 * @version 8.6.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

if ( ! isset( $notices ) || ! is_array( $notices ) || $notices === [] ) {
	return;
}
?>
<div class="woocommerce-error" role="alert">
	<ul>
		<?php foreach ( $notices as $vitrina_notice ) : ?>
			<?php
			if ( ! is_array( $vitrina_notice ) || ! is_string( $vitrina_notice['notice'] ?? null ) ) {
				continue;
			}
			?>
			<li<?php echo wc_get_notice_data_attr( $vitrina_notice ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>><?php echo wc_kses_notice( $vitrina_notice['notice'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></li>
		<?php endforeach; ?>
	</ul>
</div>
