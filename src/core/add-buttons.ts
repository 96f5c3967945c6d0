import type { Cleanup } from './events/bus';
import { listen, together } from './events/listen';
import { isModified } from './modified';

/** Selector of the buttons in listings that add a product without leaving the page. */
export const ADD_BUTTON = 'a.ajax_add_to_cart, button.ajax_add_to_cart';

/**
 * Catches the clicks on add buttons.
 *
 * @param add What a click does.
 */
export function watchAddButtons(
	add: ( button: HTMLElement ) => Promise< void >
): Cleanup {
	/** Buttons of products without an id follow their link, as any link does. */
	const findButton = ( { target }: Event ) => {
		const button = ( target as Element ).closest?.< HTMLElement >(
			ADD_BUTTON
		);
		return button?.dataset.product_id ? button : null;
	};

	// If another plugin loads WooCommerce's own script, that ignores this class. It
	// checks the class when the event reaches the body, which is after the capture phase.
	const onCapture = ( event: Event ) =>
		findButton( event )?.classList.add( 'wc-interactive' );

	const onClick = ( event: MouseEvent ) => {
		const button = findButton( event );
		if ( ! button || event.defaultPrevented ) {
			return;
		}
		if ( isModified( event ) && button instanceof HTMLAnchorElement ) {
			return;
		}
		event.preventDefault();
		void add( button );
	};

	// A link with role="button" must respond to Space.
	const onKeyDown = ( event: KeyboardEvent ) => {
		const button = findButton( event );
		if (
			event.key === ' ' &&
			button?.matches( 'a[role="button"]' ) &&
			! event.defaultPrevented
		) {
			event.preventDefault();
			button.click();
		}
	};

	return together(
		listen( document, 'click keydown', onCapture, { capture: true } ),
		listen( document, 'click', onClick ),
		listen( document, 'keydown', onKeyDown )
	);
}
