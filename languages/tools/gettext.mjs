/**
 * Reads strings out of PHP with gettext's own programs. `xgettext` knows PHP
 * but no text domains, so every call is read twice: once with the domain in
 * the place of the context, which says whose string it is, and once as it is.
 */
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { ExpectedError } from '../../bin/run.mjs';
import { LOCALE, PLURAL_FORMS } from './units.mjs';

/**
 * @typedef {import('gettext-parser').GetTextTranslations} Catalogue
 * @typedef {import('gettext-parser').GetTextTranslation}  Entry
 */

/**
 * A string of the sources: has a place, and no translation.
 *
 * @typedef {Omit<Entry, 'msgstr' | 'comments'> & { comments: { reference: string, extracted?: string } }} Found
 */

/** Function → number of its arguments, the domain the last; what each is. */
const calls = {
	plain: [
		'__',
		'_e',
		'esc_html__',
		'esc_attr__',
		'esc_html_e',
		'esc_attr_e',
	],
	context: [ '_x', '_ex', 'esc_html_x', 'esc_attr_x' ],
};
const asWritten = [
	...calls.plain.map( ( name ) => `${ name }:1,2t` ),
	...calls.context.map( ( name ) => `${ name }:1,2c,3t` ),
	'_n:1,2,4t',
	'_nx:1,2,4c,5t',
	'_n_noop:1,2,3t',
	'_nx_noop:1,2,3c,4t',
];
const byDomain = [
	...calls.plain.map( ( name ) => `${ name }:1,2c,2t` ),
	...calls.context.map( ( name ) => `${ name }:1,3c,3t` ),
	'_n:1,2,4c,4t',
	'_nx:1,2,5c,5t',
	'_n_noop:1,2,3c,3t',
	'_nx_noop:1,2,4c,4t',
];

/**
 * @param {string}   program
 * @param {string[]} args
 * @param {Object}   options
 * @return {string} What it printed.
 */
function gettext( program, args, options = {} ) {
	const { error, status, stdout, stderr } = spawnSync( program, args, {
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
		...options,
	} );
	if ( error && 'code' in error && error.code === 'ENOENT' ) {
		throw new ExpectedError(
			`${ program } is missing: install the package gettext, which reads the strings out of the sources. (--compile works without it.)`
		);
	}
	if ( status !== 0 ) {
		throw new ExpectedError( `${ program }: ${ stderr }` );
	}
	return stdout;
}

/**
 * @param {string} folder
 * @return {string[]} PHP files in it, without what is built or installed.
 */
function phpFiles( folder ) {
	if ( ! existsSync( folder ) ) {
		return [];
	}
	return readdirSync( folder, { withFileTypes: true } )
		.flatMap( ( entry ) => {
			const file = path.join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return [ 'build', 'node_modules', 'vendor' ].includes(
					entry.name
				)
					? []
					: phpFiles( file );
			}
			return entry.name.endsWith( '.php' ) ? [ file ] : [];
		} )
		.sort();
}

/**
 * @param {Catalogue} catalogue
 * @return {Entry[]} Its entries, without the header.
 */
export function entries( catalogue ) {
	return Object.values( catalogue.translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( entry ) => entry.msgid !== '' );
}

/** @param {Pick<Entry, 'msgid' | 'msgctxt'>} entry */
export const keyOf = ( entry ) =>
	`${ entry.msgctxt ?? '' }\u0004${ entry.msgid }`;

/** @param {Entry} entry */
const placesOf = ( entry ) =>
	( entry.comments?.reference ?? '' ).split( /\s+/ ).filter( Boolean );

/**
 * @param {string}                     root
 * @param {import('./units.mjs').Unit} unit
 * @return {Catalogue} A catalogue without translations.
 */
export function extract( root, unit ) {
	const sources = unit.sources
		.flatMap( ( source ) => phpFiles( path.join( root, source ) ) )
		.map( ( file ) => path.relative( root, file ) );
	/** @param {string[]} keywords */
	const read = ( keywords ) => {
		const printed = gettext(
			'xgettext',
			[
				'--language=PHP',
				'--from-code=UTF-8',
				'--force-po',
				'--add-comments=translators',
				'--files-from=-',
				'--output=-',
				'--keyword',
				...keywords.map( ( keyword ) => `--keyword=${ keyword }` ),
			],
			{ cwd: root, input: sources.join( '\n' ) }
		);
		return po.parse(
			printed.replace( 'charset=CHARSET', 'charset=UTF-8' )
		);
	};

	/** @type {Set<string>} */
	const ours = new Set();
	for ( const entry of entries( read( byDomain ) ) ) {
		if ( entry.msgctxt === unit.domain ) {
			placesOf( entry ).forEach( ( place ) =>
				ours.add( `${ place } ${ entry.msgid }` )
			);
		}
	}

	/** @type {Map<string, Found>} */
	const found = new Map();
	/** @param {Found} entry */
	const add = ( entry ) => {
		const before = found.get( keyOf( entry ) );
		if ( before ) {
			before.comments.reference += `\n${ entry.comments.reference }`;
		} else {
			found.set( keyOf( entry ), entry );
		}
	};
	for ( const entry of entries( read( asWritten ) ) ) {
		const places = placesOf( entry ).filter( ( place ) =>
			ours.has( `${ place } ${ entry.msgid }` )
		);
		if ( places.length > 0 ) {
			// Lines move with every change; files say enough.
			const inFiles = new Set(
				places.map( ( place ) => place.replace( /:\d+$/, '' ) )
			);
			add( {
				...entry,
				comments: {
					...entry.comments,
					reference: [ ...inFiles ].join( '\n' ),
				},
			} );
		}
	}
	headerEntries( root, unit ).forEach( add );
	themeEntries( root, unit ).forEach( add );

	const sorted = [ ...found.values() ].sort(
		( one, other ) =>
			compare( one.comments.reference, other.comments.reference ) ||
			compare( keyOf( one ), keyOf( other ) )
	);
	/** @type {Catalogue['translations']} */
	const translations = { '': { '': { msgid: '', msgstr: [ '' ] } } };
	for ( const entry of sorted ) {
		const inContext = ( translations[ entry.msgctxt ?? '' ] ??= {} );
		inContext[ entry.msgid ] = {
			...entry,
			msgstr: entry.msgid_plural ? [ '', '' ] : [ '' ],
		};
	}
	return {
		charset: 'utf-8',
		headers: {
			'Project-Id-Version': unit.domain,
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
		},
		translations,
	};
}

