import { defineConfig } from '@playwright/test';
import { isFull } from './tests/e2e/full';
import { chromiumArgs, chromiumPath } from './tests/chromium.mjs';

/** End to end, on the real shops that global-setup starts. */
export default defineConfig( {
	testDir: './tests/e2e',
	outputDir: './tests/results/e2e',
	globalSetup: './tests/e2e/global-setup.ts',
	// Each worker has a shop of its own; in one that runs, tests take turns.
	workers: process.env.SHOP_NAME ? 1 : 2,
	fullyParallel: false,
	// A test that passes only at the second try is a fault to look for.
	retries: 0,
	failOnFlakyTests: true,
	...( ! isFull && { grepInvert: /@full/ } ),
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [
		[ process.env.CI ? 'line' : 'list' ],
		[ './tests/e2e/failure-summary.ts' ],
	],
	use: {
		locale: 'lt-LT',
		timezoneId: 'Europe/Vilnius',
		viewport: { width: 390, height: 844 },
		screenshot: 'only-on-failure',
		// Playwright empties it between two tests; a new one takes a tenth of a short test.
		reuseContext: ! isFull,
		launchOptions: {
			executablePath: chromiumPath,
			args: chromiumArgs,
		},
	},
} );
