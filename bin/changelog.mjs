#!/usr/bin/env node
/**
 * `npm run changelog`: joins the entries in `changelog/`, by type, into the
 * text of a release.
 */
import {
	existsSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinEntries, prependRelease, readEntry } from './changelog-text.mjs';
import { ExpectedError, root, runMain } from './run.mjs';

const HELP = `npm run changelog -- VERSION [--date YYYY-MM-DD] [--write]

  VERSION   of the release, such as 0.2.0
  --date    of the release; today without it
  --write   put the text on top of CHANGELOG.md and remove the entries;
            without it the text is printed`;

await runMain( async () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			date: { type: 'string' },
			write: { type: 'boolean' },
			help: { type: 'boolean' },
		},
	} );
	const [ version = '' ] = positionals;
	if ( values.help ) {
		return console.log( HELP );
	}
	if ( ! /^\d+\.\d+\.\d+$/.test( version ) ) {
		throw new ExpectedError( `The version is missing.\n\n${ HELP }` );
	}
	const folder = path.join( root, 'changelog' );
	const files = readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.md' ) )
		.sort();
	if ( files.length === 0 ) {
		throw new ExpectedError( 'There are no entries in changelog/.' );
	}
	const entries = files.map( ( file ) => {
		try {
			return readEntry(
				file,
				readFileSync( path.join( folder, file ), 'utf8' )
			);
		} catch ( error ) {
			throw new ExpectedError(
				error instanceof Error ? error.message : ''
			);
		}
	} );
	const date = values.date ?? new Date().toISOString().slice( 0, 10 );
	const text = joinEntries( entries, version, date );
	if ( ! values.write ) {
		return console.log( text );
	}
	const target = path.join( root, 'CHANGELOG.md' );
	writeFileSync(
		target,
		prependRelease(
			existsSync( target ) ? readFileSync( target, 'utf8' ) : '',
			text
		)
	);
	files.forEach( ( file ) => rmSync( path.join( folder, file ) ) );
	console.log( `${ files.length } entries are in CHANGELOG.md now.` );
} );