/**
 * @param {string} one
 * @param {string} other
 */
const compare = ( one, other ) => Number( one > other ) - Number( one < other );

/**
 * @param {string} msgid
 * @param {string} reference
 * @param {string} extracted
 * @param {string} [msgctxt]
 */
const plain = ( msgid, reference, extracted, msgctxt ) => ( {
	msgid,
	...( msgctxt && { msgctxt } ),
	comments: { reference, extracted },
} );

/**
 * What WordPress translates of a plugin's or theme's header.
 *
 * @param {string}                     root
 * @param {import('./units.mjs').Unit} unit
 */
function headerEntries( root, { header } ) {
	if ( ! header || ! existsSync( path.join( root, header ) ) ) {
		return [];
	}
	const text = readFileSync( path.join( root, header ), 'utf8' );
	return [ 'Plugin Name', 'Theme Name', 'Description' ].flatMap(
		( field ) => {
			const value = text
				.match(
					new RegExp( `^[ \\t/*#@]*${ field }:(.*)$`, 'm' )
				)?.[ 1 ]
				?.trim();
			return value
				? [ plain( value, header, `${ field } of the header` ) ]
				: [];
		}
	);
}

/** theme.json: list of names → the context under which WordPress asks. Fonts keep their own names, and sizes are numbers. */
const named = {
	'settings.color.palette': 'Color name',
	'settings.color.gradients': 'Gradient name',
	'settings.color.duotone': 'Duotone name',
	'settings.typography.fontSizes': 'Font size name',
	'settings.spacing.spacingSizes': 'Space size name',
	'settings.shadow.presets': 'Shadow name',
};

/**
 * @param {string}                     root
 * @param {import('./units.mjs').Unit} unit
 */
function themeEntries( root, { themeJson } ) {
	if ( ! themeJson || ! existsSync( path.join( root, themeJson ) ) ) {
		return [];
	}
	const json = JSON.parse(
		readFileSync( path.join( root, themeJson ), 'utf8' )
	);
	return Object.entries( named ).flatMap( ( [ at, context ] ) => {
		const list = at
			.split( '.' )
			.reduce( ( value, key ) => value?.[ key ], json );
		return ( Array.isArray( list ) ? list : [] )
			.filter( ( { name } ) => /\p{L}/u.test( name ?? '' ) )
			.map( ( { name } ) => plain( name, themeJson, '', context ) );
	} );
}

/**
 * @param {string} file
 * @return {Catalogue} What it says.
 */
export function readCatalogue( file ) {
	try {
		return po.parse( readFileSync( file ) );
	} catch ( error ) {
		const why = error instanceof Error ? error.message : String( error );
		throw new ExpectedError( `${ file } cannot be read: ${ why }` );
	}
}

/**
 * @param {string}    file
 * @param {Catalogue} template
 */
export function writeTemplate( file, template ) {
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync(
		file,
		Buffer.concat( [
			po.compile( template, { foldLength: 0 } ),
			Buffer.from( '\n' ),
		] )
	);
}

/**
 * Brings a catalogue up to its template. New strings come in empty: a guess
 * looks like a translation.
 *
 * @param {string} file
 * @param {string} template
 */
export function merge( file, template ) {
	if ( ! existsSync( file ) ) {
		const { headers, ...rest } = po.parse( readFileSync( template ) );
		const made = po.compile(
			{
				...rest,
				headers: {
					...headers,
					Language: LOCALE,
					'Plural-Forms': PLURAL_FORMS,
				},
				translations: { '': { '': { msgid: '', msgstr: [ '' ] } } },
			},
			{ foldLength: 0 }
		);
		writeFileSync( file, Buffer.concat( [ made, Buffer.from( '\n' ) ] ) );
	}
	gettext( 'msgmerge', [
		'--quiet',
		'--update',
		'--backup=none',
		'--no-fuzzy-matching',
		'--no-wrap',
		file,
		template,
	] );
	gettext( 'msgfmt', [ '--check', '--output-file=/dev/null', file ] );
}
