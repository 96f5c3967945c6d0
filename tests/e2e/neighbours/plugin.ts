import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../../shop/handle.mjs';

/**
 * Plugins of others that a shop may have beside ours. They are not in the
 * repository: what lies unpacked in the cache's `plugins` folder is tried.
 */
const CACHE = import( '../../shop/paths.mjs' ).then( ( paths ) =>
	path.join( paths.CACHE, 'plugins' )
);

/** Folder → its main file. */
const MAIN = {
	autoptimize: 'autoptimize.php',
	'litespeed-cache': 'litespeed-cache.php',
	polylang: 'polylang.php',
	'wp-consent-api': 'wp-consent-api.php',
	'yith-woocommerce-wishlist': 'init.php',
};

export type Neighbour = keyof typeof MAIN;

/**
 * Why the tests with a plugin are left out.
 *
 * @param slug
 * @return One sentence; '' when it is there.
 */
export async function isMissing( slug: Neighbour ): Promise< string > {
	const file = path.join( await CACHE, slug, MAIN[ slug ] );
	return existsSync( file ) ? '' : `There is no ${ file }.`;
}

const placeIn = ( shop: Shop, slug: Neighbour ) =>
	path.join( shop.root, 'wordpress/wp-content/plugins', slug );

export async function activate( shop: Shop, slug: Neighbour ): Promise< void > {
	cpSync( path.join( await CACHE, slug ), placeIn( shop, slug ), {
		recursive: true,
	} );
	const answer = shop.phpEval(
		`return is_wp_error( activate_plugin( getenv( 'PLUGIN' ) ) ) ? 'no' : 'yes';`,
		{ PLUGIN: `${ slug }/${ MAIN[ slug ] }` }
	);
	if ( answer !== 'yes' ) {
		throw new Error( `${ slug } could not be activated.` );
	}
}

/**
 * Takes the plugin out again.
 *
 * @param shop
 * @param slug
 * @param tidy PHP that undoes what it has left in the database.
 */
export function remove( shop: Shop, slug: Neighbour, tidy = '' ): void {
	shop.phpEval(
		`${ tidy } deactivate_plugins( getenv( 'PLUGIN' ) ); flush_rewrite_rules(); return true;`,
		{ PLUGIN: `${ slug }/${ MAIN[ slug ] }` }
	);
	rmSync( placeIn( shop, slug ), { recursive: true } );
}
