/**
 * Runs the PHP tests that need WordPress, half of them beside the other half:
 * each process has a fresh native shop of its own. What is stored is tested on
 * SQLite too. As in the browser, a test that fails is tried once more, alone: one
 * that passes only then is named, for somebody to look into. What shoppers do is
 * tested on the oldest WooCommerce too that the theme says it runs with.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { onShops } from '../../bin/on-shops.mjs';
import { root, run, runMain } from '../../bin/run.mjs';
import { CACHE } from '../shop/paths.mjs';
import { ShopError, say } from '../shop/say.mjs';
import { makeSqliteShop } from '../shop/sqlite.mjs';
import { failedTests } from './failed-tests.mjs';

const ports = { 'php-1': 8891, 'php-2': 8894 };
const report = path.join( root, '.shop/integration.xml' );

/** As the theme's header says. */
const OLDEST = '10.0.2';

/** Files of it: a copy that was made where capitals do not count lacks the second. */
const PROOFS = [ 'woocommerce.php', 'src/Caching/WPCacheEngine.php' ];

/** Where that version has other functions, queries or sessions than the pinned one. */
const ON_OLDEST = 'FiltersTest|MiniCartTest|AddToCartTest|NewcomerTest';

/** More than these fail for a reason that another try does not take away. */
const TRIED_AGAIN = 3;

/** @return {Promise<Record<string, string>>} Where the shop on SQLite is. */
async function sqliteShop() {
	try {
		// One is enough: the tests that need it are of one class.
		return { VITRINA_SQLITE_DIR: await makeSqliteShop( 'php-sqlite' ) };
	} catch ( error ) {
		if ( error instanceof ShopError ) {
			say( `SQLite is left out: ${ error.message }` );
			return {};
		}
		throw error;
	}
}

/**
 * @param {Record<string, string>} sqlite
 * @return {Promise<{ code: number, said: string }>} Exit code, and what was printed.
 */
async function testAll( sqlite ) {
	const child = spawn(
		'php',
		[
			'vendor/bin/paratest',
			'--testsuite=integration',
			`--processes=${ Object.keys( ports ).length }`,
			`--log-junit=${ report }`,
			...process.argv.slice( 2 ),
		],
		{
			cwd: root,
			stdio: [ 'inherit', 'pipe', 'inherit' ],
			// Paratest numbers its processes from 1 on.
			env: {
				...process.env,
				VITRINA_SHOP_DIR: '.shop/php-{process}',
				...sqlite,
			},
		}
	);
	let said = '';
	child.stdout.on( 'data', ( /** @type {Buffer} */ chunk ) => {
		process.stdout.write( chunk );
		said += chunk;
	} );
	const [ code ] = await once( child, 'close' );
	return { code: code ?? 1, said };
}

/**
 * @param {Record<string, string>} sqlite
 * @return {Promise<number>} Exit code.
 */
async function test( sqlite ) {
	rmSync( report, { force: true } );
	const { code, said } = await testAll( sqlite );
	const failed =
		code !== 0 && existsSync( report )
			? failedTests( readFileSync( report, 'utf8' ), said )
			: [];
	if ( failed.length === 0 || failed.length > TRIED_AGAIN ) {
		return code;
	}
	say( `Once more, alone: ${ failed.join( ', ' ) }.` );
	const again = await run(
		'php',
		[
			'vendor/bin/phpunit',
			'--testsuite=integration',
			'--fail-on-empty-test-suite',
			`--filter=\\\\(${ failed.join( '|' ) })( |$)`,
		],
		{ VITRINA_SHOP_DIR: '.shop/php-1', ...sqlite }
	);
	if ( again === 0 ) {
		say( `Passed only the second time: ${ failed.join( ', ' ) }.` );
	}
	return again;
}

/** @return {Promise<number>} Exit code. */
async function testOnOldest() {
	const woocommerce = path.join( CACHE, `woocommerce-${ OLDEST }` );
	if (
		! PROOFS.every( ( file ) =>
			existsSync( path.join( woocommerce, file ) )
		)
	) {
		say(
			`WooCommerce ${ OLDEST } is left out: the cache has no whole copy.`
		);
		return 0;
	}
	return onShops(
		{ 'php-old': 8891 },
		() =>
			run(
				'php',
				[
					'vendor/bin/phpunit',
					'--testsuite=integration',
					'--fail-on-empty-test-suite',
					`--filter=${ ON_OLDEST }`,
				],
				{ VITRINA_SHOP_DIR: '.shop/php-old' }
			),
		woocommerce
	);
}

await runMain( async () => {
	const sqlite = await sqliteShop();
	const code = await onShops( ports, () => test( sqlite ) );
	process.exitCode = code === 0 ? await testOnOldest() : code;
} );
