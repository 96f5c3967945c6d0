import type { ApiError } from '../http/api-error';

/** Page parts by selector, as WooCommerce's cart calls answer them. */
export type Fragments = Record< string, string >;

/**
 * Who changed the cart. `add`, `remove` and `quantity` are our own writes,
 * `refresh` and `cache` our own reads; `classic` is another script by jQuery,
 * `blocks` a WooCommerce block, `page` WooCommerce's cart or checkout page.
 */
export type CartSource =
	| 'add'
	| 'remove'
	| 'quantity'
	| 'refresh'
	| 'cache'
	| 'classic'
	| 'blocks'
	| 'page';

export interface CartWrite {
	source: CartSource;
	/** Settles with the answer; listeners may wait for it. */
	promise: Promise< unknown >;
	button?: HTMLElement;
	data?: Record< string, string >;
}

export interface CartChange {
	source: CartSource;
	hash?: string;
	/** Already put in their places. */
	fragments?: Fragments;
	/** The button or link that caused it. */
	button?: HTMLElement;
	/** The id of a product whose line was removed. */
	removed?: string;
}

/** Every event of the core, with what it carries. */
export interface EventMap {
	/** A write to the cart starts. */
	'cart:write': CartWrite;
	/** The cart or what is shown of it changed. Late listeners get the last one. */
	'cart:changed': CartChange;
	/** The parts could not be fetched; nothing is shown to the shopper. */
	'cart:fragments-error': { source: CartSource; error: ApiError };
	/** A button returned from `loading` after an answer. */
	'cart:button-updated': { source: CartSource; button: HTMLElement };
	/** The classic cart page drew its totals anew. */
	'cart:totals-updated': { source: CartSource };
	/** The classic checkout drew its order review anew. */
	'checkout:updated': { source: CartSource; data?: unknown };
	/** The shopper chose another shipping rate on a classic page. */
	'shipping:changed': { source: CartSource; rate: string };
}

/** Events whose last payload a late listener still needs. */
export const replayed = [ 'cart:changed' ] as const satisfies ReadonlyArray<
	keyof EventMap
>;
