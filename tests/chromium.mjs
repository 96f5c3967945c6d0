/**
 * The browser of tests, benchmarks and pictures. CHROMIUM_PATH names another one.
 */
import { existsSync } from 'node:fs';
import { isFastRun } from './fast-run.mjs';

/** Chromium without a user interface; it runs the browser tests in four fifths of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** `npm test` uses the headless shell if it is installed; `npm run test:full` uses the browser that shoppers have. */
export const chromiumPath =
	process.env.CHROMIUM_PATH ??
	( isFastRun && existsSync( HEADLESS_SHELL )
		? HEADLESS_SHELL
		: '/usr/bin/chromium' );

/** Why browser tests cannot run here; empty if they can. */
export const chromiumUnavailableReason = () =>
	existsSync( chromiumPath )
		? ''
		: `there is no Chromium at ${ chromiumPath } (set CHROMIUM_PATH)`;

/**
 * What Playwright switches off. The switch of `chromiumArgs` replaces Playwright's
 * own, so it repeats these.
 */
export const PLAYWRIGHT_DISABLED_FEATURES = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'TcpPortRandomizationWin',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	'msForceBrowserSignIn',
	'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The address bar's suggestions are two web pages, which Chromium loads for each
 * window: 0.7 s of processor time for every test. On a machine with two cores they
 * also slow down the page that a benchmark measures, up to twice; a phone has more cores.
 */
const ADDRESS_BAR_PAGES = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
];

/** Chromium starts a renderer process in advance, which takes a tenth of the time of a short test. */
const SPARE_PROCESS = [ 'SpareRendererForSitePerProcess' ];

/** Command line of browsers that tests and benchmarks start. */
export const chromiumArgs = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	`--disable-features=${ [
		...PLAYWRIGHT_DISABLED_FEATURES,
		...ADDRESS_BAR_PAGES,
		...SPARE_PROCESS,
	].join() }`,
];
