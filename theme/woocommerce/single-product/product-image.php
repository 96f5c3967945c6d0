<?php
/**
 * The pictures of a product.
 *
 * Overrides WooCommerce's template because this gallery is a scroll-snap strip
 * with plain links for thumbnails: it needs no script and hides nothing until
 * one has run.
 *
 * @package Vitrina
 * @version 10.5.0
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

defined( 'ABSPATH' ) || exit;

$product = wc_get_product( get_the_ID() );
if ( ! $product instanceof WC_Product ) {
	return;
}

$vitrina_pictures = [];
foreach ( [ $product->get_image_id(), ...$product->get_gallery_image_ids() ] as $vitrina_id ) {
	if ( is_numeric( $vitrina_id ) && (int) $vitrina_id > 0 ) {
		$vitrina_pictures[] = (int) $vitrina_id;
	}
}
$vitrina_pictures = array_values( array_unique( $vitrina_pictures ) );
$vitrina_count    = count( $vitrina_pictures );
?>
<div class="gallery woocommerce-product-gallery images<?php echo $vitrina_count > 1 ? ' has-thumbnails' : ''; ?>">
	<div class="gallery__strip" tabindex="0" role="group" aria-label="<?php esc_attr_e( 'Pictures of the product', 'vitrina' ); ?>">
		<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
			<div class="gallery__item woocommerce-product-gallery__image" id="picture-<?php echo esc_attr( (string) ( $vitrina_index + 1 ) ); ?>">
				<?php
				echo wp_get_attachment_image(
					$vitrina_picture,
					'woocommerce_single',
					false,
					[
						'class'         => $vitrina_index === 0 ? 'wp-post-image' : '',
						'sizes'         => '(min-width: 75rem) 36rem, (min-width: 48rem) 50vw, 100vw',
						'loading'       => $vitrina_index === 0 ? 'eager' : 'lazy',
						'fetchpriority' => $vitrina_index === 0 ? 'high' : 'auto',
						'decoding'      => 'async',
					]
				);
				?>
			</div>
		<?php endforeach; ?>
		<?php if ( $vitrina_count === 0 ) : ?>
			<div class="gallery__item"><?php echo placeholder_picture(); // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed markup, its text escaped there. ?></div>
		<?php endif; ?>
	</div>
	<?php if ( $vitrina_count > 1 ) : ?>
		<ul class="gallery__thumbnails">
			<?php foreach ( $vitrina_pictures as $vitrina_index => $vitrina_picture ) : ?>
				<li>
					<a href="#picture-<?php echo esc_attr( (string) ( $vitrina_index + 1 ) ); ?>">
						<?php
						echo wp_get_attachment_image(
							$vitrina_picture,
							'woocommerce_gallery_thumbnail',
							false,
							[
								'loading' => 'lazy',
								'sizes'   => '4.5rem',
								/* translators: %d: number of the picture. */
								'alt'     => sprintf( __( 'Picture %d', 'vitrina' ), $vitrina_index + 1 ),
							]
						);
						?>
					</a>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
