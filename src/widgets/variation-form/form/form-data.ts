import {
	toMatrix,
	type Variation,
	type VariationMatrix,
} from '../../../variations';
import {
	readPrintedData,
	readTexts,
	type VariationTexts,
} from '../../../theme/variation-form/texts';

import type { VariationSettings } from '../model/state';

export interface VariationFormData {
	texts: VariationTexts;
	settings: VariationSettings;
	/** Null or missing if all variations are in the page. */
	matrix?: VariationMatrix | null;
}

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

/** The matrix of the form; undefined if the page contains no variations. */
export function readMatrix(
	fields: VariationMatrix[ 'attributes' ],
	inline: readonly Variation[] | undefined,
	{ matrix }: VariationFormData
): VariationMatrix | undefined {
	return inline ? toMatrix( fields, inline ) : ( matrix ?? undefined );
}
