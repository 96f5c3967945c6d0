#!/usr/bin/env node
/**
 * `npm run zip`: creates one installable zip for the theme and for each plugin, in
 * `dist/`. The folder inside has the installed name. `--to DIR` writes the zips into
 * another folder; `--no-build` packs the last build; `--folders` writes the folders
 * instead of zips.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addGuard } from './direct-access.mjs';
import { ExpectedError, isInstalled, root, run, runMain } from './run.mjs';

/** Folder in the repository → folder name when installed. */
const units = {
	theme: 'vitrina',
	'plugin-bank-link': 'vitrina-bank-link',
	'plugin-companion': 'vitrina-companion',
	'plugin-discounts': 'vitrina-discounts',
	'plugin-lpexpress': 'vitrina-lpexpress',
};

/**
 * Folder name when installed → npm packages in it, by the name of the licence file. The
 * licences of the fonts are in the build already.
 */
const contained = {
	vitrina: { photoswipe: 'photoswipe', lucide: 'lucide-static' },
	'vitrina-lpexpress': { 'tanstack-virtual': '@tanstack/react-virtual' },
};

/**
 * Adds the licence of the project, and the licences of the packages that it contains.
 *
 * @param {string} slug
 * @param {string} folder Folder that will be packed.
 */
function addLicences( slug, folder ) {
	cpSync( path.join( root, 'LICENSE' ), path.join( folder, 'license.txt' ) );
	/** @type {Record<string, Record<string, string>>} */
	const packages = contained;
	for ( const [ name, from ] of Object.entries( packages[ slug ] ?? {} ) ) {
		const licence = path.join( root, 'node_modules', from, 'LICENSE' );
		if ( ! existsSync( licence ) ) {
			throw new ExpectedError(
				`The licence of ${ from } is missing: run npm ci, and try again.`
			);
		}
		cpSync( licence, path.join( folder, 'licenses', `${ name }.txt` ) );
	}
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			to: { type: 'string', default: path.join( root, 'dist' ) },
			'no-build': { type: 'boolean', default: false },
			folders: { type: 'boolean', default: false },
		},
	} );
	if ( ! isInstalled( 'zip' ) ) {
		throw new ExpectedError(
			'The program "zip" is missing: install it (on Debian: apt-get install zip) and run the command again.'
		);
	}
	if (
		! values[ 'no-build' ] &&
		( await run( process.execPath, [ 'bin/build.mjs' ] ) ) !== 0
	) {
		throw new ExpectedError(
			'Nothing was packed, because the build failed.'
		);
	}

	if (
		! existsSync(
			path.join( root, 'plugin-companion/build/vendor/autoload.php' )
		)
	) {
		throw new ExpectedError(
			'The library for PDF files is missing: install PHP and Composer, and run the command again.'
		);
	}

	const dist = path.resolve( values.to );
	mkdirSync( dist, { recursive: true } );
	const stage = mkdtempSync( path.join( tmpdir(), 'vitrina-zip-' ) );
	try {
		for ( const [ unit, slug ] of Object.entries( units ) ) {
			if ( ! existsSync( path.join( root, unit ) ) ) {
				throw new ExpectedError(
					`The folder ${ unit } does not exist.`
				);
			}
			cpSync( path.join( root, unit ), path.join( stage, slug ), {
				recursive: true,
			} );
			addLicences( slug, path.join( stage, slug ) );
			for ( const name of readdirSync( path.join( stage, slug ), {
				recursive: true,
				encoding: 'utf8',
			} ) ) {
				if ( name.endsWith( '.php' ) ) {
					addGuard( path.join( stage, slug, name ) );
				}
			}
			if ( values.folders ) {
				cpSync( path.join( stage, slug ), path.join( dist, slug ), {
					recursive: true,
				} );
				continue;
			}
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
				throw new ExpectedError(
					`${ slug }.zip could not be written: is the disk full?`
				);
			}
			console.log(
				`${ path.relative( root, file ) }  ${ Math.round( statSync( file ).size / 1024 ) } KB`
			);
		}
	} finally {
		rmSync( stage, { recursive: true, force: true } );
	}
} );
