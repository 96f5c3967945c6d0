import { nextPaint } from '@vitrina/core';
import { lockScroll, unlockScroll } from '../../dialog/scroll-lock';

/**
 * The search panel is a popover, so that it opens without a script. This makes it
 * modal: the page does not scroll, Tab stays inside, and Escape closes it at once,
 * where a search field would only be cleared.
 */
export function watchSearchPanel( root: Document ): void {
	const panel = root.getElementById( 'search-panel' );
	let outside: HTMLElement[] = [];
	const open = async () => {
		// The browser restyles all elements of an inert page, which would delay the paint.
		await nextPaint();
		if ( panel?.matches( ':popover-open' ) && outside.length === 0 ) {
			outside = elementsOutside( panel );
			setModal( true );
			lockScroll( () => outside.length > 0 );
		}
	};
	panel?.addEventListener( 'toggle', () => {
		void open();
		// Closing a popover by a click outside does not restore the focus.
		if (
			! panel.matches( ':popover-open' ) &&
			root.activeElement === root.body
		) {
			[
				...root.querySelectorAll< HTMLElement >(
					'[popovertarget="search-panel"]'
				),
			]
				.find( ( opener ) => opener.checkVisibility() )
				?.focus( { preventScroll: true } );
		}
	} );
	// Before the browser restores the focus: inert elements cannot be focused.
	panel?.addEventListener( 'beforetoggle', ( { newState } ) => {
		if ( newState === 'closed' && outside.length > 0 ) {
			setModal( false );
			outside = [];
			unlockScroll();
		}
	} );
	panel?.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && ! event.isComposing ) {
			event.preventDefault();
			panel.hidePopover();
		}
	} );

	// The panel may have been opened before this script was loaded.
	void open();

	function setModal( isModal: boolean ): void {
		for ( const element of outside ) {
			element.inert = isModal;
		}
		panel!.ariaModal = isModal ? 'true' : null;
	}
}

/** All siblings of an element and of its ancestors that are not inert already. */
function elementsOutside( element: Element ): HTMLElement[] {
	const { parentElement } = element;
	return parentElement
		? [
				...[ ...parentElement.children ].filter(
					( other ): other is HTMLElement =>
						other instanceof HTMLElement &&
						other !== element &&
						other !== document.head &&
						! other.inert
				),
				...elementsOutside( parentElement ),
			]
		: [];
}
