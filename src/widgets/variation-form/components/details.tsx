import type { Variation } from '../../../variations';
import type { FormStore } from '../form/form-store';
import { useFormState } from '../use-form-state';
import { useText } from '../use-text';
import { findDetailElements, type Detail } from './detail-elements';
import { toText } from './to-text';

interface DetailsProps {
	readonly form: HTMLFormElement;
	readonly store: FormStore;
}

/** SKU, weight and dimensions of the variation, instead of the product's own. */
export function Details( { form, store }: DetailsProps ) {
	const shown = useFormState( store, ( state ) => state.shown );
	return (
		<>
			{ findDetailElements( form ).map(
				( { detail, element }, index ) => (
					<DetailText
						key={ index }
						element={ element }
						text={ shown && detailText( shown.variation, detail ) }
					/>
				)
			) }
		</>
	);
}

function detailText( variation: Variation, detail: Detail ): string | null {
	const html = {
		sku: variation.sku,
		weight: variation.weight && variation.weight_html,
		dimensions: variation.dimensions && variation.dimensions_html,
	}[ detail ];
	return html ? toText( html ) : null;
}

interface DetailTextProps {
	readonly element: Element;
	/** Null if the variation has none of its own. */
	readonly text: string | null;
}

function DetailText( { element, text }: DetailTextProps ) {
	useText( element, text );
	return null;
}
