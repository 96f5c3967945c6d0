import { lockScroll } from '../../dialog/scroll-lock';

/**
 * The search panel is a popover, so that it opens without a script. With one it
 * is modal as the other panels: the page behind stands still, Tab stays inside,
 * and one Escape closes it, where a search field would only lose its text.
 *
 * @param root The page.
 */
export function watchSearchPanel( root: Document ): void {
	const panel = root.getElementById( 'search-panel' );
	let outside: HTMLElement[] = [];
	const open = () => {
		if ( panel?.matches( ':popover-open' ) && outside.length === 0 ) {
			outside = besides( panel );
			setModal( true );
		}
	};
	panel?.addEventListener( 'toggle', () => {
		open();
		// A press beside it closes a popover without giving the focus back.
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
	// Before the browser gives the focus back, which nothing inert can take.
	panel?.addEventListener( 'beforetoggle', ( { newState } ) => {
		if ( newState === 'closed' && outside.length > 0 ) {
			setModal( false );
			outside = [];
		}
	} );
	panel?.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && ! event.isComposing ) {
			event.preventDefault();
			panel.hidePopover();
		}
	} );

	// It may have been opened before this script was there.
	open();

	function setModal( isModal: boolean ): void {
		for ( const element of outside ) {
			element.inert = isModal;
		}
		panel!.ariaModal = isModal ? 'true' : null;
		lockScroll( isModal );
	}
}

/** All that stands beside an element and beside what holds it, but what is inert already. */
function besides( element: Element ): HTMLElement[] {
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
				...besides( parentElement ),
			]
		: [];
}
