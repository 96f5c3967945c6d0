/**
 * The browser of tests and benchmarks. CHROMIUM_PATH names another one.
 */
import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The whole browser, as shoppers have it: for benchmarks and pictures. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** For tests: Debian's shell without a window, where installed; it needs half the processor time. */
export const testChromiumPath =
	! process.env.CHROMIUM_PATH && existsSync( SHELL ) ? SHELL : chromiumPath;

/** Why browser tests cannot run here; empty if they can. */
export const chromiumUnavailableReason = () =>
	existsSync( testChromiumPath )
		? ''
		: `there is no Chromium at ${ testChromiumPath } (set CHROMIUM_PATH)`;
