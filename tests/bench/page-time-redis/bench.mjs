#!/usr/bin/env node
/**
 * Compares pages without a page cache, where Redis is the object cache of both shops: this
 * theme and Storefront with the same plugins, one request of each in turn.
 *
 * Fails over the limits. It starts and stops two shops of its own. BENCH_PAGES names the
 * pages, separated by semicolons; without it, all are requested.
 */
import { startShop } from '../../shop/shop.mjs';
import { comparePages } from '../page-time/compare.mjs';

/**
 * @param {string} name
 * @param {number} port
 * @param {string} [theme] Ours by default.
 */
const start = ( name, port, theme ) =>
	startShop( {
		name,
		port,
		theme,
		asHosted: true,
		cluster: { nodes: 1, redis: true, varnish: false },
	} );

const ours = await start( 'bench-redis', 8882 );
try {
	const theirs = await start( 'bench-redis-storefront', 8883, 'storefront' );
	try {
		await comparePages(
			[
				{
					name: 'theirs',
					suffix: ', with Redis',
					time: 0.9,
					queries: false,
				},
			],
			{ ours, theirs }
		);
	} finally {
		await theirs.stop();
	}
} finally {
	await ours.stop();
}
