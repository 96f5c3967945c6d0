import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { isFastRun } from '../fast-run.mjs';

const port = 8190;

export default defineConfig( {
	testDir: '.',
	// The widgets' states are not part of `npm test` yet: see README.md.
	testMatch: process.env.WIDGETS
		? '**/widgets.spec.ts'
		: '**/terminal-picker.spec.ts',
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
		launchOptions: {
			executablePath: chromiumPath,
			args: chromiumArgs,
		},
	},
	webServer: {
		command: `node serve.mjs --cached --port ${ port }`,
		url: `http://127.0.0.1:${ port }/`,
		reuseExistingServer: ! process.env.CI,
	},
} );
