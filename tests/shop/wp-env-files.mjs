/**
 * The files of the shop in wp-env.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runTool } from './native/processes.mjs';
import { REPO, WORDPRESS_VERSION } from './paths.mjs';
import { placePictures } from './pictures.mjs';
import { PARTS, versionIn } from './resolve.mjs';
import { step } from './output.mjs';

/** @typedef {{ folder: string, version: string }} Found */

export const ROOT = join( REPO, '.shop', 'wp-env' );
export const HOME = join( ROOT, 'home' );
export const STATE = join( ROOT, 'state.json' );
// wp-env uses a folder of this name if it exists.
export const WORK = join(
	HOME,
	createHash( 'md5' ).update( join( REPO, '.wp-env.json' ) ).digest( 'hex' )
);

/**
 * `.wp-env.json` names WordPress and WooCommerce of wordpress.org, for developers who
 * run wp-env directly. The local file `.wp-env.override.json` replaces them by the
 * folders of the shop, and adds the drawn pictures. Its other entries are kept.
 *
 * @param {string} [repo]
 */
export function writeOverride( repo = REPO ) {
	const file = join( repo, '.wp-env.override.json' );
	const own = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	const override = {
		...own,
		core: './.shop/wp-env/wordpress',
		plugins: [ './.shop/wp-env/woocommerce' ],
		mappings: {
			...own.mappings,
			'wp-content/uploads/demo': './.shop/wp-env/demo-images',
		},
	};
	writeFileSync( file, `${ JSON.stringify( override, null, '\t' ) }\n` );
}

/**
 * Lays out the folders of the shop. WordPress and WooCommerce are copied, because
 * WordPress writes into its folder (for example the SQLite database), and because
 * WooCommerce's folder must be called `woocommerce`.
 *
 * @param {Found} wordpress
 * @param {Found} woocommerce
 */
export async function layOut( wordpress, woocommerce ) {
	mkdirSync( ROOT, { recursive: true } );
	for ( const [ name, found ] of Object.entries( {
		wordpress,
		woocommerce,
	} ) ) {
		const folder = join( ROOT, name );
		const part =
			PARTS[ /** @type {'wordpress' | 'woocommerce'} */ ( name ) ];
		if ( versionIn( part, folder ) !== found.version ) {
			await step( `Copying ${ part.title } ${ found.version }`, () => {
				const fresh = `${ folder }.new`;
				rmSync( fresh, { recursive: true, force: true } );
				runTool(
					'cp',
					[ '-aL', found.folder, fresh ],
					`${ part.title } could not be copied`
				);
				rmSync( folder, { recursive: true, force: true } );
				renameSync( fresh, folder );
			} );
		}
	}
	await placePictures( join( ROOT, 'demo-images' ) );
	writeOverride();
	// If this cache file does not name the newest version of WordPress, wp-env requests
	// it from wordpress.org, and fails offline.
	mkdirSync( WORK, { recursive: true } );
	const cacheFile = join( WORK, 'wp-env-cache.json' );
	const cache = existsSync( cacheFile )
		? JSON.parse( readFileSync( cacheFile, 'utf8' ) )
		: {};
	writeFileSync(
		cacheFile,
		JSON.stringify( {
			latestWordPressVersion: WORDPRESS_VERSION,
			...cache,
		} )
	);
}
