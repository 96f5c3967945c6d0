/**
 * Where the focus goes. What has it may lie in markup of the server's that was
 * just replaced, so it is looked up by what stays the same.
 */
const LINE = '.mini-cart__line';

const quietly = { preventScroll: true };

const findLine = ( panel: Element, key: string ) =>
	[ ...panel.querySelectorAll< HTMLElement >( LINE ) ].find(
		( { dataset } ) => dataset.cart_item_key === key
	);

/** To the remove link of a line, or to the button that undoes. */
export function focusLine( panel: Element, key: string ): void {
	const target =
		findLine( panel, key )?.querySelector< HTMLElement >(
			'a.remove_from_cart_button'
		) ?? panel.querySelector< HTMLElement >( '.mini-cart__removed button' );
	target?.focus( quietly );
}

/** To the field where something is to be mended, else to what opens it. */
export function focusCoupon( panel: Element, isError: boolean ): void {
	panel
		.querySelector< HTMLElement >(
			`.mini-cart__coupon ${ isError ? 'input' : 'summary' }`
		)
		?.focus( quietly );
}

/** Remembers what has the focus, so that its successor can be found. */
export interface FocusKeeper {
	remember: ( target: Element ) => void;
	/** Gives it back where it was lost with the element that had it. */
	restore: () => void;
}

/** @param panel The dialog. */
export function createFocusKeeper( panel: HTMLElement ): FocusKeeper {
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
