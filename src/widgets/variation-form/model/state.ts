import type { EventMap } from '@vitrina/core';
import type { ButtonState } from '../../../theme/variation-form/button';
import type {
	Selection,
	ValueSets,
	Variation,
	VariationImage,
	VariationIndex,
} from '../../../variations';

/** Settings of the shop, printed by PHP. */
export interface VariationSettings {
	/** A selection without a match clears all other values (`deselect_unavailable`). */
	readonly isDeselecting: boolean;
	/** Variations that are out of stock are not selectable (`disable_out_of_stock`). */
	readonly isInStockOnly: boolean;
}

/** Result of the last check of the selection. */
export type Phase =
	/** Not checked yet. */
	| { readonly name: 'untouched' }
	| { readonly name: 'incomplete' }
	/** A request is running, unless the variation is already known. */
	| { readonly name: 'looking up'; readonly isSilent: boolean }
	| { readonly name: 'found' }
	| { readonly name: 'no match'; readonly isSilent: boolean }
	/** The lookup failed; a click on the button retries. */
	| { readonly name: 'failed' };

/** The variation that is shown: a new object each time one is found. */
export interface Shown {
	readonly variation: Variation;
}

export interface FormState {
	readonly phase: Phase;
	/** The possible combinations; undefined if the page does not contain them. */
	readonly index: VariationIndex | undefined;
	readonly settings: VariationSettings;
	/** The attribute that was changed last, until impossible values are cleared. */
	readonly changed: string;
	/** Nothing was selected yet, so a check without a match shows no notice. */
	readonly isSilent: boolean;
	readonly hasChoice: boolean;
	/** The variation whose price, stock, SKU, weight and dimensions are shown. */
	readonly shown: Shown | null;
	readonly button: ButtonState;
	readonly isResetAnnounced: boolean;
}

export type FormEvent =
	/** A select was changed. */
	| { readonly type: 'chosen'; readonly attribute: string }
	/** The reset link was clicked. */
	| { readonly type: 'reset' }
	/** Check the selection; another plugin may pass it. */
	| { readonly type: 'check'; readonly given?: Selection | undefined }
	/** Clear impossible values and disable their options. */
	| { readonly type: 'update'; readonly selection: Selection }
	/** The selection, after impossible values were cleared. */
	| { readonly type: 'read'; readonly selection: Selection }
	/** Result of a lookup; undefined if no variation matches. */
	| { readonly type: 'looked up'; readonly variation?: Variation | undefined }
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
	/** The variations were read, on start or later. */
	| { readonly type: 'loaded'; readonly index: VariationIndex | undefined }
	/** Another plugin has replaced the variations. */
	| { readonly type: 'exchanged'; readonly index: VariationIndex | undefined }
	/** The first check is done. */
	| { readonly type: 'started' };

/** Events of WooCommerce's form that the form triggers itself. */
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

/** Quantity limits of a variation. */
export interface Limits {
	readonly min: number;
	/** Empty for none. */
	readonly max: number | '';
	/** Only one per order, so the quantity field is hidden. */
	readonly isSingle: boolean;
}

type OwnEvent = Extract< keyof EventMap, `variation:${ string }` >;

/** Emits an event of the core; the form is added to the payload. */
export type EmitEffect< Name extends OwnEvent = OwnEvent > = {
	[ Own in Name ]: {
		readonly do: 'emit';
		readonly name: Own;
		readonly payload: Omit< EventMap[ Own ], 'form' >;
	};
}[ Name ];

export type Effect =
	| {
			readonly do: 'raise';
			readonly name: RaisedEvent;
			readonly values?: readonly unknown[];
			/** Triggered on the panel, from where it bubbles to the form. */
			readonly isOnPanel?: true;
	  }
	| EmitEffect
	/** Reads the selection and dispatches `read`. */
	| { readonly do: 'read selects' }
	| {
			readonly do: 'write selects';
			readonly selection: Selection;
			/** The values to enable; without it, no option changes. */
			readonly possible?: ValueSets;
	  }
	| { readonly do: 'focus first select' }
	| { readonly do: 'write id'; readonly id: string }
	| { readonly do: 'limit quantity'; readonly limits: Limits }
	/** Undefined for the product's own image. */
	| { readonly do: 'show image'; readonly image: VariationImage | undefined }
	/** Dispatches `looked up` or `lookup failed`. */
	| {
			readonly do: 'look up';
			readonly selection: Selection;
			/** Id of the variation, if the page contains it. */
			readonly id: number | undefined;
	  }
	| { readonly do: 'abort lookup' }
	| { readonly do: 'dispatch'; readonly event: FormEvent };

export interface Step {
	readonly state: FormState;
	readonly effects: readonly Effect[];
}
