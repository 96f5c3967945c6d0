/**
 * Creates a shop's files: its own copy of WordPress with WooCommerce, and links to
 * our folders, so that edits apply at once.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE, OUR_PLUGINS, REPO, SHOP_SOURCE } from '../paths.mjs';
import { printLine } from '../output.mjs';
import { runTool } from './processes.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */

/**
 * @param {string} from
 * @param {string} to
 */
function copy( from, to ) {
	runTool(
		'cp',
		[ '-aL', '--reflink=auto', from, to ],
		`${ from } could not be copied to ${ to }`
	);
}

/**
 * @param {string} target
 * @param {string} place
 */
function link( target, place ) {
	if ( lstatSync( place, { throwIfNoEntry: false } ) ) {
		rmSync( place, { recursive: true, force: true } );
	}
	symlinkSync( target, place );
}

/**
 * WordPress writes into its own folder, and WooCommerce's folder must be
 * called `woocommerce`: both get a copy.
 *
 * @param {ShopPaths} paths
 * @param {string}    wordpress
 * @param {string}    woocommerce
 */
export function placeWordPress( paths, wordpress, woocommerce ) {
	for ( const folder of [ paths.root, paths.logs, paths.mail ] ) {
		mkdirSync( folder, { recursive: true } );
	}
	copy( wordpress, paths.wordpress );
	const content = join( paths.wordpress, 'wp-content' );
	for ( const folder of [ 'plugins', 'themes', 'uploads' ] ) {
		mkdirSync( join( content, folder ), { recursive: true } );
	}
	copy( woocommerce, join( content, 'plugins', 'woocommerce' ) );
}

/**
 * Creates a folder in the shop with links to our files: a test can add a must-use
 * plugin to it without changing the repository.
 *
 * @param {string} folder
 */
function linkMustUse( folder ) {
	if ( lstatSync( folder, { throwIfNoEntry: false } )?.isSymbolicLink() ) {
		rmSync( folder );
	}
	mkdirSync( folder, { recursive: true } );
	const source = join( SHOP_SOURCE, 'mu-plugins' );
	for ( const name of readdirSync( source ) ) {
		link( join( source, name ), join( folder, name ) );
	}
}

/** A file in the folder of a shop that has none of our units. */
export const BARE = 'bare';

/**
 * Links our existing plugins and theme, and prints which are missing. Into a bare shop it links only
 * other themes.
 *
 * @param {ShopPaths} paths
 * @param {boolean}   tell  Whether to print what is missing.
 * @return {{ plugins: string[], theme: boolean }} What was linked.
 */
export function linkOurs( paths, tell = false ) {
	const content = join( paths.wordpress, 'wp-content' );
	linkMustUse( join( content, 'mu-plugins' ) );
	link( join( SHOP_SOURCE, 'demo' ), join( content, 'vitrina-demo' ) );
	const isBare = existsSync( join( paths.root, BARE ) );
	const plugins = [];
	for ( const [ folder, slug ] of isBare
		? []
		: Object.entries( OUR_PLUGINS ) ) {
		if ( existsSync( join( REPO, folder, `${ slug }.php` ) ) ) {
			link( join( REPO, folder ), join( content, 'plugins', slug ) );
			plugins.push( slug );
		} else {
			rmSync( join( content, 'plugins', slug ), { force: true } );
			if ( tell ) {
				printLine(
					`  ${ folder }/ is not there (or has no ${ slug }.php): left out.`
				);
			}
		}
	}
	const theme = ! isBare && existsSync( join( REPO, 'theme', 'style.css' ) );
	if ( theme ) {
		link( join( REPO, 'theme' ), join( content, 'themes', 'vitrina' ) );
	}
	if ( ! theme && ! isBare && tell ) {
		printLine( '  theme/ is not there: Storefront stands in.' );
	}
	const others = join( CACHE, 'themes' );
	for ( const other of existsSync( others ) ? readdirSync( others ) : [] ) {
		link( join( others, other ), join( content, 'themes', other ) );
	}
	return { plugins, theme };
}

/**
 * @param {ShopPaths}              paths
 * @param {string}                 url
 * @param {Record<string, string>} more  Constants besides the usual ones.
 */
export function writeConfig( paths, url, more = {} ) {
	const salts = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
		( name ) =>
			[ 'KEY', 'SALT' ].map( ( kind ) => {
				const value = createHash( 'sha256' )
					.update( `${ name }${ kind }${ paths.root }` )
					.digest( 'hex' );
				return `define( '${ name }_${ kind }', '${ value }' );`;
			} )
	);
	const constants = {
		DB_NAME: 'vitrina',
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST: `localhost:${ paths.dbSocket }`,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: url,
		WP_SITEURL: url,
		WP_DEBUG: true,
		WP_DEBUG_LOG: paths.debugLog,
		WP_DEBUG_DISPLAY: false,
		WP_ENVIRONMENT_TYPE: 'local',
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		FS_METHOD: 'direct',
		VITRINA_MAIL_DIR: paths.mail,
		...more,
	};
	const lines = Object.entries( constants ).map( ( [ name, value ] ) => {
		const text =
			typeof value === 'boolean'
				? String( value )
				: `'${ value.replace( /['\\]/g, '\\$&' ) }'`;
		return `define( '${ name }', ${ text } );`;
	} );
	writeFileSync(
		join( paths.wordpress, 'wp-config.php' ),
		[
			'<?php',
			'// Written by tests/shop at every start.',
			...lines,
			...salts,
			"$table_prefix = 'wp_';",
			"if ( ! defined( 'ABSPATH' ) ) {",
			"\tdefine( 'ABSPATH', __DIR__ . '/' );",
			'}',
			"require_once ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
}
