/**
 * Starting, finding and ending the shop's server processes.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
	existsSync,
	openSync,
	closeSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../say.mjs';

/**
 * Starts a server that goes on after this script ends.
 *
 * @param {Object}            options
 * @param {string}            options.command
 * @param {string[]}          options.args
 * @param {string}            options.pidFile
 * @param {string}            options.logFile
 * @param {NodeJS.ProcessEnv} [options.env]
 * @return {number} Its process id.
 */
export function startServer( { command, args, pidFile, logFile, env } ) {
	const log = openSync( logFile, 'a' );
	const child = spawn( command, args, {
		detached: true,
		stdio: [ 'ignore', log, log ],
		env: { ...process.env, ...env },
	} );
	closeSync( log );
	child.unref();
	if ( ! child.pid ) {
		throw new ShopError(
			`${ command } could not be started. Is it installed?`
		);
	}
	writeFileSync( pidFile, `${ child.pid }\n${ command }\n` );
	return child.pid;
}

/**
 * @param {number} pid
 * @return {boolean} Whether that process runs and has not merely yet to be reaped.
 */
export function isRunning( pid ) {
	try {
		process.kill( pid, 0 );
	} catch {
		return false;
	}
	try {
		return ! /^State:\s+Z/m.test(
			readFileSync( `/proc/${ pid }/status`, 'utf8' )
		);
	} catch {
		return true;
	}
}

/**
 * A pid file can outlive its process, and the number can be given to another
 * program: the command line decides.
 *
 * @param {string} pidFile
 * @return {number | null} The id of the server that the file names, if it runs.
 */
export function runningPid( pidFile ) {
	if ( ! existsSync( pidFile ) ) {
		return null;
	}
	const [ line = '', command = '' ] = readFileSync( pidFile, 'utf8' ).split(
		'\n'
	);
	const pid = Number( line );
	if ( ! Number.isInteger( pid ) || pid < 2 || ! isRunning( pid ) ) {
		return null;
	}
	try {
		const actual = readFileSync( `/proc/${ pid }/cmdline`, 'utf8' );
		const wanted =
			command
				.split( '/' )
				.pop()
				?.replace( /[\d.]+$/, '' ) ?? '';
		return actual.includes( wanted ) ? pid : null;
	} catch {
		return pid;
	}
}

/**
 * @param {string}         pidFile
 * @param {NodeJS.Signals} signal
 */
export async function stopServer( pidFile, signal = 'SIGTERM' ) {
	const pid = runningPid( pidFile );
	if ( pid ) {
		process.kill( pid, signal );
		for ( let i = 0; i < 200 && isRunning( pid ); i++ ) {
			await sleep( 50 );
		}
		if ( isRunning( pid ) ) {
			process.kill( pid, 'SIGKILL' );
		}
	}
	rmSync( pidFile, { force: true } );
}

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether nobody listens there.
 */
export function portIsFree( port ) {
	return new Promise( ( done ) => {
		const server = createServer();
		server.once( 'error', () => done( false ) );
		server.listen( { port, host: '127.0.0.1' }, () => {
			server.close( () => done( true ) );
		} );
	} );
}

/**
 * @param {string}                           what
 * @param {() => Promise<boolean> | boolean} test
 * @param {number}                           seconds
 */
export async function waitFor( what, test, seconds = 20 ) {
	const end = Date.now() + seconds * 1000;
	while ( Date.now() < end ) {
		if ( await test() ) {
			return;
		}
		await sleep( 60 );
	}
	throw new ShopError( `${ what } did not come up within ${ seconds } s.` );
}

/**
 * @param {string[]} names Several names one program goes by.
 * @return {string | null} The full path of the first that is installed.
 */
export function findProgram( names ) {
	const folders = [
		...( process.env.PATH ?? '' ).split( ':' ),
		'/usr/sbin',
		'/usr/local/sbin',
		'/sbin',
	];
	for ( const name of names ) {
		for ( const folder of folders ) {
			if ( folder && existsSync( `${ folder }/${ name }` ) ) {
				return `${ folder }/${ name }`;
			}
		}
	}
	return null;
}

/**
 * @param {string}   command
 * @param {string[]} args
 * @param {string}   failure Says what could not be done.
 * @return {string} What it printed.
 */
export function runTool( command, args, failure ) {
	const result = spawnSync( command, args, {
		encoding: 'utf8',
		maxBuffer: 1e8,
	} );
	if ( result.status !== 0 ) {
		const why =
			`${ result.stderr ?? '' }${ result.error?.message ?? '' }`.trim();
		throw new ShopError(
			`${ failure }: ${ why.split( '\n' ).slice( -6 ).join( '\n' ) }`
		);
	}
	return result.stdout;
}
