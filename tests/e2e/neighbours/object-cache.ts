import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Shop } from '../../shop/handle.mjs';

/** Starts Redis, and makes it the shop's object cache by the plugin's own file. Returns the cleanup function. */
export async function enableObjectCache( shop: Shop ): Promise< () => void > {
	const { findClusterPrograms, OBJECT_CACHE } =
		await import( '../../shop/native/cluster/programs.mjs' );
	const { redis } = findClusterPrograms( { redis: true, varnish: false } );
	const folder = mkdtempSync( path.join( tmpdir(), 'vitrina-redis-' ) );
	const socket = path.join( folder, 'redis.sock' );
	const server = spawn(
		redis ?? '',
		[
			'--port',
			'0',
			'--unixsocket',
			socket,
			'--save',
			'',
			'--dir',
			folder,
		],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	await new Promise< void >( ( ready ) =>
		server.stdout?.on( 'data', ( line: Buffer ) => {
			if ( line.includes( 'ccept connections' ) ) {
				ready();
			}
		} )
	);
	const dropIn = path.join(
		shop.root,
		'wordpress/wp-content/object-cache.php'
	);
	writeFileSync(
		dropIn,
		`<?php define( 'WP_REDIS_SCHEME', 'unix' ); define( 'WP_REDIS_PATH', '${ socket }' ); require '${ OBJECT_CACHE }';`
	);
	return () => {
		rmSync( dropIn );
		server.kill();
		rmSync( folder, { recursive: true, force: true } );
	};
}
