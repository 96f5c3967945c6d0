/**
 * Runs PHP inside a shop's WordPress, outside the web server.
 */
import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
	existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHOP_SOURCE } from '../paths.mjs';
import { ShopError } from '../output.mjs';
import { stopServer } from './processes.mjs';

/** @typedef {import('../paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * @typedef {Object} PhpResult
 * @property {unknown} value  What the code returned.
 * @property {string}  output What it printed.
 */

/**
 * WordPress and WooCommerce are compiled once for all runs, which makes each run
 * three times as fast.
 *
 * @param {ShopPaths} paths
 * @return {string[]} Options of PHP.
 */
function compiled( { opcache } ) {
	mkdirSync( opcache, { recursive: true } );
	return [
		'opcache.enable_cli=1',
		`opcache.file_cache=${ opcache }`,
		'opcache.file_cache_only=1',
		'opcache.validate_timestamps=1',
		'opcache.revalidate_freq=0',
		// Each run would compute the checksum of every cached file again.
		'opcache.file_cache_consistency_checks=0',
	].flatMap( ( option ) => [ '-d', option ] );
}

/**
 * @param {Programs}                           programs
 * @param {ShopPaths}                          paths
 * @param {string}                             file
 * @param {Object}                             [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {boolean}                            [options.show] Print its output immediately.
 * @param {boolean}                            [options.cold] Load WordPress only for this run, which the installation needs.
 * @return {PhpResult} The result.
 */
export function runPhp(
	programs,
	paths,
	file,
	{ env = {}, show = false, cold = show } = {}
) {
	const folder = mkdtempSync( join( tmpdir(), 'vitrina-php-' ) );
	const path = join( folder, 'result.json' );
	try {
		const result = spawnSync(
			programs.php,
			[
				'-n',
				join( SHOP_SOURCE, 'php', 'warm.php' ),
				file,
				programs.php,
				'-d',
				'display_errors=stderr',
				'-d',
				'log_errors=0',
				'-d',
				'memory_limit=1G',
				...compiled( paths ),
			],
			{
				encoding: 'utf8',
				maxBuffer: 1e9,
				stdio: [
					'ignore',
					show ? 'inherit' : 'pipe',
					show ? 'inherit' : 'pipe',
				],
				env: {
					...process.env,
					PHP_INI_SCAN_DIR: programs.scanDir,
					VITRINA_WORDPRESS: paths.wordpress,
					VITRINA_RESULT: path,
					...( cold && { VITRINA_COLD: '1' } ),
					...env,
				},
			}
		);
		if ( result.status !== 0 ) {
			const why =
				`${ result.stderr ?? '' }\n${ result.stdout ?? '' }`.trim();
			throw new ShopError(
				`PHP ended with an error in ${ file }:\n${ why.slice( 0, 3000 ) }`
			);
		}
		return {
			value: existsSync( path )
				? JSON.parse( readFileSync( path, 'utf8' ) )
				: null,
			output: result.stdout ?? '',
		};
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

/**
 * @param {Programs}                           programs
 * @param {ShopPaths}                          paths
 * @param {string}                             code     Without an opening tag.
 * @param {Record<string, string | undefined>} [env]
 * @return {PhpResult} The result.
 */
export function evalPhp( programs, paths, code, env = {} ) {
	const folder = mkdtempSync( join( tmpdir(), 'vitrina-eval-' ) );
	const file = join( folder, 'code.php' );
	try {
		writeFileSync( file, `<?php\n${ code }\n` );
		return runPhp( programs, paths, file, { env } );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

/**
 * Ends the processes that keep WordPress loaded for the runs; see php/warm-server.php.
 *
 * @param {ShopPaths} paths
 */
export async function stopWarmPhp( paths ) {
	const pidFiles = existsSync( paths.run )
		? readdirSync( paths.run ).filter( ( name ) =>
				/^warm-\d+\.pid$/.test( name )
			)
		: [];
	await Promise.all(
		pidFiles.map( ( name ) => stopServer( join( paths.run, name ) ) )
	);
}
