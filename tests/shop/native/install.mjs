/**
 * Installs a native shop, or updates an installed one to the folders that exist now.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_SOURCE } from '../paths.mjs';
import { placePictures } from '../pictures.mjs';
import { ShopError, printLine, step } from '../output.mjs';
import { BARE, linkOurs, placeWordPress, writeConfig } from './files.mjs';
import { createData, runSql, startMariaDb, stopMariaDb } from './mariadb.mjs';
import { runPhp } from './php.mjs';
import { keepSnapshot, snapshotFolder } from './snapshot.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * @typedef {Object} InstallOptions
 * @property {Programs}                            programs    Programs of this machine.
 * @property {ShopPaths}                           paths       Paths of the shop.
 * @property {string}                              url         The shop’s address.
 * @property {{ folder: string, version: string }} wordpress   Its folder and version.
 * @property {{ folder: string, version: string }} woocommerce A folder, or a version.
 * @property {string | undefined}                  [theme]     A theme’s slug.
 * @property {boolean}                             empty       No demo content.
 * @property {boolean}                             bare        Without our theme and plugins.
 * @property {boolean}                             fresh       No snapshot.
 */

/**
 * @param {InstallOptions} options
 */
export async function installShop( options ) {
	const { programs, paths, url, wordpress, woocommerce, theme } = options;
	const done = join( paths.root, 'installed' );
	if ( existsSync( done ) ) {
		writeConfig( paths, url );
		await step( 'Starting MariaDB', () => startMariaDb( programs, paths ) );
		prepareShop( { programs, paths, theme } );
		return;
	}
	rmSync( paths.root, { recursive: true, force: true } );
	await step(
		`Copying WordPress ${ wordpress.version } and WooCommerce ${ woocommerce.version }`,
		() => placeWordPress( paths, wordpress.folder, woocommerce.folder )
	);
	writeConfig( paths, url );
	if ( options.bare ) {
		writeFileSync( join( paths.root, BARE ), '' );
	}
	const ours = linkOurs( paths, true );
	if ( ! options.empty ) {
		await placePictures(
			join( paths.wordpress, 'wp-content', 'uploads', 'demo' )
		);
	}
	const kept = snapshotFolder( [
		wordpress.version,
		woocommerce.version,
		...ours.plugins,
		options.empty ? 'empty' : 'full',
	] );
	if ( existsSync( kept ) && ! options.fresh ) {
		await step( 'Taking the database from a kept snapshot', async () => {
			cpSync( kept, paths.data, { recursive: true } );
			await startMariaDb( programs, paths );
		} );
		prepareShop( { programs, paths, theme } );
	} else {
		await installAnew( options );
		await step( 'Keeping a snapshot for the next start', async () => {
			await stopMariaDb( paths );
			keepSnapshot( paths.data, kept );
			await startMariaDb( programs, paths );
		} );
	}
	writeFileSync( done, `${ wordpress.version } ${ woocommerce.version }\n` );
}

/**
 * @param {InstallOptions} options
 */
async function installAnew( { programs, paths, url, theme, empty } ) {
	await step( 'Making the database', async () => {
		createData( programs, paths );
		await startMariaDb( programs, paths );
		const create =
			'CREATE DATABASE vitrina CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;';
		runSql( programs, paths, create, '' );
	} );
	await step( 'Installing WordPress and WooCommerce', () =>
		installTables( { programs, paths, url, theme } )
	);
	if ( ! empty ) {
		await step( 'Putting the demo content in', () =>
			runPhp( programs, paths, script( 'seed' ), { show: true } )
		);
	}
}

/**
 * Creates the tables in the configured database.
 *
 * @param {Object}    options
 * @param {Programs}  options.programs
 * @param {ShopPaths} options.paths
 * @param {string}    options.url
 * @param {string}    [options.theme]
 */
export function installTables( { programs, paths, url, theme } ) {
	runPhp( programs, paths, script( 'install' ), {
		env: { VITRINA_INSTALLING: '1', VITRINA_HOST: new URL( url ).host },
	} );
	activate( programs, paths, 'plugin', 'woocommerce' );
	prepareShop( { programs, paths, theme } );
}

/**
 * Links and activates our existing plugins and theme. One that fails to load is
 * skipped with a message, so that the rest of the shop still runs.
 *
 * @param {Object}    options
 * @param {Programs}  options.programs
 * @param {ShopPaths} options.paths
 * @param {string}    [options.theme]
 */
export function prepareShop( { programs, paths, theme } ) {
	const ours = linkOurs( paths );
	const wanted = theme ?? ( ours.theme ? 'vitrina' : 'storefront' );
	const active = catchUp( programs, paths );
	const missing = ours.plugins.filter(
		( plugin ) => ! active.plugins.includes( plugin )
	);
	for ( const plugin of missing ) {
		try {
			activate( programs, paths, 'plugin', plugin );
		} catch ( error ) {
			const why =
				error instanceof ShopError ? error.message : String( error );
			printLine(
				`  ${ plugin } does not boot and is left out: ${ why }`
			);
			runPhp( programs, paths, script( 'deactivate' ), {
				env: { VITRINA_INSTALLING: '1', VITRINA_ACTIVATE: plugin },
			} );
		}
	}
	if ( active.theme !== wanted ) {
		activate( programs, paths, 'theme', wanted );
	}
	if ( missing.length > 0 || active.theme !== wanted ) {
		catchUp( programs, paths );
	}
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 * @return {{ plugins: string[], theme: string }} What is active.
 */
function catchUp( programs, paths ) {
	const { value } = runPhp( programs, paths, script( 'catch-up' ), {
		cold: true,
	} );
	return /** @type {{ plugins: string[], theme: string }} */ ( value );
}

/**
 * @param {Programs}           programs
 * @param {ShopPaths}          paths
 * @param {'plugin' | 'theme'} kind
 * @param {string}             what
 */
function activate( programs, paths, kind, what ) {
	runPhp( programs, paths, script( 'activate' ), {
		cold: true,
		env: { VITRINA_ACTIVATE: what, VITRINA_KIND: kind },
	} );
}

/**
 * @param {string} name
 * @return {string} The path of one of our PHP scripts.
 */
function script( name ) {
	return join( SHOP_SOURCE, 'php', `${ name }.php` );
}
