import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from '../../shop/handle.mjs';

/** Products and orders that are created for the states. */
export interface StateFixtures {
	/** Path of a variable product with colour and size, without some combinations. */
	readonly variable: string;
	/** Id of a simple product with unlimited stock. */
	readonly candle: number;
	/** Id of a guest's order, and the path of its order-received page. */
	readonly order: number;
	readonly received: string;
	/** Path of a customer's order in the account. */
	readonly viewOrder: string;
	/** Code of a coupon of one euro. */
	readonly coupon: string;
}

export interface Stage {
	readonly page: Page;
	readonly shop: Shop;
	readonly fixtures: StateFixtures;
}

/** One state of a page. */
export interface PageState {
	readonly name: string;
	/** Starts from the page as the previous state left it. */
	readonly reach: ( stage: Stage ) => Promise< unknown >;
	/** Selector of an element that is visible in this state at each width. */
	readonly shows: string;
	/** Widths, for states that exist only on phones or only on wide screens. */
	readonly widths?: readonly number[];
	/** Restores the state after a change of the width. */
	readonly restore?: ( page: Page ) => Promise< unknown >;
	/** Selectors of WordPress's and WooCommerce's elements that we cannot fix. */
	readonly excluded?: readonly string[];
}

/** States that follow one another in one visit. */
export interface Journey {
	readonly name: string;
	/** Requirements that its states test, for the test's title. */
	readonly requirements: string;
	/** Whether the cart and checkout pages of the shop are blocks. */
	readonly isBlock?: boolean;
	/** Whether the visitor has not answered the consent bar yet. */
	readonly showsConsentBar?: boolean;
	readonly states: readonly PageState[];
}

/** A state that is reached by opening an address. */
export const pageAt = (
	name: string,
	path: string,
	shows = 'main h1'
): PageState => ( {
	name,
	shows,
	reach: ( { page } ) => page.goto( path ),
} );

/** Clicks an opener, and waits until what it opens is visible. */
export async function clickToOpen(
	page: Page,
	opener: Locator | string,
	shows: string
): Promise< void > {
	await (
		typeof opener === 'string'
			? page.locator( opener ).locator( 'visible=true' ).first()
			: opener
	).click();
	await expect( page.locator( shows ).first() ).toBeVisible();
}

/** Adds a product with the shop's own request. */
export async function addToCart(
	{ page, fixtures }: Stage,
	quantity = 1
): Promise< void > {
	await page.request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: fixtures.candle, quantity },
	} );
}
