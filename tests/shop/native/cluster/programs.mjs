/**
 * Finds what a cluster needs besides the native shop's own programs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../paths.mjs';
import { ShopError } from '../../output.mjs';
import { findProgram } from '../processes.mjs';
import { findPrograms } from '../programs.mjs';

/**
 * The drop-in that connects WordPress to Redis: a published plugin, unchanged,
 * which is not part of this repository.
 */
export const OBJECT_CACHE = join(
	CACHE,
	'plugins/redis-cache/includes/object-cache.php'
);

/**
 * @param {{ redis: boolean, varnish: boolean }} cluster
 * @param {typeof findProgram}                   find
 * @return {{ redis: string | null, varnish: string | null }} Paths of the programs; null for those that are not wanted.
 * @throws {ShopError} If something is missing; the message says what to install.
 */
export function findClusterPrograms( cluster, find = findProgram ) {
	const packages = [];
	const redis = cluster.redis ? find( [ 'redis-server' ] ) : null;
	const varnish = cluster.varnish ? find( [ 'varnishd' ] ) : null;
	if ( cluster.redis && ! redis ) {
		packages.push( 'redis-server' );
	}
	if ( cluster.redis && ! hasRedisModule() ) {
		packages.push( 'php8.2-redis' );
	}
	if ( cluster.varnish && ! varnish ) {
		packages.push( 'varnish' );
	}
	if ( cluster.varnish && ! ( varnish && hasXkey() ) ) {
		packages.push( 'varnish-modules' );
	}
	if ( packages.length > 0 ) {
		throw new ShopError(
			`The cluster needs ${ packages.join( ', ' ) }: apt-get install ${ packages.join( ' ' ) }`
		);
	}
	if ( cluster.redis && ! existsSync( OBJECT_CACHE ) ) {
		throw new ShopError(
			`The cluster needs the plugin Redis Object Cache (github.com/rhubarbgroup/redis-cache) as the folder ${ join( CACHE, 'plugins/redis-cache' ) }.`
		);
	}
	return { redis, varnish };
}

/** Whether Varnish's module is installed that purges by tag. */
function hasXkey() {
	const libraries = '/usr/lib';
	return readdirSync( libraries ).some( ( name ) =>
		existsSync( join( libraries, name, 'varnish/vmods/libvmod_xkey.so' ) )
	);
}

function hasRedisModule() {
	const { php, scanDir } = findPrograms();
	return spawnSync( php, [ '-m' ], {
		encoding: 'utf8',
		env: { ...process.env, PHP_INI_SCAN_DIR: scanDir },
	} )
		.stdout.split( '\n' )
		.includes( 'redis' );
}
