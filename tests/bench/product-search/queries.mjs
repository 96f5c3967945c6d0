/**
 * Queries of shoppers. The generated products contain all of these words, except
 * those with typos; `makeQueries` returns the same each time.
 */
const words = [
	'žvakė',
	'kvepalai',
	'namų kvapas',
	'difuzorius',
	'smilkalai',
	'bergamotė',
	'čiobrelis',
	'šermukšnis',
	'ąžuolas',
	'vanilė',
	'kardamonas',
	'juodieji serbentai',
	'žalioji arbata',
	'gvazdikėliai',
	'pajūrio',
	'šventinis',
];

const pairs = [
	'žvakė medus',
	'zvake vanile',
	'kvepalai moterims',
	'namų kvapas pušis',
	'dovanų rinkinys levanda',
	'muilas jūros druska',
	'eterinis aliejus mėta',
	'rankų kremas rožė',
];

const mistyped = [
	'kvpalai',
	'bergmote',
	'difuzoruis',
	'kardamonnas',
	'smilkalia',
	'levnda',
	'ciobrleis',
	'gintraas',
	'zvkae medus',
	'dovnau rinkinys',
];

const codes = [
	'BN-000042',
	'bn000777',
	'BN 000500',
	'BN-0005',
	'BN-000100-V2',
	'bn000990v3',
];

const nothing = [ 'qqqqq', 'xylofonas', 'žžžž' ];

const fold = ( /** @type {string} */ text ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' );

/**
 * @return {Record<string, string[]>} Queries by kind.
 */
export function makeQueries() {
	return {
		// A query while it is being typed.
		beginnings: words.flatMap( ( word ) =>
			[ 3, 5, 8, 12 ]
				.filter( ( length ) => length <= word.length )
				.map( ( length ) => word.slice( 0, length ) )
		),
		'whole words': words,
		'without Lithuanian letters': words.map( fold ),
		'two words and more': pairs,
		mistyped,
		codes,
		nothing,
	};
}
