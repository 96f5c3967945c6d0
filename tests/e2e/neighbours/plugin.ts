import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../../shop/handle.mjs';
import { openTestShop } from '../shop';
import { expect, test } from '../test';

/**
 * Third-party plugins that a shop may use together with ours. They are not in the
 * repository: tests use those that are unpacked in the cache's `plugins` folder.
 */
const CACHE = import( '../../shop/paths.mjs' ).then( ( paths ) =>
	path.join( paths.CACHE, 'plugins' )
);

/** Folder → main file. */
const MAIN = {
	autoptimize: 'autoptimize.php',
	'cache-enabler': 'cache-enabler.php',
	elasticpress: 'elasticpress.php',
	elementor: 'elementor.php',
	'litespeed-cache': 'litespeed-cache.php',
	polylang: 'polylang.php',
	'redis-cache': 'redis-cache.php',
	'seo-by-rank-math': 'rank-math.php',
	'w3-total-cache': 'w3-total-cache.php',
	'wordpress-seo': 'wp-seo.php',
	'wp-consent-api': 'wp-consent-api.php',
	'wp-super-cache': 'wp-cache.php',
	'yith-woocommerce-wishlist': 'init.php',
};

export type Neighbour = keyof typeof MAIN;

export const neighbours = Object.keys( MAIN ) as Neighbour[];

/**
 * Why the tests with a plugin are skipped.
 *
 * @param slug
 * @return The reason; '' if the plugin exists.
 */
export async function getMissingReason( slug: Neighbour ): Promise< string > {
	const file = path.join( await CACHE, slug, MAIN[ slug ] );
	return existsSync( file ) ? '' : `There is no ${ file }.`;
}

const getPluginFolder = ( shop: Shop, slug: Neighbour ) =>
	path.join( shop.root, 'wordpress/wp-content/plugins', slug );

export async function activate( shop: Shop, slug: Neighbour ): Promise< void > {
	cpSync( path.join( await CACHE, slug ), getPluginFolder( shop, slug ), {
		recursive: true,
	} );
	const result = shop.phpEval(
		`return is_wp_error( activate_plugin( getenv( 'PLUGIN' ) ) ) ? 'no' : 'yes';`,
		{ PLUGIN: `${ slug }/${ MAIN[ slug ] }` }
	);
	if ( result !== 'yes' ) {
		throw new Error( `${ slug } could not be activated.` );
	}
}

/**
 * Deactivates and deletes the plugin.
 *
 * @param shop
 * @param slug
 * @param cleanup PHP code that deletes its data.
 */
export function remove( shop: Shop, slug: Neighbour, cleanup = '' ): void {
	shop.phpEval(
		// As wp-admin does, for the plugins' own code.
		`require_once ABSPATH . 'wp-admin/includes/admin.php'; ${ cleanup } deactivate_plugins( getenv( 'PLUGIN' ) ); flush_rewrite_rules(); return true;`,
		{ PLUGIN: `${ slug }/${ MAIN[ slug ] }` }
	);
	rmSync( getPluginFolder( shop, slug ), { recursive: true } );
}

interface Use {
	/** Configures the plugin after it was activated. */
	readonly prepare?: ( shop: Shop ) => unknown;
	/** PHP code that deletes its data. */
	readonly cleanup?: string;
}

/** Activates the plugin for the tests of a `describe`, or skips them if it is not in the cache. */
export function useNeighbour(
	slug: Neighbour,
	{ prepare, cleanup }: Use = {}
): void {
	let isThere = false;

	test.beforeAll( async () => {
		test.setTimeout( 120_000 );
		const why = await getMissingReason( slug );
		test.skip( why !== '', why );
		const shop = await openTestShop();
		await activate( shop, slug );
		isThere = true;
		await prepare?.( shop );
		shop.clearLog();
	} );

	test.afterAll( async () => {
		if ( isThere ) {
			remove( await openTestShop(), slug, cleanup );
		}
	} );
}

/**
 * Fails on notices and warnings of PHP, and clears the log.
 *
 * @param shop
 * @param theirs Lines that the plugin causes; as a rule it loads its texts too early.
 */
export function expectNoNotices(
	shop: Shop,
	theirs = '_load_textdomain_just_in_time'
): void {
	const lines = shop.readLog().split( '\n' );
	expect(
		lines.filter( ( line ) => line && ! line.includes( theirs ) )
	).toEqual( [] );
	shop.clearLog();
}
