/**
 * The shop in wp-env: in Docker if there is an engine, else in Playground (PHP as
 * WebAssembly, SQLite), which needs only Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, portIsFree } from './native/processes.mjs';
import { REPO } from './paths.mjs';
import { ShopError, printLine, step } from './output.mjs';
import { HOME, ROOT, STATE, WORK, layOut } from './wp-env-files.mjs';

/** @typedef {import('./handle.mjs').ShopStatus} ShopStatus */
/** @typedef {{ folder: string, version: string }} Found */

/**
 * @return {boolean} Whether a Docker engine responds, not only its client.
 */
export function dockerAnswers() {
	const asked = spawnSync( 'docker', [ 'info' ], {
		stdio: 'ignore',
		timeout: 8000,
	} );
	return asked.status === 0;
}

/**
 * @param {string[]} args
 * @param {number}   port
 */
function wpEnv( args, port ) {
	return spawnSync(
		process.execPath,
		[ join( REPO, 'node_modules/@wordpress/env/bin/wp-env' ), ...args ],
		{
			cwd: REPO,
			encoding: 'utf8',
			timeout: 300_000,
			env: {
				...process.env,
				WP_ENV_HOME: HOME,
				WP_ENV_PORT: String( port ),
				CI: '1',
			},
		}
	);
}

/**
 * @param {string} url
 * @param {number} seconds Time-out of the request.
 * @return {Promise<any>} The shop's response; null if there is none, or an error.
 */
async function ask( url, seconds = 30 ) {
	try {
		const answer = await fetch( url, {
			signal: AbortSignal.timeout( seconds * 1000 ),
		} );
		return answer.ok ? await answer.json() : null;
	} catch {
		return null;
	}
}

/**
 * @param {number} port
 * @return {Promise<ShopStatus | null>} The status, if our shop runs on that port.
 */
export async function wpEnvStatus( port ) {
	const status = await ask(
		`http://localhost:${ port }/?vitrina-shop=status`
	);
	return status && Array.isArray( status.plugins ) ? status : null;
}

/**
 * @return {{ runtime: string, port: number } | null} The shop that was started last; null
 * after it was stopped.
 */
export function wpEnvState() {
	return existsSync( STATE )
		? JSON.parse( readFileSync( STATE, 'utf8' ) )
		: null;
}

/**
 * @param {Object}  options
 * @param {number}  options.port
 * @param {Found}   options.wordpress
 * @param {Found}   options.woocommerce
 * @param {boolean} [options.fresh]     Delete the shop's data first.
 * @return {Promise<{ runtime: string, status: ShopStatus }>} The running shop.
 */
export async function startWpEnv( {
	port,
	wordpress,
	woocommerce,
	fresh = false,
} ) {
	// A start while a server runs would replace its pid file.
	if ( ! ( await portIsFree( port ) ) ) {
		throw new ShopError(
			`Port ${ port } is taken by another program. Give another one: npm start -- --port ${ port + 1 }`
		);
	}
	const runtime = dockerAnswers() ? 'docker' : 'playground';
	await endPlayground();
	if ( fresh ) {
		rmSync( join( ROOT, 'wordpress' ), { recursive: true, force: true } );
	}
	await layOut( wordpress, woocommerce );
	await step( `Starting wp-env (${ runtime })`, async () => {
		const args = [ 'start', `--runtime=${ runtime }` ];
		let result = wpEnv( args, port );
		if ( result.status !== 0 ) {
			// wp-env itself waits one second for a page, and the first page takes longer.
			printLine( '  not up yet: trying once more' );
			await endPlayground();
			result = wpEnv( args, port );
		}
		if ( result.status !== 0 ) {
			await endPlayground();
			throw new ShopError(
				`wp-env did not start:\n${ `${ result.stdout }${ result.stderr }`.trim().slice( -3000 ) }`
			);
		}
	} );
	writeFileSync( STATE, JSON.stringify( { runtime, port } ) );
	try {
		const status = await waitForShop( port );
		await fill( port, status );
		const ready = await wpEnvStatus( port );
		if ( ! ready?.plugins.includes( 'woocommerce/woocommerce.php' ) ) {
			throw new ShopError( 'The shop came up without WooCommerce.' );
		}
		await step( 'Asking the shop for a page', () => verify( port ) );
		return { runtime, status: ready };
	} catch ( error ) {
		await stopWpEnv();
		throw error;
	}
}

