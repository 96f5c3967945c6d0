import {
	toMatrix,
	type Variation,
	type VariationMatrix,
} from '../../../variations';
import {
	parse,
	readPrintedData,
	readTexts,
	type VariationTexts,
} from '../../../theme/variation-form/texts';

import type { VariationSettings } from '../model/state';

export interface VariationFormData {
	texts: VariationTexts;
	settings: VariationSettings;
	/** Missing where the variations are in the page in full. */
	matrix?: VariationMatrix | null;
}

/** Reads what the server printed into the form. */
export function readFormData( form: HTMLFormElement ): VariationFormData {
	const data = Object( readPrintedData( form ) );
	return {
		texts: readTexts( form ),
		settings: {
			isDeselecting: false,
			isInStockOnly: false,
			...data.settings,
		},
		matrix: data.matrix,
	};
}

/** The variations in the page, or none where there are too many for it. */
export function readInline(
	form: HTMLFormElement,
	kept?: unknown
): Variation[] | undefined {
	const data = kept ?? parse( form.dataset.product_variations );
	return Array.isArray( data ) ? data.filter( isVariation ) : undefined;
}

/** The matrix a form stands on; none where the page holds no variations at all. */
export function readMatrix(
	fields: VariationMatrix[ 'attributes' ],
	inline: readonly Variation[] | undefined,
	{ matrix }: VariationFormData
): VariationMatrix | undefined {
	return inline ? toMatrix( fields, inline ) : ( matrix ?? undefined );
}

/** The server answers `false`, or nothing, where there is no variation. */
export function isVariation( data: unknown ): data is Variation {
	const { variation_id: id, attributes } = Object( data );
	return Boolean( id ) && typeof attributes === 'object';
}
