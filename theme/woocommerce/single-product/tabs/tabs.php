<?php
/**
 * Description, additional information and reviews.
 *
 * Overrides WooCommerce's template because an accordion of native `details` elements works without
 * JavaScript and with the browser's find-in-page, and because the tabs show one panel at a time
 * without JavaScript too.
 *
 * @version 9.8.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

defined( 'ABSPATH' ) || exit;

$vitrina_tabs = product_tabs();
if ( $vitrina_tabs === [] ) {
	return;
}
$vitrina_open = open_tab( array_keys( $vitrina_tabs ) );
$vitrina_kind = is_on( 'product_accordion' ) ? 'accordion' : 'tabs';
?>
<div class="product-tabs product-tabs--<?php echo esc_attr( $vitrina_kind ); ?> woocommerce-tabs">
	<?php if ( $vitrina_kind === 'tabs' ) : ?>
		<ul class="product-tabs__list">
			<?php foreach ( $vitrina_tabs as $vitrina_key => $vitrina_tab ) : ?>
				<li class="<?php echo esc_attr( $vitrina_key ); ?>_tab"><a id="tab-title-<?php echo esc_attr( $vitrina_key ); ?>" class="product-tabs__tab<?php echo $vitrina_key === $vitrina_open ? ' is-open' : ''; ?>" href="#tab-<?php echo esc_attr( $vitrina_key ); ?>"><?php echo wp_kses_post( $vitrina_tab['title'] ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php foreach ( $vitrina_tabs as $vitrina_key => $vitrina_tab ) : ?>
		<?php if ( $vitrina_kind === 'tabs' ) : ?>
			<div class="product-tabs__panel prose<?php echo $vitrina_key === $vitrina_open ? ' is-open' : ''; ?>" id="tab-<?php echo esc_attr( $vitrina_key ); ?>">
				<?php call_user_func( $vitrina_tab['callback'], $vitrina_key, $vitrina_tab['args'] ); ?>
			</div>
		<?php else : ?>
			<details class="product-tabs__item <?php echo esc_attr( $vitrina_key ); ?>_tab" id="tab-<?php echo esc_attr( $vitrina_key ); ?>" name="product-tabs"<?php echo $vitrina_key === $vitrina_open ? ' open' : ''; ?>>
				<summary>
					<h2><?php echo wp_kses_post( $vitrina_tab['title'] ); ?></h2>
					<?php icon( 'plus' ); ?>
				</summary>
				<div class="product-tabs__panel prose">
					<?php call_user_func( $vitrina_tab['callback'], $vitrina_key, $vitrina_tab['args'] ); ?>
				</div>
			</details>
		<?php endif; ?>
	<?php endforeach; ?>
	<?php
	/** This hook is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
	do_action( 'woocommerce_product_after_tabs' );
	?>
</div>
