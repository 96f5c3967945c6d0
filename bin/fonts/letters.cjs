/**
 * The characters of the shop's two fonts. Anything else, Cyrillic for example, is
 * shown in a font of the visitor's system.
 */

/** Letters beyond a–z, by language: of the shop's markets, and of names in perfumery. */
const alphabets = {
	lithuanian: 'ąčęėįšųūž',
	latvian: 'āčēģīķļņšūž',
	estonian: 'šžõäöü',
	polish: 'ąćęłńóśźż',
	german: 'äöüß',
	danish: 'æøå',
	norwegian: 'æøå',
	swedish: 'åäöé',
	finnish: 'åäöšž',
	icelandic: 'áðéíóúýþæö',
	french: 'àâçèéêëîïôùûñ',
};

/** Signs of texts and prices. */
const signs = '\u00a0§©«°»×–—‘’‚“”„…€™−';

const ascii = Array.from( { length: 95 }, ( _, index ) =>
	String.fromCharCode( 0x20 + index )
).join( '' );

const lower = Object.values( alphabets ).join( '' );

/** Each character once, in the order of its code. */
const characters = [
	...new Set( [
		...ascii,
		...lower,
		// "ß" in capitals is "SS", or one letter of its own.
		...( lower.toUpperCase() + 'ẞ' ),
		...signs,
	] ),
]
	.sort()
	.join( '' );

module.exports = { alphabets, characters, signs };
