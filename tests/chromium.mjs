/**
 * The browser of tests, benchmarks and pictures. CHROMIUM_PATH names another one.
 */
import { existsSync } from 'node:fs';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Why browser tests cannot run here; empty if they can. */
export const chromiumUnavailableReason = () =>
	existsSync( chromiumPath )
		? ''
		: `there is no Chromium at ${ chromiumPath } (set CHROMIUM_PATH)`;
