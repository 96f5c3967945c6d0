#!/usr/bin/env node
/**
 * Builds scripts, styles, icons, catalogues and the library for PDF files into the `build` folders of the
 * runtime, the theme and each plugin. `--watch` rebuilds them on changes.
 */
import { buildLibrary } from './library.mjs';
import { ExpectedError, installPackages, run, runMain } from './run.mjs';

await runMain( async () => {
	const isWatching = process.argv.includes( '--watch' );
	await installPackages();
	await buildLibrary();

	/** @type {[string, string[]][]} */
	const steps = [
		[ 'bin/sprite.mjs', [] ],
		[ 'bin/catalogues.mjs', [ '--compile' ] ],
	];
	for ( const [ script, args ] of steps ) {
		if ( ( await run( process.execPath, [ script, ...args ] ) ) !== 0 ) {
			throw new ExpectedError( `The build failed in ${ script }.` );
		}
	}

	const code = await run(
		'npx',
		[ 'webpack', ...( isWatching ? [ '--watch' ] : [] ) ],
		{ NODE_ENV: isWatching ? 'development' : 'production' }
	);
	if ( code !== 0 ) {
		throw new ExpectedError(
			'The build failed: the lines above show in which file.'
		);
	}
} );
