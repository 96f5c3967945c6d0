import type { Selection, Variation, VariationIndex } from '../../variations';
import type { ApiError } from '../api-error';

/** Cart fragments by selector, as in the responses of WooCommerce's cart calls. */
export type Fragments = Record< string, string >;

/**
 * Who changed the cart. `add`, `remove` and `quantity` are our own writes,
 * `refresh` and `cache` our own reads; `classic` is another script, through
 * jQuery; `blocks` a WooCommerce block; `page` WooCommerce's cart or checkout page.
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
	/** Settles with the response; listeners may wait for it. */
	promise: Promise< unknown >;
	button?: HTMLElement;
	data?: Record< string, string >;
}

export interface CartChange {
	source: CartSource;
	hash?: string | undefined;
	/** The fragments that are already shown on the page. */
	fragments?: Fragments | undefined;
	/** The button or link that caused it. */
	button?: HTMLElement | undefined;
	/** The id of a product whose line was removed. */
	removed?: string | undefined;
}

/** A panel or dialog of src/dialog. */
export interface PanelChange {
	panel: HTMLDialogElement;
	/** Value of its attribute `data-panel`, such as `quick-view`. */
	name: string;
}

/** What a visitor may allow; the categories of the WP Consent API. */
export type ConsentCategory =
	| 'functional'
	| 'preferences'
	| 'statistics-anonymous'
	| 'statistics'
	| 'marketing';

/** Every event of the core, with what it carries. */
export interface EventMap {
	/** A write to the cart starts. */
	'cart:write': CartWrite;
	/** The cart or what is shown of it changed. Late listeners get the last event. */
	'cart:changed': CartChange;
	/** The fragments could not be fetched; nothing is shown to the shopper. */
	'cart:fragments-error': { source: CartSource; error: ApiError };
	/** A button is no longer `loading`. */
	'cart:button-updated': { source: CartSource; button: HTMLElement };
	/** The classic cart page rendered its totals again. */
	'cart:totals-updated': { source: CartSource };
	/** The classic checkout rendered its order review again. */
	'checkout:updated': { source: CartSource; data?: unknown };
	/** The available choices of a form were computed again. */
	'variation:updated': {
		form: HTMLFormElement;
		/** The form's current index. */
		index: VariationIndex;
		selection: Selection;
	};
	/** A script that started late requests a form's choices: `variation:updated` is emitted again. */
	'variation:requested': { form: HTMLFormElement };
	/** The shopper chose or cleared a value, and the form has been updated. */
	'variation:changed': { form: HTMLFormElement };
	/** A variation matches all choices. */
	'variation:found': { form: HTMLFormElement; variation: Variation };
	/** The price and stock of a variation are on the page. */
	'variation:shown': {
		form: HTMLFormElement;
		variation: Variation;
		isBuyable: boolean;
	};
	/** No variation is shown any more. */
	'variation:hidden': { form: HTMLFormElement };
	/** The product's own SKU, weight, dimensions and image are back. */
	'variation:reset': { form: HTMLFormElement };
	/** A request of ours or of jQuery's got its response, or failed. */
	'call:completed': { source: 'core' | 'jquery' };
	/** The shopper chose another shipping rate on a classic page. */
	'shipping:changed': { source: CartSource; rate: string };
	/** Other code requested a product's price at a quantity, and the server has responded. */
	'discount:answered': {
		response: unknown;
		target: Element | undefined;
		options: Record< string, unknown >;
	};
	/** What the visitor allows was read, or has changed. Late listeners get the last event. */
	'consent:changed': Readonly< Record< ConsentCategory, boolean > >;
	/** The consent banner was removed without a decision; the next page shows it again. */
	'consent:unanswered': Readonly< Record< string, never > >;
	/** The shopper uses the swatches of a card for the first time, and their script is loaded. */
	'card:swatches': { group: HTMLElement };
	/** Cards were added to a listing, or the whole listing was replaced. */
	'listing:changed': { listing: HTMLElement };
	/** A product was inserted into a quick view: its forms and galleries are new on the page. */
	'quick-view:shown': { content: HTMLElement };
	/** A panel has opened; the panel that was open before closes. */
	'panel:opened': PanelChange;
	/** A panel has closed, and its closing delay is over. */
	'panel:closed': PanelChange;
}

/** Events whose last payload a late listener still needs. */
export const replayed = [
	'cart:changed',
	'consent:changed',
] as const satisfies ReadonlyArray< keyof EventMap >;
