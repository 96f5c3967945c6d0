import type { VariationImage } from '../../../variations';
import { showVariationPicture } from '../../../theme/gallery';

/**
 * Shows a variation's image, or the product's own, in the product's gallery.
 *
 * @param form  The variation's form.
 * @param image The image; undefined for the product's own.
 */
export function showVariationImage(
	form: HTMLFormElement,
	image?: VariationImage
): void {
	const gallery = (
		form.closest( '.product' ) ?? document
	).querySelector< HTMLElement >( '.woocommerce-product-gallery' );
	if ( gallery ) {
		showVariationPicture( gallery, image );
	}
}
