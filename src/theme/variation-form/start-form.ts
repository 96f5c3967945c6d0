import { VariationForm } from './controller';
import { translateForm } from './foreign-form';

/**
 * What follows the choices in a form, from now on.
 *
 * @param form The form.
 */
export function startForm( form: HTMLFormElement ): void {
	// Where another plugin brought WooCommerce's own script, that does the work.
	if ( 'wc_add_to_cart_variation_params' in window ) {
		translateForm( form );
	} else {
		new VariationForm( form ).start();
	}
}
