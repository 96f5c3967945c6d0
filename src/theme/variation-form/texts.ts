/** The form's sentences (spec §8), in the shop's language. */
export type VariationTexts = Record<
	'noMatch' | 'unavailable' | 'select' | 'reset' | 'failed',
	string
>;

/** What the server printed into the form; null when it is missing or broken. */
export function readBox( form: HTMLFormElement ): unknown {
	return parse( form.querySelector( '.variation-form-data' )?.textContent );
}

export function readTexts( form: HTMLFormElement ): VariationTexts {
	return {
		noMatch: '',
		unavailable: '',
		select: '',
		reset: '',
		failed: '',
		...Object( readBox( form ) ).texts,
	};
}

export function parse( text?: string | null ): unknown {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		return null;
	}
}
