#!/usr/bin/env node
/**
 * The Lithuanian catalogues: from the sources to what WordPress loads.
 *
 *     node bin/catalogues.mjs            reads the sources anew, checks, compiles
 *     node bin/catalogues.mjs --check    checks, writes nothing
 *     node bin/catalogues.mjs --compile  compiles alone; needs no gettext
 *
 * `--root FOLDER` works in another checkout. How it is meant to be used stands
 * in languages/README.md.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogue, checkTemplate } from '../languages/tools/check.mjs';
import {
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
import { PlainError, root as repository, runMain } from './run.mjs';

const root = folderOf( process.argv );

await runMain( async () => {
	const args = process.argv.slice( 2 );
	const here = units.filter( ( unit ) =>
		unit.sources.some( ( source ) =>
			existsSync( path.join( root, source ) )
		)
	);
	const demos = demo.filter( ( { po } ) =>
		existsSync( path.join( root, po ) )
	);

	if ( args.includes( '--compile' ) ) {
		compile( here, demos );
		return;
	}

	const isCheck = args.includes( '--check' );
	/** @type {string[]} */
	const faults = [];
	for ( const unit of here ) {
		const template = extract( root, unit );
		const po = path.join( root, unit.po );
		if ( ! isCheck ) {
			writeTemplate( path.join( root, unit.pot ), template );
			merge( po, path.join( root, unit.pot ) );
		}
		const catalogue = existsSync( po ) ? readCatalogue( po ) : undefined;
		faults.push(
			...checkTemplate( unit.po, template, catalogue ),
			...( catalogue ? checkCatalogue( unit.po, catalogue ) : [] )
		);
	}
	for ( const { po } of demos ) {
		faults.push(
			...checkCatalogue( po, readCatalogue( path.join( root, po ) ) )
		);
	}

	if ( ! isCheck ) {
		compile( here, demos );
	}
	if ( faults.length > 0 ) {
		throw new PlainError(
			`${ faults.join( '\n' ) }\n\n${ faults.length } to put right in the catalogues.`
		);
	}
	console.log( 'catalogues: complete' );
} );

/**
 * @param {string[]} args
 * @return {string} The checkout to work in.
 */
function folderOf( args ) {
	const given = args.indexOf( '--root' );
	return given < 0 ? repository : path.resolve( args[ given + 1 ] ?? '.' );
}

/**
 * @param {import('../languages/tools/units.mjs').Unit[]}      here
 * @param {import('../languages/tools/units.mjs').Catalogue[]} demos
 */
function compile( here, demos ) {
	let files = 0;
	for ( const { po, builds, blocks } of [ ...here, ...demos ] ) {
		const source = path.join( root, po );
		if ( ! existsSync( source ) ) {
			continue;
		}
		const catalogue = readCatalogue( source );
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
