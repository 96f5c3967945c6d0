import type { Page } from '@playwright/test';

/**
 * Stops the clock of a loaded page. From now on its timers, frames and
 * `performance.now()` advance only with `page.clock.runFor()`, so that times in
 * milliseconds can be checked on a busy machine too. CSS transitions and
 * animations still run.
 *
 * @param page The page.
 */
export async function stopClock( page: Page ): Promise< void > {
	await page.clock.install();
	const now = await page.evaluate( () => Date.now() );
	await page.clock.pauseAt( now + 1000 );
}

/** Time between two frames of a stopped clock, in ms. */
export const FRAME = 16;
