import { parseJson } from '../../components/parse-json';

/** The form's messages (spec §8), in the shop's language. */
export type VariationTexts = Record<
	'noMatch' | 'unavailable' | 'select' | 'reset' | 'failed',
	string
>;

/** The data that PHP printed into the form; null if missing or invalid. */
export function readPrintedData( form: HTMLFormElement ): unknown {
	return parseJson(
		form.querySelector( '.variation-form-data' )?.textContent
	);
}

export function readTexts( form: HTMLFormElement ): VariationTexts {
	return {
		noMatch: '',
		unavailable: '',
		select: '',
		reset: '',
		failed: '',
		...Object( readPrintedData( form ) ).texts,
	};
}
