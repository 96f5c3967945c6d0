import { isModified, onIntent } from '@vitrina/core';

const OPENER = '.site-header__menu,.menu__toggle';

/**
 * Opens the menu of phones, and the disclosures of wide screens. Their script is
 * loaded on the first interaction; until then the browser opens the menu (`command`)
 * and the disclosures open on hover.
 */
export function watchMenu( root: Document ): void {
	let isLoaded = false;
	const load = async () => {
		const { open, prepare } = await import(
			/* webpackChunkName: "menu" */ './menu'
		);
		await prepare();
		isLoaded = true;
		return open;
	};
	// On hover, the whole entry opens its list.
	onIntent( root, '.site-header__menu,.menu li', load );
	root.addEventListener( 'click', async ( event ) => {
		const opener = ( event.target as Element ).closest<
			HTMLButtonElement & { commandForElement?: HTMLDialogElement }
		>( OPENER );
		if ( ! opener || isModified( event ) ) {
			return;
		}
		const dialog = isLoaded ? null : opener.commandForElement;
		if ( ! dialog ) {
			event.preventDefault();
		}
		opener.ariaBusy = 'true';
		try {
			const open = await load();
			// The visitor may have closed the menu already.
			if ( dialog?.open !== false ) {
				open( opener );
			}
		} catch {
			if ( ! dialog ) {
				openNatively( opener );
			}
		}
		opener.ariaBusy = null;
	} );
}

/** If the script cannot be loaded: toggles the popover, or the list beside a button. */
function openNatively( opener: HTMLButtonElement ): void {
	const { popoverTargetElement } = opener;
	if ( popoverTargetElement ) {
		( popoverTargetElement as HTMLElement ).togglePopover();
	} else {
		opener.ariaExpanded = String( opener.ariaExpanded !== 'true' );
	}
}
