/**
 * The shop's own MariaDB: private socket, private data folder, no network.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../paths.mjs';
import { ShopError } from '../output.mjs';
import { runTool, startServer, stopServer, waitFor } from './processes.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * Creating MariaDB's system tables takes seconds, so it is done once per version.
 *
 * @param {Programs} programs
 * @return {string} The folder to copy.
 */
function template( programs ) {
	const version = /(\d+\.\d+\.\d+)/.exec(
		runTool( programs.mariadbd, [ '--version' ], 'MariaDB does not run' )
	)?.[ 1 ];
	const folder = join( CACHE, `mariadb-template-${ version }` );
	if ( existsSync( folder ) ) {
		return folder;
	}
	const half = `${ folder }.${ process.pid }`;
	mkdirSync( half, { recursive: true } );
	runTool(
		programs.installDb,
		[
			'--no-defaults',
			`--user=${ userInfo().username }`,
			`--datadir=${ half }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			'--innodb-log-file-size=32M',
		],
		'MariaDB could not make its system tables'
	);
	if ( existsSync( folder ) ) {
		rmSync( half, { recursive: true } );
	} else {
		renameSync( half, folder );
	}
	return folder;
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 */
export function createData( programs, paths ) {
	cpSync( template( programs ), paths.data, { recursive: true } );
}

/**
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 */
export async function startMariaDb( programs, paths ) {
	const pid = startServer( {
		command: programs.mariadbd,
		args: [
			'--no-defaults',
			`--user=${ userInfo().username }`,
			`--datadir=${ paths.data }`,
			`--socket=${ paths.dbSocket }`,
			`--pid-file=${ join( paths.run, 'mariadbd.pid' ) }`,
			`--tmpdir=${ paths.run }`,
			'--skip-networking',
			'--skip-log-bin',
			'--character-set-server=utf8mb4',
			'--collation-server=utf8mb4_unicode_520_ci',
			'--innodb-log-file-size=32M',
			'--innodb-buffer-pool-size=256M',
			// A test shop may lose the last second of data in a power cut.
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-doublewrite=0',
			'--max-connections=80',
		],
		pidFile: join( paths.run, 'mariadb.shop.pid' ),
		logFile: join( paths.logs, 'mariadb.log' ),
	} );
	await waitFor( `MariaDB (process ${ pid }, log in ${ paths.logs })`, () => {
		const ping = spawnSync( programs.client, [
			'--no-defaults',
			'--user=root',
			`--socket=${ paths.dbSocket }`,
			'--execute=SELECT 1',
		] );
		return ping.status === 0;
	} );
}

/**
 * @param {ShopPaths} paths
 */
export async function stopMariaDb( paths ) {
	await stopServer( join( paths.run, 'mariadb.shop.pid' ) );
}

/**
 * Runs SQL in the shop's database.
 *
 * @param {Programs}  programs
 * @param {ShopPaths} paths
 * @param {string}    query
 * @param {string}    database
 * @return {Record<string, string | null>[]} The rows.
 */
export function runSql( programs, paths, query, database = 'vitrina' ) {
	const result = spawnSync(
		programs.client,
		[
			'--no-defaults',
			'--user=root',
			`--socket=${ paths.dbSocket }`,
			'--default-character-set=utf8mb4',
			'--batch',
			...( database ? [ database ] : [] ),
		],
		{ input: query, encoding: 'utf8', maxBuffer: 1e9 }
	);
	if ( result.status !== 0 ) {
		throw new ShopError(
			`The database refused a query: ${ result.stderr.trim() }`
		);
	}
	const [ head = '', ...lines ] = result.stdout.split( '\n' ).slice( 0, -1 );
	const names = head.split( '\t' );
	return lines.map( ( line ) => {
		const cells = line.split( '\t' );
		return Object.fromEntries(
			names.map( ( name, i ) => [
				name,
				unescapeCell( cells[ i ] ?? '' ),
			] )
		);
	} );
}

/**
 * @param {string} cell A cell as `mariadb --batch` prints it.
 * @return {string | null} Its value.
 */
function unescapeCell( cell ) {
	if ( cell === 'NULL' ) {
		return null;
	}
	/** @type {Record<string, string>} */
	const meanings = { n: '\n', t: '\t', 0: '\0', '\\': '\\' };
	return cell.replace(
		/\\([nt0\\])/g,
		( whole, letter ) => meanings[ letter ] ?? whole
	);
}
