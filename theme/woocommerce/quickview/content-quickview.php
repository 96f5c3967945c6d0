<?php
/** The product in a quick view. A child theme may override it. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Shop;
use WC_Product;

defined( 'ABSPATH' ) || exit;

$product = Shop::current_product();
if ( ! $product instanceof WC_Product ) {
	return;
}

$vitrina_pictures = array_values( array_diff( wp_parse_id_list( [ $product->get_image_id(), ...$product->get_gallery_image_ids() ] ), [ 0 ] ) );
?>
<div id="product-<?php echo esc_attr( (string) $product->get_id() ); ?>" <?php wc_product_class( 'quick-view__product', $product ); ?>>
	<div class="gallery woocommerce-product-gallery quick-view__gallery"<?php gallery_island( count( $vitrina_pictures ) ); ?>>
		<div class="gallery__pictures" data-server-html>
			<div class="gallery__strip" tabindex="0" role="group" aria-label="<?php esc_attr_e( 'Product pictures', 'vitrina' ); ?>">
				<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
					<div class="gallery__item woocommerce-product-gallery__image">
						<?php
						echo wp_get_attachment_image(
							$vitrina_picture,
							'woocommerce_single',
							false,
							[
								'sizes'            => '(min-width: 48rem) 29rem, 100vw',
								'loading'          => $vitrina_index === 0 ? 'eager' : 'lazy',
								'decoding'         => 'async',
								// A script finds the picture of the selected variation by this address.
								'data-large_image' => (string) wp_get_attachment_image_url( $vitrina_picture, 'full' ),
							]
						);
						?>
					</div>
				<?php endforeach; ?>
				<?php if ( $vitrina_pictures === [] ) : ?>
					<div class="gallery__item"><?php echo placeholder_picture(); // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed markup, its text escaped there. ?></div>
				<?php endif; ?>
			</div>
		</div>
		<?php if ( count( $vitrina_pictures ) > 1 ) : ?>
			<ul class="gallery__thumbnails">
				<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
					<li>
						<a href="<?php echo esc_url( $product->get_permalink() . '#picture-' . ( $vitrina_index + 1 ) ); ?>" data-server-html>
							<?php
							echo wp_get_attachment_image(
								$vitrina_picture,
								'woocommerce_gallery_thumbnail',
								false,
								[
									'sizes' => '3.5rem',
									/* translators: %d: number of the picture. */
									'alt'   => sprintf( __( 'Picture %d', 'vitrina' ), $vitrina_index + 1 ),
								]
							);
							?>
						</a>
					</li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
	</div>
	<div class="summary entry-summary">
		<?php woocommerce_show_product_sale_flash(); ?>
		<h2 class="product_title" id="quick-view-title"><?php echo esc_html( $product->get_name() ); ?></h2>
		<?php
		woocommerce_template_single_price();
		quick_view_rating( $product );
		woocommerce_template_single_excerpt();
		woocommerce_template_single_add_to_cart();
		/**
		 * Fires at the end of a quick view, below the form.
		 *
		 * @since 0.1.0
		 *
		 * @param WC_Product $product The product.
		 */
		do_action( 'vitrina_quick_view_end', $product );
		?>
		<p class="quick-view__more"><a href="<?php echo esc_url( $product->get_permalink() ); ?>"><?php esc_html_e( 'View full details', 'vitrina' ); ?></a></p>
	</div>
</div>
