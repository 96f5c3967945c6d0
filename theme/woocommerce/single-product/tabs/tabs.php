<?php
/**
 * Description, additional information and reviews.
 *
 * Overrides WooCommerce's template because an accordion of native details
 * elements opens without a script and is found by the browser's own search.
 *
 * @package Vitrina
 * @version 9.8.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
$vitrina_tabs = apply_filters( 'woocommerce_product_tabs', [] );

if ( ! is_array( $vitrina_tabs ) || $vitrina_tabs === [] ) {
	return;
}
?>
<div class="product-tabs woocommerce-tabs">
	<?php foreach ( $vitrina_tabs as $vitrina_key => $vitrina_tab ) : ?>
		<?php
		if ( ! is_array( $vitrina_tab ) || ! is_callable( $vitrina_tab['callback'] ?? null ) || ! is_string( $vitrina_tab['title'] ?? null ) ) {
			continue;
		}
		/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
		$vitrina_title = apply_filters( "woocommerce_product_{$vitrina_key}_tab_title", $vitrina_tab['title'], $vitrina_key );
		?>
		<details class="product-tabs__item" id="tab-<?php echo esc_attr( (string) $vitrina_key ); ?>" name="product-tabs"<?php echo $vitrina_key === 'description' ? ' open' : ''; ?>>
			<summary>
				<h2><?php echo wp_kses_post( is_string( $vitrina_title ) ? $vitrina_title : '' ); ?></h2>
				<?php icon( 'plus' ); ?>
			</summary>
			<div class="product-tabs__panel prose">
				<?php call_user_func( $vitrina_tab['callback'], $vitrina_key, $vitrina_tab ); ?>
			</div>
		</details>
	<?php endforeach; ?>
	<?php
	/** This hook is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
	do_action( 'woocommerce_product_after_tabs' );
	?>
</div>
