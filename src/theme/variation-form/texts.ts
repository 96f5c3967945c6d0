/** The form's sentences (spec §8), in the shop's language. */
export type VariationTexts = Record<
	'noMatch' | 'unavailable' | 'select' | 'reset' | 'failed',
	string
>;

const silent: VariationTexts = {
	noMatch: '',
	unavailable: '',
	select: '',
	reset: '',
	failed: '',
};

/** Reads what the server printed into the form. */
export function readTexts( form: HTMLFormElement ): VariationTexts {
	try {
		const data: unknown = JSON.parse(
			form.querySelector( '.variation-texts' )?.textContent ?? '{}'
		);
		return { ...silent, ...( data as Partial< VariationTexts > ) };
	} catch {
		return silent;
	}
}
