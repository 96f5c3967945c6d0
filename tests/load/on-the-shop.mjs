/**
 * All load tests on a fresh native shop. Races for one cart: 200 shoppers with the
 * session guard, and a few without it, which must lose changes (3 in `npm test`, all
 * with the guard); first visits, double taps, and two devices of one customer; slow
 * pages, logins and repeated adds only in `npm run test:full`. The order button is
 * clicked twenty times at once (twelve in `npm test`), and as many shoppers buy the last
 * item, both with and without their guards. Then small runs of the bank link's tests:
 * payments reported at once, killed workers, forged webhooks.
 */
import { onShops } from '../../bin/on-shops.mjs';
import { run, runMain } from '../../bin/run.mjs';
import { isFastRun } from '../fast-run.mjs';

/**
 * `npm test` runs races with fewer trials, and with fewer requests at once: more
 * than the eight that the shop serves at the same time.
 *
 * @param {number} full Number in `npm run test:full`.
 * @param {number} fast Number in `npm test`.
 */
const trials = ( full, fast ) => ( isFastRun ? fast : full );

await runMain( async () => {
	process.exitCode = await onShops( { load: 8892 }, async () => {
		const codes = [];
		for ( const args of [
			...( isFastRun
				? [
						[
							'tests/load/cart-race.mjs',
							'--mix=shopper,newcomer,double,devices',
							'--trials=3',
							...process.argv.slice( 2 ),
						],
					]
				: [
						[
							'tests/load/cart-race.mjs',
							'--guard=both',
							'--trials=200',
							'--control=5',
							...process.argv.slice( 2 ),
						],
						[
							'tests/load/cart-race.mjs',
							'--mix=newcomer',
							'--guard=both',
							'--trials=40',
							'--control=3',
						],
						[
							'tests/load/cart-race.mjs',
							'--mix=slow,login,same,double,devices',
							'--guard=both',
							'--trials=10',
							'--control=5',
						],
					] ),
			[
				'tests/load/checkout-race.mjs',
				'--guard=off',
				`--trials=${ trials( 3, 1 ) }`,
				`--parallel=${ trials( 20, 12 ) }`,
			],
			[
				'tests/load/checkout-race.mjs',
				`--trials=${ trials( 5, 1 ) }`,
				`--parallel=${ trials( 20, 12 ) }`,
			],
			[
				'tests/load/last-item.mjs',
				`--trials=${ trials( 3, 1 ) }`,
				`--buyers=${ trials( 20, 12 ) }`,
			],
			[
				'tests/load/bank-race.mjs',
				`--orders=${ trials( 10, 2 ) }`,
				`--parallel=${ trials( 50, 20 ) }`,
				'--control=3',
			],
			[
				'tests/load/bank-kill.mjs',
				'--times=1',
				`--every=${ trials( 1, 3 ) }`,
			],
			[ 'tests/load/bank-forgery.mjs', `--count=${ trials( 300, 30 ) }` ],
		] ) {
			codes.push(
				await run( process.execPath, [ ...args, '--shop=load' ] )
			);
		}
		return Math.max( ...codes );
	} );
} );
