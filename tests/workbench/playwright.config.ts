import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { isFastRun } from '../fast-run.mjs';

const port = 8190;

export default defineConfig( {
	testDir: '.',
	testMatch: '**/*.spec.ts',
	...( isFastRun && { grepInvert: /@full/ } ),
	outputDir: '../results/workbench',
	// Two browsers at once are not faster on a small machine.
	workers: 1,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	forbidOnly: Boolean( process.env.CI ),
	use: {
		baseURL: `http://127.0.0.1:${ port }`,
		locale: 'lt-LT',
		reuseContext: isFastRun,
		launchOptions: {
			executablePath: chromiumPath,
			args: [
				...chromiumArgs,
				// It draws a changed part on top of the old picture, and the edge of a
				// rounded border then differs by a shade from one drawn at once.
				'--disable-partial-raster',
			],
		},
	},
	webServer: {
		command: `node serve.mjs --cached --port ${ port }`,
		url: `http://127.0.0.1:${ port }/`,
		reuseExistingServer: ! process.env.CI,
	},
} );
