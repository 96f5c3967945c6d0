import type { VariationImage } from '../../../variations';
import { showVariationPicture } from '../../../theme/gallery';

/**
 * Shows a variation's image in the gallery of its product, or the product's
 * own again.
 *
 * @param form  The variation's form.
 * @param image What to show; undefined for the product's own.
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
