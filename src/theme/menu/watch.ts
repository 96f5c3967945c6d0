import { onIntent, showDialog } from '@vitrina/core';

const OPENER = '.site-header__menu,.menu__toggle';

/**
 * Opens the menu of phones, and the disclosures of wide screens. Their script is
 * loaded on the first interaction; until then the menu is a plain dialog, in browsers
 * with `command` for its Close button, and the disclosures open on hover.
 */
export function watchMenu( root: Document ): void {
	let open: typeof import( './menu' ).open | undefined;
	const load = async () => {
		const menu = await import( /* webpackChunkName: "menu" */ './menu' );
		await menu.prepare();
		return ( open = menu.open );
	};
	// On hover, the whole entry opens its list.
	onIntent( root, '.site-header__menu,.menu li', load );
	root.addEventListener( 'click', async ( event ) => {
		const opener = ( event.target as Element ).closest<
			HTMLButtonElement & { commandForElement?: HTMLDialogElement }
		>( OPENER );
		if ( ! opener ) {
			return;
		}
		const dialog = open ? null : opener.commandForElement;
		event.preventDefault();
		if ( dialog ) {
			// The styles of a popover hide it.
			dialog.popover = null;
			void showDialog( dialog );
		}
		opener.ariaBusy = 'true';
		try {
			const openMenu = await load();
			// The visitor may have closed the menu already.
			if ( dialog?.open !== false ) {
				openMenu( opener );
			}
		} catch {
			// What the browser does without our scripts.
			const popover = opener.popoverTargetElement as HTMLElement | null;
			if ( ! popover ) {
				opener.ariaExpanded = String( opener.ariaExpanded !== 'true' );
			} else if ( ! dialog ) {
				popover.togglePopover();
			}
		}
		opener.ariaBusy = null;
	} );
}
