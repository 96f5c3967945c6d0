import { account, messages, withdrawal } from './account';
import { blocks, cart, checkout } from './cart';
import { listings, pages, wishlist } from './catalogue';
import { product } from './product';
import type { Journey } from './state';

/** All page states that the tests for accessibility and translation check. */
export const journeys: readonly Journey[] = [
	product,
	listings,
	checkout,
	account,
	pages,
	cart,
	blocks,
	messages,
	wishlist,
	withdrawal,
];

/** The journeys to an order. */
export const orderJourneys: readonly Journey[] = [
	product,
	listings,
	cart,
	checkout,
];

export type { StateFixtures, Journey, PageState, Stage } from './state';
