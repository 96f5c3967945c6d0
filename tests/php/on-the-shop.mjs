/**
 * Runs the PHP tests that need WordPress, half of them beside the other half:
 * each process has a fresh native shop of its own. What is stored is tested on
 * SQLite too.
 */
import { onShops } from '../../bin/on-shops.mjs';
import { run, runMain } from '../../bin/run.mjs';
import { ShopError, say } from '../shop/say.mjs';
import { makeSqliteShop } from '../shop/sqlite.mjs';

const ports = { 'php-1': 8891, 'php-2': 8894 };

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

await runMain( async () => {
	const sqlite = await sqliteShop();
	process.exitCode = await onShops( ports, () =>
		run(
			'php',
			[
				'vendor/bin/paratest',
				'--testsuite=integration',
				`--processes=${ Object.keys( ports ).length }`,
				...process.argv.slice( 2 ),
			],
			// Paratest numbers its processes from 1 on.
			{ VITRINA_SHOP_DIR: '.shop/php-{process}', ...sqlite }
		)
	);
} );
