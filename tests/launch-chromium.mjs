import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.mjs';

/**
 * Starts the browser of tests and benchmarks outside of Playwright's own tests.
 *
 * @param {import('@playwright/test').LaunchOptions} [options] Besides the program and its command line.
 */
export const launchChromium = ( options = {} ) =>
	chromium.launch( {
		executablePath: chromiumPath,
		args: chromiumArgs,
		...options,
	} );
