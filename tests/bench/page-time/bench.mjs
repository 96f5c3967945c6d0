#!/usr/bin/env node
/**
 * Compares pages without a page cache: this theme, Storefront with the same plugins, and
 * Storefront with WooCommerce alone, one request of each in turn. Each page contains the
 * same products; see equal-pages.php. Prints the medians of the time to first byte and
 * of the processor's time, and the number of queries.
 *
 * Fails over the limits. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`. BENCH_PAGES names the
 * pages, separated by semicolons; without it, all are requested.
 */
import { comparePages } from './compare.mjs';

await comparePages( [
	{ name: 'theirs', suffix: '', time: 1, queries: true },
	{
		name: 'alone',
		suffix: ', Storefront without our plugins',
		time: 1.1,
		queries: false,
	},
] );
