import type { ElementEvents } from '@vitrina/react';
import type { Selection, Variation } from '../../../variations';
import type { AttributeSelects } from '../../../components/variation-form/selects';

/**
 * The form object that WooCommerce passes with `wc_variation_form`, with the members
 * that other plugins use. `inline` is undefined if variations are fetched.
 */
export function formObject(
	form: HTMLFormElement,
	selects: AttributeSelects,
	inline: readonly Variation[] | undefined,
	wrap: ElementEvents[ 'wrap' ]
) {
	const find = ( selector: string ) =>
		wrap( [ ...form.querySelectorAll( selector ) ] );
	const isMatch = ( own: Selection, chosen: Selection ) =>
		Object.entries( own ).every(
			( [ name, value ] ) =>
				! value || ! chosen[ name ] || value === chosen[ name ]
		);
	return {
		$form: wrap( form ),
		$attributeFields: wrap( [ ...selects.all ] ),
		$singleVariation: find( '.single_variation' ),
		$singleVariationWrap: find( '.single_variation_wrap' ),
		$resetVariations: find( '.reset_variations' ),
		$product: wrap( form.closest( '.product' ) ),
		variationData: inline ?? false,
		useAjax: ! inline,
		loading: false,
		getChosenAttributes() {
			const data = selects.read();
			const values = Object.values( data );
			return {
				data,
				count: values.length,
				chosenCount: values.filter( Boolean ).length,
			};
		},
		isMatch,
		findMatchingVariations: (
			variations: readonly Variation[],
			chosen: Selection
		) => variations.filter( ( one ) => isMatch( one.attributes, chosen ) ),
	};
}
