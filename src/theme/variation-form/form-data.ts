import {
	toMatrix,
	type Variation,
	type VariationMatrix,
} from '../../variations';
import { parse, readBox, readTexts, type VariationTexts } from './texts';

export interface VariationSettings {
	/** A choice that leaves no match clears all others (`deselect_unavailable`). */
	isDeselecting: boolean;
	/** What is out of stock does not count (`disable_out_of_stock`). */
	isInStockOnly: boolean;
	/** Of the currency. */
	decimals: number;
}

export interface VariationFormData {
	texts: VariationTexts;
	settings: VariationSettings;
	/** Missing where the variations are in the page in full. */
	matrix?: VariationMatrix | null;
}

/** Reads what the server printed into the form. */
export function readFormData( form: HTMLFormElement ): VariationFormData {
	const data = Object( readBox( form ) );
	return {
		texts: readTexts( form ),
		settings: {
			isDeselecting: false,
			isInStockOnly: false,
			decimals: 2,
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
	{ matrix, settings }: VariationFormData
): VariationMatrix | undefined {
	return inline
		? toMatrix( fields, inline, settings.decimals )
		: ( matrix ?? undefined );
}

/** The server answers `false`, or nothing, where there is no variation. */
export function isVariation( data: unknown ): data is Variation {
	const { variation_id: id, attributes } = Object( data );
	return Boolean( id ) && typeof attributes === 'object';
}
