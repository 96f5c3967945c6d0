/**
 * Moves the focus. The focused element may be in server markup that was just
 * replaced, so its replacement is found by the line's key or the element's id.
 */
const LINE = '.mini-cart__line';

const quietly = { preventScroll: true };

const findLine = ( panel: Element, key: string ) =>
	[ ...panel.querySelectorAll< HTMLElement >( LINE ) ].find(
		( { dataset } ) => dataset.cart_item_key === key
	);

/** Focuses the remove link of a line, or the undo button if the line is gone. */
export function focusLine( panel: Element, key: string ): void {
	const target =
		findLine( panel, key )?.querySelector< HTMLElement >(
			'a.remove_from_cart_button'
		) ?? panel.querySelector< HTMLElement >( '.mini-cart__removed button' );
	target?.focus( quietly );
}

/** Focuses the coupon field after an error, otherwise its summary. */
export function focusCoupon( panel: Element, isError: boolean ): void {
	panel
		.querySelector< HTMLElement >(
			`.mini-cart__coupon ${ isError ? 'input' : 'summary' }`
		)
		?.focus( quietly );
}

/** Remembers the focused element, so that its replacement can be focused. */
export interface FocusRestorer {
	remember: ( target: Element ) => void;
	/** Restores the focus if it was lost because its element was removed. */
	restore: () => void;
}

/** @param panel The dialog. */
export function createFocusRestorer( panel: HTMLElement ): FocusRestorer {
	let last: HTMLElement | null = null;
	let key: string | undefined;
	return {
		remember( target ) {
			last = target as HTMLElement;
			key = target.closest< HTMLElement >( LINE )?.dataset.cart_item_key;
		},
		restore() {
			const { activeElement } = panel.ownerDocument;
			const isLost =
				activeElement === panel || ! panel.contains( activeElement );
			if (
				last &&
				! last.isConnected &&
				isLost &&
				panel.matches( '[open]' )
			) {
				successor( panel, last, key )?.focus( quietly );
			}
		},
	};
}

function successor(
	panel: Element,
	{ id, dataset, localName, classList }: HTMLElement,
	key: string | undefined
): HTMLElement | null | undefined {
	if ( key === undefined ) {
		return panel.ownerDocument.getElementById( id );
	}
	const line = findLine( panel, key );
	const [ name = '' ] = classList;
	const twin = dataset.step
		? `[data-step="${ dataset.step }"]:not([hidden], :disabled)`
		: `${ localName }[class^="${ name }"]`;
	return (
		line?.querySelector< HTMLElement >( twin ) ??
		line?.querySelector< HTMLElement >( 'input, a' )
	);
}
