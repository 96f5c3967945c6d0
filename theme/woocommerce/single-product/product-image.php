<?php
/**
 * The pictures of a product.
 *
 * Overrides WooCommerce's template because this gallery is a scroll-snap strip with links as
 * thumbnails: it works without JavaScript and hides nothing until a script has run.
 *
 * @version 10.5.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

defined( 'ABSPATH' ) || exit;

// WooCommerce sets the global to the current product, which is not always the product of the page.
global $product;
if ( ! $product instanceof WC_Product ) {
	return;
}
if ( has_stock_gallery() ) {
	stock_gallery( $product );
	return;
}

$vitrina_pictures = gallery_picture_ids( $product );
$vitrina_count    = count( $vitrina_pictures );
$vitrina_is_many  = $vitrina_count > (int) setting( 'gallery_thumbnails' );
?>
<div class="gallery woocommerce-product-gallery images<?php echo $vitrina_count > 1 ? ' has-thumbnails' : ''; ?><?php echo $vitrina_is_many ? ' has-many' : ''; ?>"<?php gallery_island( $vitrina_count ); ?>>
	<div class="gallery__stage">
		<?php open_gallery_pictures( $vitrina_count > 0 ); ?>
			<div class="gallery__strip" role="group" aria-label="<?php esc_attr_e( 'Product pictures', 'vitrina' ); ?>" data-slide="<?php echo esc_attr( (string) setting( 'gallery_slide' ) ); ?>" data-counter="<?php echo esc_attr( lightbox_labels()['counter'] ); ?>">
				<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
					<div class="gallery__item" id="picture-<?php echo esc_attr( (string) ( $vitrina_index + 1 ) ); ?>"><?php echo gallery_picture( $vitrina_picture, $vitrina_index ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WooCommerce. ?></div>
				<?php endforeach; ?>
				<?php if ( $vitrina_count === 0 ) : ?>
					<div class="gallery__item woocommerce-product-gallery__image--placeholder"><?php echo str_replace( 'class="', 'class="wp-post-image ', placeholder_picture() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed markup, its text escaped there. ?></div>
				<?php endif; ?>
			</div>
			<?php if ( $vitrina_count > 0 ) : ?>
				<?php gallery_open_link( $vitrina_pictures[0] ); ?>
			<?php endif; ?>
		</div>
		<?php if ( $vitrina_count > 1 ) : ?>
			<?php
			gallery_button( 'step', -1, __( 'Previous picture', 'vitrina' ) );
			gallery_button( 'step', 1, __( 'Next picture', 'vitrina' ) );
			?>
			<p class="gallery__dots" aria-hidden="true"><?php gallery_dots( $vitrina_count ); ?></p>
		<?php endif; ?>
		<div class="gallery__controls" data-server-html><?php gallery_controls( $product ); ?></div>
	</div>
	<?php if ( $vitrina_count > 1 ) : ?>
		<div class="gallery__rail">
			<?php if ( $vitrina_is_many ) : ?>
				<?php gallery_button( 'page', -1, __( 'Previous thumbnails', 'vitrina' ) ); ?>
			<?php endif; ?>
			<ul class="gallery__thumbnails">
				<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
					<li>
						<a href="#picture-<?php echo esc_attr( (string) ( $vitrina_index + 1 ) ); ?>" data-server-html>
							<?php
							echo wp_get_attachment_image(
								$vitrina_picture,
								'woocommerce_gallery_thumbnail',
								false,
								[
									'loading' => 'lazy',
									'sizes'   => '5rem',
									/* translators: %d: number of the picture. */
									'alt'     => sprintf( __( 'Picture %d', 'vitrina' ), $vitrina_index + 1 ),
								]
							);
							?>
						</a>
					</li>
				<?php endforeach; ?>
			</ul>
			<?php if ( $vitrina_is_many ) : ?>
				<?php gallery_button( 'page', 1, __( 'More thumbnails', 'vitrina' ) ); ?>
			<?php endif; ?>
		</div>
	<?php endif; ?>
</div>
