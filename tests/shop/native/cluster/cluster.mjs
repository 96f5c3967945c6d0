/**
 * The shop on several web servers, as docs/scaling.md describes it: each has its own
 * code, temporary folder and opcache; nginx takes turns; Redis is the object cache of
 * all; Varnish is in front. Database, uploads, must-use plugins, mails and log are
 * shared.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeConfig } from '../files.mjs';
import { portIsOpen, stopServer, waitFor } from '../processes.mjs';
import { fpmConfig, nginxConfig, startFpm, startNginx } from '../web.mjs';
import { balancer } from './balancer.mjs';
import { copyNode } from './copy-node.mjs';
import { findClusterPrograms } from './programs.mjs';
import {
	installObjectCache,
	redisConstants,
	removeObjectCache,
	startRedis,
} from './redis.mjs';
import { startVarnish, varnishConstants } from './varnish.mjs';

/** @typedef {import('../../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('../programs.mjs').Programs} Programs */

/**
 * @typedef {Object} Cluster
 * @property {number}  nodes   Number of web servers.
 * @property {boolean} redis   Redis is the object cache.
 * @property {boolean} varnish Varnish is in front.
 */

/**
 * Before anything is installed.
 *
 * @param {Cluster} cluster
 * @throws {import('../../output.mjs').ShopError} If something is missing.
 */
export function checkCluster( cluster ) {
	findClusterPrograms( cluster );
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths      Of an installed shop whose database runs.
 * @param {string}    url
 * @param {Cluster}   cluster
 * @param {number}    revalidate Seconds until PHP checks whether a file has changed.
 */
export async function startCluster(
	programs,
	paths,
	url,
	cluster,
	revalidate
) {
	const port = Number( new URL( url ).port );
	const { redis, varnish } = findClusterPrograms( cluster );
	mkdirSync( paths.run, { recursive: true } );
	writeConfig( paths, url, {
		...( redis && redisConstants( paths ) ),
		...( varnish && varnishConstants( port ) ),
	} );
	if ( redis ) {
		await startRedis( redis, paths );
		installObjectCache( paths );
	}
	const nodes = Array.from( { length: cluster.nodes }, ( _, i ) => {
		const name = `node-${ i + 1 }`;
		const root = join( paths.root, 'nodes', name );
		const tmp = join( paths.run, name );
		return {
			name,
			root,
			tmp,
			php: join( tmp, 'php.sock' ),
			web: join( tmp, 'web.sock' ),
		};
	} );
	for ( const [ index, node ] of nodes.entries() ) {
		copyNode( paths, node.root, index );
		mkdirSync( node.tmp, { recursive: true } );
		await startFpm( programs, paths, {
			config: fpmConfig(
				paths,
				revalidate,
				node.php,
				`php_admin_value[sys_temp_dir] = ${ node.tmp }\nphp_admin_value[upload_tmp_dir] = ${ node.tmp }\n`
			),
			socket: node.php,
			// The first has the usual name, by which the shop counts as running.
			name: index === 0 ? 'fpm' : `fpm-${ index + 1 }`,
			env: { TMPDIR: node.tmp },
		} );
	}
	const front = varnish
		? `unix:${ join( paths.run, 'front.sock' ) }`
		: `127.0.0.1:${ port }`;
	startNginx(
		programs,
		paths,
		nginxConfig( paths, balancer( nodes, front ) )
	);
	if ( varnish ) {
		await waitFor( `nginx (log in ${ paths.logs })`, () =>
			existsSync( join( paths.run, 'front.sock' ) )
		);
		startVarnish( varnish, paths, port );
	}
	await waitFor( `${ url } (logs in ${ paths.logs })`, () =>
		portIsOpen( port )
	);
}

/**
 * Also what a cluster left behind that was ended from outside. Nothing happens for a
 * shop on one web server.
 *
 * @param {ShopPaths} paths
 */
export async function stopCluster( paths ) {
	const files = existsSync( paths.run ) ? readdirSync( paths.run ) : [];
	for ( const file of files.filter( ( name ) =>
		/^(varnish|redis|fpm-\d+)\.shop\.pid$/.test( name )
	) ) {
		await stopServer( join( paths.run, file ) );
	}
	removeObjectCache( paths );
	rmSync( join( paths.root, 'nodes' ), { recursive: true, force: true } );
}
