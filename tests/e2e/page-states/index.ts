import { account, messages, withdrawal } from './account';
import { blocks, cart, checkout } from './cart';
import { listings, pages, wishlist } from './catalogue';
import { product } from './product';
import type { Journey } from './state';

/** Every state of a page that the tests of accessibility and of language look at. */
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

/** Those on the way to an order. */
export const orderJourneys: readonly Journey[] = [
	product,
	listings,
	cart,
	checkout,
];

export type { StateFixtures, Journey, PageState, Stage } from './state';
