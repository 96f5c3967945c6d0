import type { Variation } from '../../../variations';
import type { FormStore } from '../form/form-store';
import { useFormState } from '../use-form-state';
import { useText } from '../use-text';
import { findPlaces, type Detail } from './places';
import { toText } from './to-text';

interface DetailsProps {
	readonly form: HTMLFormElement;
	readonly store: FormStore;
}

/** SKU, weight and dimensions, in the places where the product's own stand. */
export function Details( { form, store }: DetailsProps ) {
	const shown = useFormState( store, ( state ) => state.shown );
	return (
		<>
			{ findPlaces( form ).map( ( { detail, element }, place ) => (
				<Word
					key={ place }
					element={ element }
					word={ shown && wordOf( shown.variation, detail ) }
				/>
			) ) }
		</>
	);
}

function wordOf( variation: Variation, detail: Detail ): string | null {
	const html = {
		sku: variation.sku,
		weight: variation.weight && variation.weight_html,
		dimensions: variation.dimensions && variation.dimensions_html,
	}[ detail ];
	return html ? toText( html ) : null;
}

interface WordProps {
	readonly element: Element;
	/** Null where the variation has none of its own. */
	readonly word: string | null;
}

function Word( { element, word }: WordProps ) {
	useText( element, word );
	return null;
}
