/**
 * The race for one cart on a fresh native shop: 200 shoppers with the guard,
 * and a few without, to show that the test can fail.
 */
import { onAShop } from '../../bin/on-a-shop.mjs';
import { run, runMain } from '../../bin/run.mjs';

await runMain( async () => {
	process.exitCode = await onAShop( 'load', 8892, () =>
		run( process.execPath, [
			'tests/load/cart-race.mjs',
			'--shop=load',
			'--guard=both',
			'--trials=200',
			'--control=5',
			...process.argv.slice( 2 ),
		] )
	);
} );
