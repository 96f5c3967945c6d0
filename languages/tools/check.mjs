/**
 * What can be wrong with a catalogue. Each fault is one line: file, string, what.
 */
import { entries, keyOf } from './gettext.mjs';
import { LOCALE, PLURAL_FORMS } from './units.mjs';

/** @typedef {import('gettext-parser').GetTextTranslations} Catalogue */

/** %s, %1$d, %.2f, %% */
const printf = /%(?:\d+\$)?[-+0]*\d*(?:\.\d+)?[bcdeEfFgGosuxX]|%%/g;
/** {site_title}, {{label}}, ###SITENAME###, %qty% */
const tokens = /\{+[a-z_]+\}+|###[A-Z_]+###|%[a-z]+%/g;
/** <a>, </a>, <TaxAmount/> */
const tags = /<\/?[a-z][a-z0-9]*/gi;

/**
 * The parts of a string that code fills in. "%s %s" and "%1$s %2$s" ask for the
 * same arguments; how often each is used is the translator's choice.
 *
 * @param {string} text
 * @return {string} In an order that can be compared.
 */
function filledIn( text ) {
	let next = 0;
	const args = ( text.match( printf ) ?? [] )
		.filter( ( found ) => found !== '%%' )
		.map( ( found ) => {
			const [ , place, type ] =
				found.match( /^%(?:(\d+)\$)?.*?([a-zA-Z])$/ ) ?? [];
			return `%${ place ?? ++next }$${ type }`;
		} );
	const rest = [
		...( text.match( tokens ) ?? [] ),
		...( text.match( tags ) ?? [] ).map( ( tag ) => `${ tag }>` ),
	];
	return [ ...new Set( [ ...args, ...rest ] ) ].sort().join( ' ' );
}

/**
 * Signs a Lithuanian text does not have. Tags and their attributes aside.
 *
 * @param {string} text
 * @return {string} What is wrong, or nothing.
 */
function typography( text ) {
	const words = text.replace( /<[^>]*>/g, '' );
	if ( /["”]|&[lr]dquo;/.test( words ) ) {
		return 'quotes are „…“';
	}
	if ( /\.\.\./.test( words ) ) {
		return 'three dots are one sign: …';
	}
	if ( / - |—/.test( words ) ) {
		return 'a dash is –';
	}
	return '';
}

/**
 * @param {string}    file
 * @param {Catalogue} catalogue
 * @return {string[]} Faults.
 */
export function checkCatalogue( file, catalogue ) {
	/** @type {string[]} */
	const faults = [];
	const headers = Object.fromEntries(
		Object.entries( catalogue.headers ?? {} ).map( ( [ name, value ] ) => [
			name.toLowerCase(),
			value,
		] )
	);
	if (
		headers[ 'plural-forms' ]?.replace( /\s/g, '' ) !==
		PLURAL_FORMS.replace( /\s/g, '' )
	) {
		faults.push( `${ file }: Plural-Forms is not the rule of Lithuanian` );
	}
	if ( headers.language !== LOCALE ) {
		faults.push( `${ file }: Language is not ${ LOCALE }` );
	}

	for ( const entry of entries( catalogue ) ) {
		/** @param {string} what */
		const say = ( what ) =>
			faults.push(
				`${ file }: "${ entry.msgid.slice( 0, 80 ) }": ${ what }`
			);
		if ( entry.comments?.flag?.includes( 'fuzzy' ) ) {
			say( 'fuzzy' );
		}
		const forms = entry.msgid_plural ? 3 : 1;
		if ( entry.msgstr.length !== forms ) {
			say( `${ entry.msgstr.length } forms instead of ${ forms }` );
			continue;
		}
		if ( entry.msgstr.some( ( text ) => text === '' ) ) {
			say( 'not translated' );
			continue;
		}
		// Lithuanian uses the first form for 21, 31, …, so it needs the number too.
		const wanted = filledIn( entry.msgid_plural ?? entry.msgid );
		entry.msgstr.forEach( ( text, form ) => {
			const got = filledIn( text );
			if ( got !== wanted ) {
				say(
					`form ${ form } fills in "${ got }" instead of "${ wanted }"`
				);
			}
			const wrong = typography( text );
			if ( wrong ) {
				say( wrong );
			}
		} );
	}
	return faults;
}

/**
 * @param {string}                file
 * @param {Catalogue}             template  What the sources say.
 * @param {Catalogue | undefined} catalogue
 * @return {string[]} Faults.
 */
export function checkTemplate( file, template, catalogue ) {
	const known = new Map(
		( catalogue ? entries( catalogue ) : [] ).map( ( entry ) => [
			keyOf( entry ),
			entry,
		] )
	);
	return entries( template ).flatMap( ( entry ) => {
		const found = known.get( keyOf( entry ) );
		const [ place ] = ( entry.comments?.reference ?? '' ).split( '\n' );
		const name = `${ file }: "${ entry.msgid.slice( 0, 80 ) }" (${ place })`;
		if ( ! found ) {
			return [ `${ name }: missing` ];
		}
		return found.msgid_plural === entry.msgid_plural
			? []
			: [ `${ name }: its plural is another one in the sources` ];
	} );
}
