import type { EventMap } from '@vitrina/core';
import type { ButtonState } from '../../../theme/variation-form/button';
import type {
	Selection,
	ValueSets,
	Variation,
	VariationImage,
	VariationIndex,
} from '../../../variations';

/** What the owner has set; PHP prints it. */
export interface VariationSettings {
	/** A choice that leaves no match clears all others (`deselect_unavailable`). */
	readonly isDeselecting: boolean;
	/** What is out of stock does not count (`disable_out_of_stock`). */
	readonly isInStockOnly: boolean;
}

/** What a check of the choices has come to. */
export type Phase =
	/** None yet. */
	| { readonly name: 'untouched' }
	| { readonly name: 'incomplete' }
	/** The shop is asked, unless the variation is known already. */
	| { readonly name: 'looking up'; readonly isSilent: boolean }
	| { readonly name: 'found' }
	| { readonly name: 'no match'; readonly isSilent: boolean }
	/** The shop did not answer; a press of the button asks again. */
	| { readonly name: 'failed' };

/** A variation on the page: another object each time one is found. */
export interface Shown {
	readonly variation: Variation;
}

export interface FormState {
	readonly phase: Phase;
	/** Which choices are possible; missing where the page does not know. */
	readonly index: VariationIndex | undefined;
	readonly settings: VariationSettings;
	/** Attribute that was changed last, until impossible choices are cleared. */
	readonly changed: string;
	/** Nobody has chosen yet, so a check that finds nothing says nothing. */
	readonly isSilent: boolean;
	/** Whether there is something to reset. */
	readonly hasChoice: boolean;
	/** Its price, stock, SKU, weight and dimensions are on the page. */
	readonly shown: Shown | null;
	readonly button: ButtonState;
	/** Whether screen readers are told that the choices were reset. */
	readonly isResetAnnounced: boolean;
}

export type FormEvent =
	/** A select was changed. */
	| { readonly type: 'chosen'; readonly attribute: string }
	/** The link that clears all choices was pressed. */
	| { readonly type: 'reset' }
	/** The choices are to be checked; another plugin may say which. */
	| { readonly type: 'check'; readonly given?: Selection | undefined }
	/** Impossible choices are to be cleared and their options disabled. */
	| { readonly type: 'update'; readonly selection: Selection }
	/** What is chosen after that. */
	| { readonly type: 'read'; readonly selection: Selection }
	/** The answer to a lookup; without a variation none matches. */
	| { readonly type: 'answered'; readonly variation?: Variation | undefined }
	| { readonly type: 'lookup failed' }
	| { readonly type: 'found'; readonly variation: Variation }
	| {
			readonly type: 'shown';
			readonly variation?: Variation | undefined;
			readonly isBuyable: boolean;
	  }
	| { readonly type: 'hidden' }
	| { readonly type: 'data reset' }
	| { readonly type: 'image reset' }
	| { readonly type: 'announced'; readonly isReset: boolean }
	| { readonly type: 'focus reset' }
	/** The variations were read, at the start or later. */
	| { readonly type: 'loaded'; readonly index: VariationIndex | undefined }
	/** Another plugin has exchanged them. */
	| { readonly type: 'exchanged'; readonly index: VariationIndex | undefined }
	/** The first check is over. */
	| { readonly type: 'started' };

/** Events of WooCommerce's form that follow from others. */
export type RaisedEvent =
	| 'announce_reset'
	| 'check_variations'
	| 'clear_reset_announcement'
	| 'found_variation'
	| 'hide_variation'
	| 'reset_data'
	| 'reset_focus'
	| 'reset_image'
	| 'show_variation'
	| 'update_variation_values'
	| 'woocommerce_update_variation_values'
	| 'woocommerce_variation_has_changed'
	| 'woocommerce_variation_select_change';

/** How much of a variation can be bought. */
export interface Limits {
	readonly min: number;
	/** Empty for none. */
	readonly max: number | '';
	/** One at a time, so there is no field for a number. */
	readonly isSingle: boolean;
}

type OwnEvent = Extract< keyof EventMap, `variation:${ string }` >;

/** Tells our own code, by the events of the core; which form is added. */
export type Tell< Name extends OwnEvent = OwnEvent > = {
	[ Own in Name ]: {
		readonly do: 'tell';
		readonly name: Own;
		readonly payload: Omit< EventMap[ Own ], 'form' >;
	};
}[ Name ];

export type Effect =
	| {
			readonly do: 'raise';
			readonly name: RaisedEvent;
			readonly values?: readonly unknown[];
			/** On the panel, from where it bubbles to the form. */
			readonly isOnPanel?: true;
	  }
	| Tell
	/** Reads what is chosen and comes back with `read`. */
	| { readonly do: 'read selects' }
	| {
			readonly do: 'write selects';
			readonly selection: Selection;
			/** The values that stay open; without it, all stay as they are. */
			readonly possible?: ValueSets;
	  }
	| { readonly do: 'focus first select' }
	| { readonly do: 'write id'; readonly id: string }
	| { readonly do: 'limit quantity'; readonly limits: Limits }
	/** Without an image, the product's own. */
	| { readonly do: 'show image'; readonly image: VariationImage | undefined }
	/** Comes back with `answered` or `lookup failed`. */
	| {
			readonly do: 'look up';
			readonly selection: Selection;
			/** Of the variation, if the page knows it. */
			readonly id: number | undefined;
	  }
	| { readonly do: 'abort lookup' }
	/** Goes on with another event. */
	| { readonly do: 'go on'; readonly event: FormEvent };

export interface Step {
	readonly state: FormState;
	readonly effects: readonly Effect[];
}
