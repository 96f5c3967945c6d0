import type { Page } from '@playwright/test';
import type { Shop } from '../../shop/handle.mjs';

/** How a shopper uses one part of the page whose script does not load. */
export interface Part {
	/** The script's file in a `build` folder, without `.js`. */
	readonly file: string;
	/** What still works without the script; ends the test's title. */
	readonly works: string;
	readonly width?: number;
	/** Whether `npm test` includes it. */
	readonly isFast?: boolean;
	/** Changes the shop. Returns the cleanup function. */
	readonly arrange?: ( shop: Shop ) => () => unknown;
	readonly use: ( page: Page, shop: Shop ) => Promise< unknown >;
}
