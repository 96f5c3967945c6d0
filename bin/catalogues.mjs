#!/usr/bin/env node
/**
 * Updates the Lithuanian catalogues from the sources, and compiles them for
 * WordPress.
 *
 *     node bin/catalogues.mjs            extracts texts, checks, compiles
 *     node bin/catalogues.mjs --check    checks only, writes nothing
 *     node bin/catalogues.mjs --compile  compiles only; needs no gettext
 *
 * `--root FOLDER` works in another checkout. See languages/README.md.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogue, checkTemplate } from '../languages/tools/check.mjs';
import {
	addEntries,
	compileBlocks,
	compileCatalogue,
} from '../languages/tools/compile.mjs';
import {
	extract,
	merge,
	readCatalogue,
	writeTemplate,
} from '../languages/tools/gettext.mjs';
import { demo, units } from '../languages/tools/units.mjs';
import { ExpectedError, root as repository, runMain } from './run.mjs';

const root = readRoot( process.argv );

await runMain( async () => {
	const args = process.argv.slice( 2 );
	const existingUnits = units.filter( ( unit ) =>
		unit.sources.some( ( source ) =>
			existsSync( path.join( root, source ) )
		)
	);
	const demos = demo.filter( ( { po } ) =>
		existsSync( path.join( root, po ) )
	);

	if ( args.includes( '--compile' ) ) {
		compile( existingUnits, demos );
		return;
	}

	const isCheck = args.includes( '--check' );
	/** @type {string[]} */
	const problems = [];
	for ( const unit of existingUnits ) {
		const template = extract( root, unit );
		const po = path.join( root, unit.po );
		if ( ! isCheck ) {
			writeTemplate( path.join( root, unit.pot ), template );
			merge( po, path.join( root, unit.pot ) );
		}
		const catalogue = existsSync( po ) ? readCatalogue( po ) : undefined;
		problems.push(
			...checkTemplate( unit.po, template, catalogue ),
			...( catalogue ? checkCatalogue( unit.po, catalogue ) : [] )
		);
	}
	for ( const { po } of demos ) {
		problems.push(
			...checkCatalogue( po, readCatalogue( path.join( root, po ) ) )
		);
	}

	if ( ! isCheck ) {
		compile( existingUnits, demos );
	}
	if ( problems.length > 0 ) {
		throw new ExpectedError(
			`${ problems.join( '\n' ) }\n\n${ problems.length } problems in the catalogues.`
		);
	}
	console.log( 'catalogues: complete' );
} );

/**
 * @param {string[]} args
 * @return {string} Root of the checkout to work in.
 */
function readRoot( args ) {
	const index = args.indexOf( '--root' );
	return index < 0 ? repository : path.resolve( args[ index + 1 ] ?? '.' );
}

/**
 * @param {import('../languages/tools/units.mjs').Unit[]}      existingUnits
 * @param {import('../languages/tools/units.mjs').Catalogue[]} demos
 */
function compile( existingUnits, demos ) {
	let files = 0;
	for ( const { po, builds, blocks, shared } of [
		...existingUnits,
		...demos,
	] ) {
		const source = path.join( root, po );
		if ( ! existsSync( source ) ) {
			continue;
		}
		const catalogue = readCatalogue( source );
		const others = shared ? path.join( root, shared.po ) : '';
		if ( shared && existsSync( others ) ) {
			addEntries( catalogue, readCatalogue( others ), shared.only );
		}
		for ( const build of builds ) {
			files += compileCatalogue(
				catalogue,
				path.join( root, build.to ),
				build.only
			);
		}
		if ( blocks ) {
			files += compileBlocks( catalogue, path.join( root, blocks ) );
		}
	}
	console.log( `catalogues: ${ files } files written` );
}
