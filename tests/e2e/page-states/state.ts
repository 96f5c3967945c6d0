import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from '../../shop/handle.mjs';

/** What is made in the shop for the states, by what they need. */
export interface StateFixtures {
	/** Address of a variable product: colour and size, some of them missing. */
	readonly variable: string;
	/** A simple product that does not run out. */
	readonly candle: number;
	/** A guest's order, and the page that thanks for it. */
	readonly order: number;
	readonly received: string;
	/** An order of the customer, as its page of the account. */
	readonly viewOrder: string;
	/** A coupon of one euro. */
	readonly coupon: string;
}

export interface Stage {
	readonly page: Page;
	readonly shop: Shop;
	readonly fixtures: StateFixtures;
}

/** A page in a condition that a shopper sees. */
export interface PageState {
	readonly name: string;
	/** From where the state before it has left the page. */
	readonly reach: ( stage: Stage ) => Promise< unknown >;
	/** What must be seen at each width; without it the state is not there. */
	readonly shows: string;
	/** Where it exists only on phones, or only on wide screens. */
	readonly widths?: readonly number[];
	/** What a change of the width takes away is brought back. */
	readonly restore?: ( page: Page ) => Promise< unknown >;
	/** Elements of WordPress and WooCommerce that are not ours to mend. */
	readonly others?: readonly string[];
}

/** States that follow one another in one visit. */
export interface Journey {
	readonly name: string;
	/** What of the requirements its states prove. */
	readonly proves: string;
	/** Whether WooCommerce takes its blocks for cart and checkout. */
	readonly isBlock?: boolean;
	/** Whether the visitor has not answered the consent bar yet. */
	readonly showsConsentBar?: boolean;
	readonly states: readonly PageState[];
}

/** A state that is an address. */
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

/** Puts a product into the cart as the shop's own call does. */
export async function addToCart(
	{ page, fixtures }: Stage,
	quantity = 1
): Promise< void > {
	await page.request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: fixtures.candle, quantity },
	} );
}
