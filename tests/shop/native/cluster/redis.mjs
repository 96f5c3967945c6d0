/**
 * Redis as the object cache of all web servers. It stores nothing on disk: after a
 * restart it is empty, and never older than the database.
 */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, stopServer, waitFor } from '../processes.mjs';
import { OBJECT_CACHE } from './programs.mjs';

/** @typedef {import('../../paths.mjs').ShopPaths} ShopPaths */

/** @param {ShopPaths} paths */
const redisSocket = ( paths ) => join( paths.run, 'redis.sock' );

/** @param {ShopPaths} paths */
const pidFile = ( paths ) => join( paths.run, 'redis.shop.pid' );

/** @param {ShopPaths} paths */
const dropIn = ( paths ) =>
	join( paths.wordpress, 'wp-content/object-cache.php' );

/**
 * @param {string}    program
 * @param {ShopPaths} paths
 */
export async function startRedis( program, paths ) {
	rmSync( redisSocket( paths ), { force: true } );
	startServer( {
		command: program,
		args: [
			...[ '--port', '0' ],
			...[ '--unixsocket', redisSocket( paths ) ],
			...[ '--dir', paths.run ],
			...[ '--save', '' ],
			...[ '--appendonly', 'no' ],
			...[ '--maxmemory', '128mb' ],
			...[ '--maxmemory-policy', 'allkeys-lru' ],
			...[ '--daemonize', 'no' ],
		],
		pidFile: pidFile( paths ),
		logFile: join( paths.logs, 'redis.log' ),
	} );
	await waitFor( `Redis (log in ${ paths.logs })`, () =>
		existsSync( redisSocket( paths ) )
	);
}

/**
 * Ends it without a warning, as a crash does.
 *
 * @param {ShopPaths} paths
 */
export async function killRedis( paths ) {
	await stopServer( pidFile( paths ), 'SIGKILL' );
}

/**
 * @param {ShopPaths} paths
 * @return {Record<string, string>} Constants for wp-config.php.
 */
export const redisConstants = ( paths ) => ( {
	WP_REDIS_CLIENT: 'phpredis',
	WP_REDIS_SCHEME: 'unix',
	WP_REDIS_PATH: redisSocket( paths ),
	WP_REDIS_TIMEOUT: '1',
	WP_REDIS_READ_TIMEOUT: '1',
	// Without Redis the shop is slower, not closed.
	WP_REDIS_GRACEFUL: '1',
} );

/** @param {ShopPaths} paths */
export function installObjectCache( paths ) {
	copyFileSync( OBJECT_CACHE, dropIn( paths ) );
}

/** @param {ShopPaths} paths */
export function removeObjectCache( paths ) {
	rmSync( dropIn( paths ), { force: true } );
}
