import type { Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than the window. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth
	);
