/**
 * The race for one cart on a fresh native shop: 200 shoppers with the guard (16 in
 * `npm test`), and a few without, to show that the test can fail. Then first visits, slow
 * pages, logins, the same add again, each button tapped twice, and two devices
 * of one customer. Then the button of the checkout pressed twenty times at
 * once, and the last piece bought by twenty, both with and without what guards
 * them, and a small run of the bank link's: payments told at once, killed
 * workers, forged notices.
 */
import { onShops } from '../../bin/on-shops.mjs';
import { run, runMain } from '../../bin/run.mjs';

/**
 * `npm test` has every race, with fewer trials.
 *
 * @param {number} full Trials of `npm run test:full`.
 * @param {number} fast Trials of `npm test`.
 */
const trials = ( full, fast ) =>
	process.env.VITRINA_TESTS === 'fast' ? fast : full;

await runMain( async () => {
	process.exitCode = await onShops( { load: 8892 }, async () => {
		const codes = [];
		for ( const args of [
			[
				'tests/load/cart-race.mjs',
				'--guard=both',
				`--trials=${ trials( 200, 16 ) }`,
				'--control=5',
				...process.argv.slice( 2 ),
			],
			[
				'tests/load/cart-race.mjs',
				'--mix=newcomer',
				'--guard=both',
				`--trials=${ trials( 40, 5 ) }`,
				'--control=3',
			],
			...[ 'slow', 'login', 'same', 'double', 'devices' ].map(
				( mix ) => [
					'tests/load/cart-race.mjs',
					`--mix=${ mix }`,
					'--guard=both',
					`--trials=${ trials( 10, 4 ) }`,
					`--control=${ trials( 5, 3 ) }`,
				]
			),
			[
				'tests/load/checkout-race.mjs',
				'--guard=off',
				`--trials=${ trials( 3, 2 ) }`,
			],
			[ 'tests/load/checkout-race.mjs', `--trials=${ trials( 5, 2 ) }` ],
			[ 'tests/load/last-piece.mjs', `--trials=${ trials( 3, 1 ) }` ],
			[
				'tests/load/bank-race.mjs',
				`--orders=${ trials( 10, 4 ) }`,
				'--control=3',
			],
			[ 'tests/load/bank-kill.mjs', '--times=1' ],
			[ 'tests/load/bank-forgery.mjs', `--count=${ trials( 300, 60 ) }` ],
		] ) {
			codes.push(
				await run( process.execPath, [ ...args, '--shop=load' ] )
			);
		}
		return Math.max( ...codes );
	} );
} );
