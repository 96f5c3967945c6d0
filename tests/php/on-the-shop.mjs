/**
 * Runs the PHP tests that need WordPress, half of them beside the other half:
 * each process has a fresh native shop of its own. `npm test` leaves out the tests
 * of the group "full"; they run in `npm run test:full`, which also tests what is
 * stored on SQLite, and what shoppers do on the oldest WooCommerce that the theme
 * says it runs with.
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

/** As the theme's header says. */
const OLDEST = '10.0.2';

/** Files of it: a copy that was made where capitals do not count lacks the second. */
const PROOFS = [ 'woocommerce.php', 'src/Caching/WPCacheEngine.php' ];

/** Where that version has other functions, queries or sessions than the pinned one. */
const ON_OLDEST = 'FiltersTest|MiniCartTest|AddToCartTest|NewcomerTest';

/** @return {Promise<Record<string, string>>} Where the shop on SQLite is. */
async function sqliteShop() {
	try {
		// One is enough: the tests that need it are of one class.
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
		// Paratest numbers its processes from 1 on.
		{ VITRINA_SHOP_DIR: '.shop/php-{process}', ...sqlite }
	);
}

/** @return {Promise<number>} Exit code. */
async function testOnOldest() {
	const woocommerce = path.join( CACHE, `woocommerce-${ OLDEST }` );
	if (
		! PROOFS.every( ( file ) =>
			existsSync( path.join( woocommerce, file ) )
		)
	) {
		printLine(
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
	const sqlite = isFastRun ? {} : await sqliteShop();
	const code = await onShops( ports, () => test( sqlite ) );
	process.exitCode = code === 0 && ! isFastRun ? await testOnOldest() : code;
} );
