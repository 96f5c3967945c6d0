/**
 * Runs the PHP tests that need WordPress, in two processes; each has a fresh native
 * shop of its own. `npm test` leaves out the tests of the group "full"; they run in
 * `npm run test:full`, which also tests storage on SQLite, and runs some of the tests
 * on the oldest WooCommerce that the theme supports.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { onShops } from '../../bin/on-shops.mjs';
import { root, run, runMain } from '../../bin/run.mjs';
import { isFastRun } from '../fast-run.mjs';
import { CACHE } from '../shop/paths.mjs';
import { ShopError, printLine } from '../shop/output.mjs';
import { makeSqliteShop } from '../shop/sqlite.mjs';

const ports = { 'php-1': 8891, 'php-2': 8894 };
const report = path.join( root, '.shop/integration.xml' );

/** The oldest supported WooCommerce: `WC requires at least` in the theme's header. */
const OLDEST = '10.0.2';

/** Files of that version. A copy made on a case-insensitive file system lacks the second. */
const REQUIRED_FILES = [ 'woocommerce.php', 'src/Caching/WPCacheEngine.php' ];

/** Tests of code that uses functions, queries or sessions that differ in that version. */
const ON_OLDEST = 'FiltersTest|MiniCartTest|AddToCartTest|NewcomerTest';

/** @return {Promise<Record<string, string>>} Environment variable with the folder of the shop on SQLite. */
async function sqliteShop() {
	try {
		// One shop is enough, because one class contains all tests that use it.
		return { VITRINA_SQLITE_DIR: await makeSqliteShop( 'php-sqlite' ) };
	} catch ( error ) {
		if ( error instanceof ShopError ) {
			printLine( `SQLite is left out: ${ error.message }` );
			return {};
		}
		throw error;
	}
}

/**
 * @param {Record<string, string>} sqlite
 * @return {Promise<number>} Exit code.
 */
function test( sqlite ) {
	return run(
		'php',
		[
			'vendor/bin/paratest',
			'--testsuite=integration',
			`--processes=${ Object.keys( ports ).length }`,
			`--log-junit=${ report }`,
			...( isFastRun ? [ '--exclude-group=full' ] : [] ),
			...process.argv.slice( 2 ),
		],
		// Paratest numbers its processes from 1.
		{ VITRINA_SHOP_DIR: '.shop/php-{process}', ...sqlite }
	);
}

/** @return {Promise<number>} Exit code. */
async function testOnOldest() {
	const woocommerce = path.join( CACHE, `woocommerce-${ OLDEST }` );
	if (
		! REQUIRED_FILES.every( ( file ) =>
			existsSync( path.join( woocommerce, file ) )
		)
	) {
		printLine(
			`WooCommerce ${ OLDEST } is left out: the cache has no complete copy.`
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
	const sqlite = isFastRun ? {} : await sqliteShop();
	const code = await onShops( ports, () => test( sqlite ) );
	process.exitCode = code === 0 && ! isFastRun ? await testOnOldest() : code;
} );
