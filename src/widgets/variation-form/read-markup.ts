import {
	readTexts,
	type VariationTexts,
} from '../../theme/variation-form/texts';
import type { FormStore } from './form/form-store';
import { startForm } from './form/start-form';
import { translateForm } from './form/translate-form';

export interface VariationFormProps {
	readonly form: HTMLFormElement;
	readonly texts: VariationTexts;
	/** Null where WooCommerce's own script does what the form does. */
	readonly store: FormStore | null;
}

/**
 * Finds the form, which follows its choices from now on.
 *
 * @param  element The island: the place of the notice, in the form.
 * @throws {Error} Where it is in no form.
 */
export function readMarkup( element: HTMLElement ): VariationFormProps {
	const form = element.closest( 'form' );
	if ( ! form ) {
		throw new Error( 'The notice of the variations is in no form.' );
	}
	const isForeign = 'wc_add_to_cart_variation_params' in window;
	if ( isForeign ) {
		translateForm( form );
	}
	return {
		form,
		texts: readTexts( form ),
		store: isForeign ? null : startForm( form ),
	};
}
