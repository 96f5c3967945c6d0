import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that is loaded. From here its timers, frames and
 * `performance.now()` go on only by `page.clock.runFor()`: what is said of
 * milliseconds holds on a busy machine as well. Transitions and animations of
 * the styles go on by themselves.
 *
 * @param page The page.
 */
export async function stopClock( page: Page ): Promise< void > {
	await page.clock.install();
	const now = await page.evaluate( () => Date.now() );
	await page.clock.pauseAt( now + 1000 );
}

/** Milliseconds from one frame of a stopped clock to the next. */
export const FRAME = 16;
