import { defineConfig } from '@playwright/test';

/** End to end, on the real shop that global-setup starts. */
export default defineConfig( {
	testDir: './tests/e2e',
	outputDir: './tests/results/e2e',
	globalSetup: './tests/e2e/global-setup.ts',
	// One shop, two cores: tests that place orders take turns.
	workers: 1,
	fullyParallel: false,
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: process.env.CI ? 'line' : 'list',
	use: {
		locale: 'lt-LT',
		timezoneId: 'Europe/Vilnius',
		viewport: { width: 390, height: 844 },
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
			],
		},
	},
} );
