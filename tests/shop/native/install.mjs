/**
 * Installs a native shop, or brings an installed one up to date with the
 * folders that exist now.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_SOURCE } from '../paths.mjs';
import { ShopError, say, step } from '../say.mjs';
import { linkOurs, placeWordPress, writeConfig } from './files.mjs';
import { createData, runSql, startMariaDb } from './mariadb.mjs';
import { runPhp } from './php.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * @typedef {Object} InstallOptions
 * @property {Programs}                            programs
 * @property {ShopPaths}                           paths
 * @property {string}                              url
 * @property {{ folder: string, version: string }} wordpress
 * @property {{ folder: string, version: string }} woocommerce
 * @property {string}                              [theme]
 * @property {boolean}                             empty
 * @property {boolean}                             fresh
 */

/**
 * @param {InstallOptions} options
 */
export async function installShop( options ) {
	const { programs, paths, url, wordpress, woocommerce, theme } = options;
	const done = join( paths.root, 'installed' );
	const fresh = ! existsSync( done );
	if ( fresh ) {
		rmSync( paths.root, { recursive: true, force: true } );
		await step(
			`Copying WordPress ${ wordpress.version } and WooCommerce ${ woocommerce.version }`,
			() => placeWordPress( paths, wordpress.folder, woocommerce.folder )
		);
		await step( 'Making the database', () => createData( programs, paths ) );
	}
	writeConfig( paths, url );
	linkOurs( paths );
	await step( 'Starting MariaDB', () => startMariaDb( programs, paths ) );
	if ( fresh ) {
		runSql(
			programs,
			paths,
			'CREATE DATABASE IF NOT EXISTS vitrina CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;',
			''
		);
		await step( 'Installing WordPress', () =>
			runPhp( programs, paths, script( 'install' ), {
				env: { VITRINA_INSTALLING: '1', VITRINA_HOST: new URL( url ).host },
			} )
		);
		activate( programs, paths, 'plugin', 'woocommerce' );
	}
	await prepareShop( { programs, paths, url, theme } );
	writeFileSync( done, `${ wordpress.version } ${ woocommerce.version }\n` );
}

/**
 * Links and activates whatever of ours exists now. What does not boot is left
 * out with a sentence, so that the rest of the shop still runs.
 *
 * @param {Object}    options
 * @param {Programs}  options.programs
 * @param {ShopPaths} options.paths
 * @param {string}    options.url
 * @param {string}    [options.theme]
 */
export async function prepareShop( { programs, paths, theme } ) {
	const ours = linkOurs( paths );
	for ( const plugin of ours.plugins ) {
		try {
			activate( programs, paths, 'plugin', plugin );
		} catch ( error ) {
			activateFailed( programs, paths, plugin, error );
		}
	}
	const wanted = theme ?? ( ours.theme ? 'vitrina' : 'storefront' );
	if ( ! theme && ! ours.theme ) {
		say( '  theme/ is not there: Storefront stands in.' );
	}
	activate( programs, paths, 'theme', wanted );
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 * @param {string}    plugin
 * @param {unknown}   error
 */
function activateFailed( programs, paths, plugin, error ) {
	const why = error instanceof ShopError ? error.message : String( error );
	say( `  ${ plugin } does not boot and is left out: ${ why }` );
	runPhp( programs, paths, script( 'deactivate' ), {
		env: { VITRINA_INSTALLING: '1', VITRINA_ACTIVATE: plugin },
	} );
}

/**
 * @param {Programs}           programs
 * @param {ShopPaths}          paths
 * @param {'plugin' | 'theme'} kind
 * @param {string}             what
 */
function activate( programs, paths, kind, what ) {
	runPhp( programs, paths, script( 'activate' ), {
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
