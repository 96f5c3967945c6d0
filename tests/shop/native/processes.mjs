/**
 * Starts, finds and stops the shop's server processes.
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
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../output.mjs';

/**
 * Starts a server that keeps running after this script ends.
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
 * @return {boolean} Whether the process runs and is not a zombie.
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
 * A pid file can outlive its process, and its id can be reused by another program,
 * so the command line is checked.
 *
 * @param {string} pidFile
 * @return {number | null} The id of the server in the file, if it runs.
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
 * @return {Promise<boolean>} Whether the port is free.
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
 * @param {number} port
 * @return {Promise<boolean>} Whether a server accepts connections.
 */
export function portIsOpen( port ) {
	return new Promise( ( done ) => {
		const socket = connect( { port, host: '127.0.0.1' } );
		socket.once( 'connect', () => {
			socket.destroy();
			done( true );
		} );
		socket.once( 'error', () => done( false ) );
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
 * @param {string[]} names Alternative names of a program.
 * @return {string | null} Path of the first one that is installed.
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
 * @param {string}   failure Message for a failure.
 * @return {string} Its output.
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
