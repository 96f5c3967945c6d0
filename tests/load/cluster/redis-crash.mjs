/**
 * Kills a cluster's Redis and starts it again, empty, as long as another test runs.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findClusterPrograms } from '../../shop/native/cluster/programs.mjs';
import { killRedis, startRedis } from '../../shop/native/cluster/redis.mjs';
import { shopPaths } from '../../shop/paths.mjs';
import { ShopError } from '../../shop/output.mjs';

/** Milliseconds that it runs, and that it is gone. */
const UP = 1500;
const DOWN = 700;

/**
 * @param {string} name Of the shop.
 * @return {() => Promise<number>} Ends it, with Redis running; returns the number of crashes.
 */
export function crashRedis( name ) {
	const paths = shopPaths( name );
	const { redis } = findClusterPrograms( { redis: true, varnish: false } );
	if ( ! redis ) {
		throw new ShopError( 'The cluster runs without Redis.' );
	}
	let crashes = 0;
	let isEnding = false;
	const loop = ( async () => {
		while ( ! isEnding ) {
			await sleep( UP );
			await killRedis( paths );
			crashes++;
			await sleep( DOWN );
			await startRedis( redis, paths );
		}
	} )();
	return async () => {
		isEnding = true;
		await loop;
		return crashes;
	};
}
