#!/usr/bin/env node
/**
 * Builds scripts, styles, icons and catalogues into the `build` folders of the
 * runtime, the theme and each plugin. `--watch` keeps at it.
 */
import { PlainError, installPackages, run, runMain } from './run.mjs';

await runMain( async () => {
	const isWatching = process.argv.includes( '--watch' );
	await installPackages();

	/** @type {[string, string[]][]} */
	const steps = [
		[ 'bin/sprite.mjs', [] ],
		[ 'bin/catalogues.mjs', [ '--compile' ] ],
	];
	for ( const [ script, args ] of steps ) {
		if ( ( await run( process.execPath, [ script, ...args ] ) ) !== 0 ) {
			throw new PlainError( `The build stopped in ${ script }.` );
		}
	}

	const code = await run(
		'npx',
		[ 'webpack', ...( isWatching ? [ '--watch' ] : [] ) ],
		{ NODE_ENV: isWatching ? 'development' : 'production' }
	);
	if ( code !== 0 ) {
		throw new PlainError(
			'The build stopped: the lines above say in which file.'
		);
	}
} );
