/**
 * Starts, stops and resets native shops by name. Several can run at once.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
	checkCluster,
	startCluster,
	stopCluster,
} from './native/cluster/cluster.mjs';
import { installShop, prepareShop } from './native/install.mjs';
import { stopMariaDb } from './native/mariadb.mjs';
import { stopWarmPhp } from './native/php.mjs';
import { portIsFree, runningPid } from './native/processes.mjs';
import { findPrograms } from './native/programs.mjs';
import { startWeb, stopWeb } from './native/web.mjs';
import { shopHandle } from './handle.mjs';
import { REPO, shopPaths } from './paths.mjs';
import { resolvePart } from './resolve.mjs';
import { ShopError, printLine, step } from './output.mjs';

/** @typedef {import('./paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./handle.mjs').Shop} Shop */

/**
 * @typedef {Object} ShopOptions
 * @property {string | undefined}                                         [name]        Shops with different names are separate.
 * @property {number | undefined}                                         [port]        Port of the shop.
 * @property {string | undefined}                                         [theme]       The theme to switch to; ours by default.
 * @property {string | undefined}                                         [woocommerce] A folder that holds WooCommerce.
 * @property {boolean}                                                    [empty]       Install without demo content.
 * @property {boolean}                                                    [bare]        Empty, and without our theme and plugins, as the shop of an owner before installation.
 * @property {boolean}                                                    [fresh]       Install again, without the snapshot.
 * @property {boolean}                                                    [asHosted]    For benchmarks: PHP checks for changed files at its default interval, not with each request.
 * @property {import('./native/cluster/cluster.mjs').Cluster | undefined} [cluster]     Web servers, Redis and Varnish, instead of one web server.
 */

/**
 * Starts the shop, and installs it first if necessary.
 *
 * @param {ShopOptions} [options]
 * @return {Promise<Shop>} The running shop.
 */
export async function startShop( options = {} ) {
	const name = options.name ?? 'shop';
	if ( ! /^[a-z0-9-]{1,40}$/.test( name ) ) {
		throw new ShopError(
			`A shop's name is made of a-z, 0-9 and "-", not "${ name }".`
		);
	}
	const paths = shopPaths( name );
	const kept = readState( paths );
	const port = options.port ?? kept?.port ?? 8890;
	const programs = findPrograms();
	const url = `http://127.0.0.1:${ port }`;

	if ( isUp( paths ) ) {
		if ( kept && kept.port !== port ) {
			throw new ShopError(
				`The shop "${ name }" already runs at http://127.0.0.1:${ kept.port }. ` +
					`Stop it first: node tests/shop/cli.mjs stop --name ${ name }`
			);
		}
		prepareShop( { programs, paths, theme: options.theme } );
		printLine( `The shop "${ name }" already runs at ${ url }` );
		return shopHandle( {
			name,
			url,
			programs,
			paths,
			stop: () => stopShop( name ),
		} );
	}
	if ( ! ( await portIsFree( port ) ) ) {
		throw new ShopError(
			`Port ${ port } is taken by another program. Give another one: --port ${ port + 1 }`
		);
	}
	const { cluster } = options;
	if ( cluster ) {
		checkCluster( cluster );
	}
	const wordpress = await resolvePart( 'wordpress' );
	const woocommerce = await resolvePart( 'woocommerce', {
		folder: options.woocommerce,
	} );
	if ( options.fresh ) {
		rmSync( paths.root, { recursive: true, force: true } );
	}
	await stopServers( paths );
	mkdirSync( paths.run, { recursive: true } );
	try {
		await installShop( {
			programs,
			paths,
			url,
			wordpress,
			woocommerce,
			theme: options.theme,
			empty: ( options.empty || options.bare ) ?? false,
			bare: options.bare ?? false,
			fresh: options.fresh ?? false,
		} );
		const revalidate = options.asHosted ? 2 : 0;
		await ( cluster
			? step(
					`Starting ${ cluster.nodes } web servers behind port ${ port }`,
					() =>
						startCluster(
							programs,
							paths,
							url,
							cluster,
							revalidate
						)
				)
			: step( `Starting nginx and PHP-FPM on port ${ port }`, () =>
					startWeb( programs, paths, port, revalidate )
				) );
		writeFileSync(
			join( paths.root, 'state.json' ),
			JSON.stringify( { name, port } )
		);
		const shop = shopHandle( {
			name,
			url,
			programs,
			paths,
			stop: () => stopShop( name ),
		} );
		await step( 'Asking the shop for a page', () => shop.verify() );
		shop.clearLog();
		shop.clearMails();
		return shop;
	} catch ( error ) {
		await stopServers( paths );
		throw error;
	}
}

/**
 * @param {string} name
 * @return {Promise<boolean>} Whether the shop was running.
 */
export async function stopShop( name = 'shop' ) {
	const paths = shopPaths( name );
	const was = isUp( paths );
	await stopServers( paths );
	return was;
}

/**
 * Deletes the shop's data, and starts it again with its demo content.
 *
 * @param {ShopOptions} [options]
 */
export async function resetShop( options = {} ) {
	const name = options.name ?? 'shop';
	const port = options.port ?? readState( shopPaths( name ) )?.port;
	await stopShop( name );
	rmSync( shopPaths( name ).root, { recursive: true, force: true } );
	return startShop( { ...options, name, port } );
}

/**
 * A handle to a shop that already runs.
 *
 * @param {string} name
 * @return {Shop} The shop.
 */
export function openShop( name = 'shop' ) {
	const paths = shopPaths( name );
	const state = readState( paths );
	if ( ! state || ! isUp( paths ) ) {
		throw new ShopError(
			`The shop "${ name }" does not run. Start it: node tests/shop/cli.mjs start --name ${ name }`
		);
	}
	return shopHandle( {
		name,
		url: `http://127.0.0.1:${ state.port }`,
		programs: findPrograms(),
		paths,
		stop: () => stopShop( name ),
	} );
}

/**
 * @return {{ name: string, url: string, running: boolean }[]} All shops.
 */
export function listShops() {
	const folder = join( REPO, '.shop' );
	return ( existsSync( folder ) ? readdirSync( folder ) : [] ).flatMap(
		( name ) => {
			const paths = shopPaths( name );
			const state = readState( paths );
			return state
				? [
						{
							name,
							url: `http://127.0.0.1:${ state.port }`,
							running: isUp( paths ),
						},
					]
				: [];
		}
	);
}

/**
 * @param {ShopPaths} paths
 */
async function stopServers( paths ) {
	await stopWarmPhp( paths );
	await stopWeb( paths );
	await stopCluster( paths );
	await stopMariaDb( paths );
	rmSync( paths.run, { recursive: true, force: true } );
}

/**
 * @param {ShopPaths} paths
 * @return {boolean} Whether all three servers run.
 */
function isUp( paths ) {
	return [ 'mariadb', 'fpm', 'nginx' ].every(
		( server ) =>
			runningPid( join( paths.run, `${ server }.shop.pid` ) ) !== null
	);
}

/**
 * @param {ShopPaths} paths
 * @return {{ name: string, port: number } | null} Its stored name and port.
 */
function readState( paths ) {
	const file = join( paths.root, 'state.json' );
	return existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: null;
}
