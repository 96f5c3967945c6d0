/**
 * Runs other programs for the scripts in this folder. It imports only Node's
 * modules, because `npm start` and `npm test` run it before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);

/** An expected error: only its message is printed, without a stack trace. */
export class ExpectedError extends Error {
	/**
	 * @param {string} message  What happened, and what to do.
	 * @param {number} exitCode Exit code of the process.
	 */
	constructor( message, exitCode = 1 ) {
		super( message );
		this.exitCode = exitCode;
	}
}

/**
 * Runs a program in the repository's root and prints its output.
 *
 * @param {string}            program
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [env]   Added to the environment.
 * @return {Promise<number>} Its exit code; 127 if it could not be started.
 */
export function run( program, args, env = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( program, args, {
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, ...env },
		} );
		child.on( 'error', () => resolve( 127 ) );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}

/**
 * Runs a program in the repository's root and returns its output.
 *
 * @param {string}            program
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [env]   Added to the environment.
 * @return {Promise<{ code: number, output: string }>} Its exit code (127 if it
 * could not be started) and its output.
 */
export function runQuietly( program, args, env = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( program, args, {
			cwd: root,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			env: { ...process.env, ...env },
		} );
		let output = '';
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream.setEncoding( 'utf8' ).on( 'data', ( text ) => {
				output += text;
			} );
		}
		child.on( 'error', () => resolve( { code: 127, output } ) );
		child.on( 'close', ( code ) => resolve( { code: code ?? 1, output } ) );
	} );
}

/**
 * @param {string} program
 * @return {boolean} Whether the program is installed.
 */
export function isInstalled( program ) {
	return (
		spawnSync( 'sh', [ '-c', `command -v ${ program }` ], {
			stdio: 'ignore',
		} ).status === 0
	);
}

/**
 * Installs the npm packages if they are missing.
 */
export async function installPackages() {
	if ( existsSync( path.join( root, 'node_modules/@wordpress/scripts' ) ) ) {
		return;
	}
	console.log( 'Installing the npm packages (once, a minute or two)…' );
	// Not `npm ci`: it rejects a lock file without the optional packages of other
	// platforms, which some mirrors of the registry do not have.
	const code = await run( 'npm', [
		'install',
		'--no-save',
		'--no-audit',
		'--no-fund',
		'--loglevel=error',
	] );
	if ( code !== 0 ) {
		throw new ExpectedError(
			'The npm packages could not be installed. Check that the npm registry can be reached, and run the command again.'
		);
	}
}

/**
 * Installs the Composer packages if they are missing: the library for PDF files, and
 * what tests and checks need.
 *
 * @return {Promise<boolean>} Whether they are installed now.
 */
export async function installComposerPackages() {
	const needed = [ 'vendor/bin/phpunit', 'vendor/dompdf/dompdf' ];
	if ( needed.every( ( file ) => existsSync( path.join( root, file ) ) ) ) {
		return true;
	}
	if ( ! isInstalled( 'composer' ) || ! isInstalled( 'php' ) ) {
		return false;
	}
	console.log( 'Installing the Composer packages (once, half a minute)…' );
	return (
		( await run( 'composer', [
			'install',
			'--no-interaction',
			'--no-progress',
			'--quiet',
		] ) ) === 0
	);
}

/**
 * Runs a script's main function. If it throws an expected error, only the message is
 * printed, and the exit code is set.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain( main ) {
	try {
		await main();
	} catch ( error ) {
		if ( error instanceof ExpectedError ) {
			console.error( `\n${ error.message }` );
			process.exitCode = error.exitCode;
			return;
		}
		throw error;
	}
}
