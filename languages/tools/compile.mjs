/**
 * From .po to what WordPress reads: PHP (since 6.5, first choice), .mo, and
 * JSON for scripts. Needs nothing but npm packages.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mo } from 'gettext-parser';
import { ExpectedError } from '../../bin/run.mjs';
import { LOCALE, PLURAL_FORMS } from './units.mjs';

/**
 * @typedef {import('gettext-parser').GetTextTranslations} Catalogue
 * @typedef {import('gettext-parser').GetTextTranslation}  Entry
 */

/** @param {Entry} entry */
const isTranslated = ( entry ) =>
	entry.msgid !== '' &&
	! entry.comments?.flag?.includes( 'fuzzy' ) &&
	entry.msgstr.every( ( text ) => text !== '' );

/**
 * @param {Catalogue}                   catalogue
 * @param {( entry: Entry ) => boolean} wanted
 */
function entriesOf( catalogue, wanted ) {
	return Object.values( catalogue.translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( entry ) => isTranslated( entry ) && wanted( entry ) );
}

/** @param {Entry} entry */
const references = ( entry ) =>
	( entry.comments?.reference ?? '' ).split( /\s+/ );

/**
 * Adds the strings of another catalogue that are used in a folder.
 *
 * @param {Catalogue} catalogue
 * @param {Catalogue} other
 * @param {string}    folder
 */
export function addEntries( catalogue, other, folder ) {
	const isUsed = ( /** @type {Entry} */ entry ) =>
		references( entry ).some( ( file ) => file.startsWith( folder ) );
	for ( const entry of entriesOf( other, isUsed ) ) {
		const inContext = ( catalogue.translations[ entry.msgctxt ?? '' ] ??=
			{} );
		inContext[ entry.msgid ] ??= entry;
	}
}

/** @param {Entry} entry */
const key = ( entry ) =>
	entry.msgctxt ? `${ entry.msgctxt }\u0004${ entry.msgid }` : entry.msgid;

/**
 * @param {string} text
 * @return {string} As a PHP string.
 */
function php( text ) {
	const quoted = text
		.replace( /[\\']/g, '\\$&' )
		.replace( /\0/g, `' . "\\0" . '` )
		.replace( /\u0004/g, `' . "\\4" . '` );
	return `'${ quoted }'`;
}

/**
 * @param {Catalogue} catalogue
 * @param {string}    target    Path without ending.
 * @param {string}    [only]    Only strings of sources in this folder.
 * @return {number} Files written.
 */
export function compileCatalogue( catalogue, target, only = '' ) {
	const wanted = entriesOf( catalogue, ( entry ) =>
		references( entry ).some( ( file ) => file.startsWith( only ) )
	);
	mkdirSync( path.dirname( target ), { recursive: true } );

	const messages = wanted.map(
		( entry ) =>
			`${ php( key( entry ) ) } => ${ php( entry.msgstr.join( '\0' ) ) },`
	);
	writeFileSync(
		`${ target }.l10n.php`,
		`<?php
return [
'language' => ${ php( LOCALE ) },
'plural-forms' => ${ php( PLURAL_FORMS ) },
'messages' => [
${ messages.join( '\n' ) }
],
];
`
	);

	const header = catalogue.translations[ '' ]?.[ '' ];
	if ( ! header ) {
		throw new ExpectedError( `${ target }: the catalogue has no header` );
	}
	/** @type {Catalogue['translations']} */
	const translations = { '': { '': header } };
	for ( const entry of wanted ) {
		const inContext = ( translations[ entry.msgctxt ?? '' ] ??= {} );
		inContext[ entry.msgid ] = entry;
	}
	writeFileSync(
		`${ target }.mo`,
		mo.compile( { ...catalogue, translations } )
	);
	return 2;
}

/**
 * The strings that a script asks for (`#: blocks`), as `wp.i18n` takes them.
 *
 * @param {Catalogue} catalogue
 * @param {string}    target    Path of the JSON file.
 * @return {number} Files written.
 */
export function compileBlocks( catalogue, target ) {
	const wanted = entriesOf( catalogue, ( entry ) =>
		references( entry ).includes( 'blocks' )
	);
	/** @type {Record<string, string[] | Record<string, string>>} */
	const messages = {
		'': { domain: 'messages', lang: LOCALE, 'plural-forms': PLURAL_FORMS },
	};
	for ( const entry of wanted ) {
		messages[ key( entry ) ] = entry.msgstr;
	}
	mkdirSync( path.dirname( target ), { recursive: true } );
	writeFileSync(
		target,
		`${ JSON.stringify( { domain: 'messages', locale_data: { messages } } ) }\n`
	);
	return 1;
}