/**
 * Waits until the status names WooCommerce, because the server responds before its
 * blueprint has run.
 *
 * @param {number} port
 * @return {Promise<ShopStatus>} The shop's status.
 */
function waitForShop( port ) {
	return step( 'Waiting for the shop', async () => {
		for ( let tries = 0; tries < 60; tries++ ) {
			const status = await wpEnvStatus( port );
			if ( status?.woocommerce ) {
				return status;
			}
			await sleep( 1000 );
		}
		throw new ShopError(
			`The shop at http://localhost:${ port } did not answer within a minute. Its log: ${ join( WORK, 'playground.log' ) }`
		);
	} );
}

/**
 * @param {number} port
 */
async function verify( port ) {
	const page = await fetch( `http://localhost:${ port }/`, {
		signal: AbortSignal.timeout( 90_000 ),
	} ).catch( () => null );
	const html = ( await page?.text() ) ?? '';
	if ( page?.status === 200 && html.includes( '</html>' ) ) {
		return;
	}
	const log = join( ROOT, 'wordpress/wp-content/debug.log' );
	const lines = existsSync( log )
		? readFileSync( log, 'utf8' ).split( '\n' )
		: [];
	const fatal = lines.findLast( ( line ) =>
		/PHP (Fatal|Parse)/.test( line )
	);
	throw new ShopError(
		`The front page answered ${ page?.status ?? 'nothing' }, so the shop was stopped again. ${ fatal ?? '' }\nIts log: ${ log }`
	);
}

/**
 * @param {number}     port
 * @param {ShopStatus} status
 */
async function fill( port, status ) {
	const base = `http://localhost:${ port }/?vitrina-shop=`;
	if ( status.seeded ) {
		await ask( `${ base }catch-up`, 120 );
		return;
	}
	await step( 'Putting the demo content in (once)', async () => {
		for ( let next = 0; next !== null; ) {
			const began = Date.now();
			const answer = await ask( `${ base }seed&step=${ next }`, 300 );
			if ( ! answer ) {
				throw new ShopError(
					`The demo content stopped at step ${ next }. The log: ${ join( ROOT, 'wordpress/wp-content/debug.log' ) }`
				);
			}
			if ( answer.done ) {
				printLine(
					`  ${ answer.done } (${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s)`
				);
			}
			next = answer.next;
		}
	} );
}

/**
 * Stops Playground, even if its start has not finished.
 */
async function endPlayground() {
	const file = join( WORK, 'playground.pid' );
	const pid = existsSync( file ) ? Number( readFileSync( file, 'utf8' ) ) : 0;
	if ( pid > 1 && isRunning( pid ) && isPlayground( pid ) ) {
		// Playground and its workers run in a process group of their own.
		process.kill( -pid, 'SIGTERM' );
		for ( let i = 0; i < 100 && isRunning( pid ); i++ ) {
			await sleep( 50 );
		}
		if ( isRunning( pid ) ) {
			process.kill( -pid, 'SIGKILL' );
		}
	}
	rmSync( file, { force: true } );
}

/**
 * @param {number} pid
 */
function isPlayground( pid ) {
	try {
		return readFileSync( `/proc/${ pid }/cmdline`, 'utf8' ).includes(
			'wp-playground'
		);
	} catch {
		return true;
	}
}

/**
 * @return {Promise<boolean>} Whether the shop was running.
 */
export async function stopWpEnv() {
	const state = wpEnvState();
	if ( ! state ) {
		return false;
	}
	const was = ! ( await portIsFree( state.port ) );
	if ( state.runtime === 'docker' ) {
		wpEnv( [ 'stop' ], state.port );
	} else {
		await endPlayground();
	}
	rmSync( STATE, { force: true } );
	return was;
}
