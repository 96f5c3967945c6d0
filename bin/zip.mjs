#!/usr/bin/env node
/**
 * `npm run zip`: one installable zip for the theme and for each plugin, in
 * `dist/`. The folder inside has the name under which it is installed.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError, has, root, run, runMain } from './run.mjs';

/** Folder in the repository → name under which it is installed. */
const units = {
	theme: 'vitrina',
	'plugin-bank-link': 'vitrina-bank-link',
	'plugin-companion': 'vitrina-companion',
	'plugin-discounts': 'vitrina-discounts',
	'plugin-lpexpress': 'vitrina-lpexpress',
};

await runMain( async () => {
	if ( ! has( 'zip' ) ) {
		throw new PlainError(
			'The program "zip" is missing: install it (on Debian: apt-get install zip) and run the command again.'
		);
	}
	if ( ( await run( process.execPath, [ 'bin/build.mjs' ] ) ) !== 0 ) {
		throw new PlainError( 'Nothing was packed, because the build failed.' );
	}

	const dist = path.join( root, 'dist' );
	mkdirSync( dist, { recursive: true } );
	const stage = mkdtempSync( path.join( tmpdir(), 'vitrina-zip-' ) );
	try {
		for ( const [ unit, slug ] of Object.entries( units ) ) {
			if ( ! existsSync( path.join( root, unit ) ) ) {
				throw new PlainError( `The folder ${ unit } is not there.` );
			}
			cpSync( path.join( root, unit ), path.join( stage, slug ), {
				recursive: true,
			} );
			const file = path.join( dist, `${ slug }.zip` );
			rmSync( file, { force: true } );
			const code = await run( 'sh', [
				'-c',
				`cd "$1" && zip -qr "$2" "$3"`,
				'zip',
				stage,
				file,
				slug,
			] );
			if ( code !== 0 ) {
				throw new PlainError(
					`${ slug }.zip could not be written: is the disk full?`
				);
			}
			console.log(
				`dist/${ slug }.zip  ${ Math.round( statSync( file ).size / 1024 ) } KB`
			);
		}
	} finally {
		rmSync( stage, { recursive: true, force: true } );
	}
} );
