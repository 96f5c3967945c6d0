#!/usr/bin/env node
/**
 * `npm stop`: stops the shop that `npm start` started, in wp-env or natively.
 */
import { runMain, say } from '../tests/shop/say.mjs';
import { stopShop } from '../tests/shop/shop.mjs';
import { stopWpEnv } from '../tests/shop/wp-env.mjs';

await runMain( async () => {
	const stopped = [ await stopWpEnv(), await stopShop( 'shop' ) ];
	say(
		stopped.includes( true )
			? 'The shop is stopped.'
			: 'The shop was not running.'
	);
} );
