/**
 * Paths of the repository, of the cache outside it, and of the state of each shop.
 */
import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import here from './here.js';

export const SHOP_SOURCE = here;
export const REPO = resolve( here, '../..' );
export const CACHE =
	process.env.VITRINA_CACHE ?? join( homedir(), '.cache', 'vitrina' );

export const WORDPRESS_VERSION = '7.1.4';
export const WOOCOMMERCE_VERSION = '11.0.1';

/** Folder in the repository → folder name under wp-content/plugins. */
export const OUR_PLUGINS = {
	'plugin-lpexpress': 'vitrina-lpexpress',
	'plugin-bank-link': 'vitrina-bank-link',
	'plugin-discounts': 'vitrina-discounts',
	'plugin-companion': 'vitrina-companion',
};

/**
 * @typedef {Object} ShopPaths
 * @property {string} root      State of this shop.
 * @property {string} wordpress Its own copy of WordPress.
 * @property {string} data      MariaDB's data folder.
 * @property {string} run       Sockets and pid files.
 * @property {string} logs      Logs of the three servers.
 * @property {string} opcache   Compiled PHP, for runs from the command line.
 * @property {string} debugLog  WordPress's debug log.
 * @property {string} mail      E-mails, one file each.
 * @property {string} dbSocket  MariaDB's socket.
 * @property {string} phpSocket PHP-FPM's socket.
 */

/**
 * @param {string} name
 * @return {ShopPaths} Paths of the shop with that name.
 */
export function shopPaths( name ) {
	const root = join( REPO, '.shop', name );
	// The path of a socket has at most 107 characters, so sockets are not in the
	// repository, whose path may be long.
	const id = createHash( 'sha256' )
		.update( root )
		.digest( 'hex' )
		.slice( 0, 12 );
	const sockets = join( tmpdir(), `vitrina-${ id }` );
	return {
		root,
		wordpress: join( root, 'wordpress' ),
		data: join( root, 'mariadb' ),
		run: sockets,
		logs: join( root, 'logs' ),
		opcache: join( root, 'opcache' ),
		debugLog: join( root, 'debug.log' ),
		mail: join( root, 'mail' ),
		dbSocket: join( sockets, 'db.sock' ),
		phpSocket: join( sockets, 'php.sock' ),
	};
}
