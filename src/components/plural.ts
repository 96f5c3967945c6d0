export type Plural = 'one' | 'few' | 'many';

const rules = new Map< string, Intl.PluralRules >();

/** Cached, because creating the rules takes longer than searching 3000 terminals. */
function getRules( language: string ): Intl.PluralRules {
	const known = rules.get( language ) ?? new Intl.PluralRules( language );
	rules.set( language, known );
	return known;
}

/**
 * The plural form for a count. In Lithuanian: 1, 21 – one; 2, 29 – few; 0, 10, 11,
 * 20 – many. Languages with two forms never use "few".
 */
export function toPlural( count: number, language: string ): Plural {
	const form = getRules( language ).select( count );
	return form === 'one' || form === 'few' ? form : 'many';
}

/** The text for a count, with the count in place of `%d`. */
export function formatCount(
	count: number,
	forms: Readonly< Record< Plural, string > >,
	language: string
): string {
	return forms[ toPlural( count, language ) ].replace(
		'%d',
		String( count )
	);
}
