/**
 * Finds the programs that a native shop needs, and prints which are missing.
 */
import { spawnSync } from 'node:child_process';
import { ShopError } from '../output.mjs';
import { findProgram } from './processes.mjs';

/** PHP extensions that WordPress, WooCommerce and our plugins need. */
const PHP_MODULES = [
	'curl',
	'dom',
	'gd',
	'intl',
	'mbstring',
	'mysqli',
	'zip',
];

const HOW =
	'On Debian: apt-get install php8.2-fpm php8.2-cli php8.2-mysql php8.2-gd ' +
	'php8.2-curl php8.2-zip php8.2-intl php8.2-mbstring php8.2-xml nginx-light mariadb-server';

/**
 * @typedef {Object} Programs
 * @property {string} php       PHP on the command line.
 * @property {string} fpm       PHP-FPM.
 * @property {string} scanDir   Folder of PHP's module settings.
 * @property {string} nginx     The web server.
 * @property {string} mariadbd  The database server.
 * @property {string} installDb Creates system tables.
 * @property {string} client    The database’s client.
 */

/**
 * @param {string}   what
 * @param {string[]} names
 * @return {string} Its path.
 */
function need( what, names ) {
	const path = findProgram( names );
	if ( ! path ) {
		throw new ShopError(
			`${ what } is not installed, and the native shop needs it. ${ HOW }`
		);
	}
	return path;
}

/**
 * @return {Programs} The installed programs.
 */
export function findPrograms() {
	const php = need( 'PHP', [ 'php8.2', 'php8.3', 'php8.4', 'php' ] );
	const version = /(\d+\.\d+)/.exec(
		spawnSync( php, [ '-r', 'echo PHP_VERSION;' ], { encoding: 'utf8' } )
			.stdout
	)?.[ 1 ];
	if ( ! version || Number( version ) < 8.2 ) {
		throw new ShopError(
			`PHP 8.2 or newer is needed, this is ${ version }. ${ HOW }`
		);
	}
	const modules = spawnSync( php, [ '-m' ], {
		encoding: 'utf8',
	} ).stdout.toLowerCase();
	const missing = PHP_MODULES.filter(
		( name ) => ! modules.split( '\n' ).includes( name )
	);
	if ( missing.length > 0 ) {
		throw new ShopError(
			`PHP ${ version } lacks the module ${ missing.join( ', ' ) }. ${ HOW }`
		);
	}
	const scanDir = spawnSync(
		php,
		[ '-r', 'echo PHP_CONFIG_FILE_SCAN_DIR;' ],
		{
			encoding: 'utf8',
		}
	).stdout;
	return {
		php,
		fpm: need( 'PHP-FPM', [ `php-fpm${ version }`, 'php-fpm' ] ),
		scanDir: process.env.PHP_INI_SCAN_DIR ?? scanDir,
		nginx: need( 'nginx', [ 'nginx' ] ),
		mariadbd: need( 'MariaDB', [ 'mariadbd', 'mysqld' ] ),
		installDb: need( 'MariaDB', [
			'mariadb-install-db',
			'mysql_install_db',
		] ),
		client: need( "MariaDB's client", [ 'mariadb', 'mysql' ] ),
	};
}
