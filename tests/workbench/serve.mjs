#!/usr/bin/env node
/**
 * Serves every island on a page of its own, with the theme's real styles and a fake
 * shop. It needs only a build, neither PHP nor WordPress.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './files.mjs';
import { startWorkbench } from './server.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '8190' },
		cached: { type: 'boolean', default: false },
	},
} );

if ( ! existsSync( path.join( root, 'runtime/build/core.js' ) ) ) {
	console.error( 'Nothing is built yet. Run "npm run build" first.' );
	process.exit( 1 );
}

try {
	await startWorkbench( Number( values.port ), values.cached );
	console.log( `The workbench is at http://127.0.0.1:${ values.port }/` );
	console.log( 'Stop it with Ctrl+C.' );
} catch ( error ) {
	const { code } = /** @type {NodeJS.ErrnoException} */ ( error );
	console.error(
		code === 'EADDRINUSE'
			? `Port ${ values.port } is taken. Choose another with --port.`
			: String( error )
	);
	process.exit( 1 );
}
