import { translateForm } from '../../components/variation-form/translate-form';
import {
	readTexts,
	type VariationTexts,
} from '../../theme/variation-form/texts';
import { readFormData } from './form/form-data';
import type { FormStore } from './form/form-store';
import { startForm } from './form/start-form';

export interface VariationFormProps {
	readonly form: HTMLFormElement;
	readonly texts: VariationTexts;
	/** Null if WooCommerce's own script handles the form. */
	readonly store: FormStore | null;
}

/** Finds the form around the island and starts it. Throws if there is none. */
export function readMarkup( element: HTMLElement ): VariationFormProps {
	const form = element.closest( 'form' );
	if ( ! form ) {
		throw new Error( 'The notice of the variations is in no form.' );
	}
	const hasWooCommerceScript = 'wc_add_to_cart_variation_params' in window;
	if ( hasWooCommerceScript ) {
		translateForm( form, readFormData( form ).matrix );
	}
	return {
		form,
		texts: readTexts( form ),
		store: hasWooCommerceScript ? null : startForm( form ),
	};
}
