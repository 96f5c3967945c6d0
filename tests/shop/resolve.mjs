/**
 * Finds WordPress and WooCommerce: in a folder from the command line or the
 * environment, else in the cache, else downloads the pinned version into the cache.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { download } from './download.mjs';
import { CACHE, WOOCOMMERCE_VERSION, WORDPRESS_VERSION } from './paths.mjs';
import { ShopError } from './output.mjs';

/**
 * @typedef {Object} Part
 * @property {string} title   Its name in messages.
 * @property {string} slug    Name of its folder in the zip and on wordpress.org.
 * @property {string} version The pinned version.
 * @property {string} env     The environment variable that may name a folder.
 * @property {string} proof   A file that must exist in the folder.
 * @property {RegExp} pattern Finds the version in that file.
 * @property {string} url     Address of the zip.
 */

/** @type {Record<'wordpress' | 'woocommerce', Part>} */
export const PARTS = {
	wordpress: {
		title: 'WordPress',
		slug: 'wordpress',
		version: WORDPRESS_VERSION,
		env: 'WORDPRESS_DIR',
		proof: 'wp-includes/version.php',
		pattern: /\$wp_version\s*=\s*'([^']+)'/,
		url: `https://wordpress.org/wordpress-${ WORDPRESS_VERSION }.zip`,
	},
	woocommerce: {
		title: 'WooCommerce',
		slug: 'woocommerce',
		version: WOOCOMMERCE_VERSION,
		env: 'WOOCOMMERCE_DIR',
		proof: 'woocommerce.php',
		pattern: /^\s*\*\s*Version:\s*(\S+)/m,
		url: `https://downloads.wordpress.org/plugin/woocommerce.${ WOOCOMMERCE_VERSION }.zip`,
	},
};

/**
 * @param {Part}   part
 * @param {string} folder
 * @return {string | null} The version found in that folder.
 */
export function versionIn( part, folder ) {
	const file = join( folder, part.proof );
	if ( ! existsSync( file ) ) {
		return null;
	}
	const head = readFileSync( file, 'utf8' ).slice( 0, 8000 );
	return part.pattern.exec( head )?.[ 1 ] ?? null;
}

/**
 * @param {'wordpress' | 'woocommerce'} name
 * @param {Object}                      [options]
 * @param {string}                      [options.folder]  A folder from the command line.
 * @param {string}                      [options.cache]
 * @param {boolean}                     [options.offline] Do not download.
 * @param {NodeJS.ProcessEnv}           [options.env]
 * @return {Promise<{ folder: string, version: string }>} Its folder and version.
 */
export async function resolvePart( name, options = {} ) {
	const part = PARTS[ name ];
	const { cache = CACHE, env = process.env, offline = false } = options;
	const given = options.folder ?? env[ part.env ];
	if ( given ) {
		const version = versionIn( part, given );
		if ( ! version ) {
			throw new ShopError(
				`${ given } does not hold ${ part.title } (no version in ${ part.proof }). ` +
					`Point ${ part.env } at a folder that does, or unset it.`
			);
		}
		return { folder: given, version };
	}
	const cached = join( cache, `${ part.slug }-${ part.version }` );
	if ( versionIn( part, cached ) === part.version ) {
		return { folder: cached, version: part.version };
	}
	if ( offline ) {
		throw notFound( part, cached, 'downloads are switched off' );
	}
	try {
		await download( { part, folder: cached, cache } );
	} catch ( error ) {
		const why = error instanceof Error ? error.message : String( error );
		throw notFound( part, cached, why );
	}
	const version = versionIn( part, cached );
	if ( ! version ) {
		throw notFound(
			part,
			cached,
			`the downloaded zip holds no ${ part.proof }`
		);
	}
	return { folder: cached, version };
}

/**
 * @param {Part}   part
 * @param {string} cached
 * @param {string} why
 */
function notFound( part, cached, why ) {
	return new ShopError(
		`${ part.title } ${ part.version } was not found: ${ why }.\n` +
			`Any one of these three helps:\n` +
			`  1. unpack ${ part.title } into ${ cached };\n` +
			`  2. set ${ part.env } to a folder that holds it;\n` +
			`  3. connect to the internet, so that it can be downloaded from wordpress.org.`
	);
}
