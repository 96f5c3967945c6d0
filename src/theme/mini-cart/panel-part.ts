/** What the server prints for the panel's script; see mini_cart_settings() in PHP. */
export interface MiniCartSettings {
	style: string;
	cartUrl: string;
	opensOnAdd: boolean;
	/** Milliseconds after the last add (spec §9). */
	openDelay: number;
	/** Milliseconds until the counter moves (spec §9). */
	counterDelay: number;
	texts: Record<
		| 'updated'
		| 'failed'
		| 'offline'
		| 'unsure'
		| 'unsaved'
		| 'again'
		| 'restored'
		| 'couponFailed',
		string
	>;
}

/** The dialog; null on pages without one. */
export const findPanel = () =>
	document.querySelector< HTMLDialogElement >( '#minicart-panel' );

let known: MiniCartSettings | undefined;

/** Read once: the dialog stays, only what is in it changes. */
export function miniCartSettings(): MiniCartSettings {
	known ??= JSON.parse(
		findPanel()?.dataset.settings ?? '{}'
	) as MiniCartSettings;
	return known;
}

/** A line of the cart by its key; null when it is gone. */
export const findLine = ( key: string ) =>
	findPanel()?.querySelector< HTMLElement >(
		`.mini-cart__line[data-cart_item_key="${ CSS.escape( key ) }"]`
	) ?? null;

/** The quantity field of a line by its name; null when it is gone. */
export const findField = ( name: string ) =>
	findPanel()?.querySelector< HTMLInputElement >(
		`input[name="${ CSS.escape( name ) }"]`
	) ?? null;

/** Says to readers whether a part is about to change. */
export function setBusy( element: Element | null, isBusy: boolean ): void {
	if ( isBusy ) {
		element?.setAttribute( 'aria-busy', 'true' );
	} else {
		element?.removeAttribute( 'aria-busy' );
	}
}

/** Whether an answer was lost, so that the cart may be another than shown. */
export const isUnsure = () =>
	document.documentElement.hasAttribute( 'data-cart-unsure' );
