import { findLine } from './panel-part';

/**
 * Keeps the focus on a line's control when the line's HTML comes anew. A
 * stepper is hidden in it until the page's script has had its turn, and what is
 * hidden cannot take the focus.
 *
 * @param panel The dialog.
 */
export function keepFocus( panel: HTMLElement ): void {
	let last: HTMLElement | null = null;
	let key = '';
	panel.addEventListener( 'focusin', ( { target } ) => {
		last = target as HTMLElement;
		key =
			last.closest< HTMLElement >( '.mini-cart__line' )?.dataset
				.cart_item_key ?? '';
	} );
	new MutationObserver( () => {
		const { activeElement } = panel.ownerDocument;
		const isLost =
			activeElement === panel || ! panel.contains( activeElement );
		if (
			last &&
			key &&
			! last.isConnected &&
			isLost &&
			panel.matches( '[open]' )
		) {
			counterpart( last, key )?.focus( { preventScroll: true } );
		}
	} ).observe( panel, { childList: true, subtree: true } );
}

function counterpart( old: HTMLElement, key: string ): HTMLElement | null {
	const { step } = old.dataset;
	const line = findLine( key );
	return (
		( step &&
			line?.querySelector< HTMLElement >(
				`[data-step="${ step }"]:not([hidden], :disabled)`
			) ) ||
		( line?.querySelector< HTMLElement >( 'input, a' ) ?? null )
	);
}
