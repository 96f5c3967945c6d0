import type { Page } from '@playwright/test';
import type { Shop } from '../../shop/handle.mjs';

/** What a shopper does with one part of the page whose script does not come. */
export interface Part {
	/** The script: its file in a unit's `build` folder, without `.js`. */
	readonly file: string;
	/** What still works without the script; ends the test's title. */
	readonly works: string;
	readonly width?: number;
	/** Changes the shop; gives back what changes it back. */
	readonly arrange?: ( shop: Shop ) => () => unknown;
	readonly use: ( page: Page, shop: Shop ) => Promise< unknown >;
}
