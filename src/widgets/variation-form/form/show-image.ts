import type { VariationImage } from '../../../variations';
import { showVariationPicture } from '../../../theme/gallery';

/** Shows a variation's image, or without one the product's own, in the product's gallery. */
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
