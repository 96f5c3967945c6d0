#!/usr/bin/env node
/**
 * `npm stop`: stops the shop that `npm start` started, in wp-env or natively.
 */
import { runMain, printLine } from '../tests/shop/output.mjs';
import { stopShop } from '../tests/shop/shop.mjs';
import { stopWpEnv } from '../tests/shop/wp-env.mjs';

await runMain( async () => {
	const stopped = [ await stopWpEnv(), await stopShop( 'shop' ) ];
	printLine(
		stopped.includes( true )
			? 'The shop is stopped.'
			: 'The shop was not running.'
	);
} );
