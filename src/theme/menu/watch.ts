import { isModified, onIntent } from '@vitrina/core';

const OPENER = '.site-header__menu,.menu__toggle';

const importMenu = async () => {
	const { open, prepare } = await import(
		/* webpackChunkName: "menu" */ './menu'
	);
	return { open, prepare };
};

/** Set when its script is loaded. */
let menu: Awaited< ReturnType< typeof importMenu > > | undefined;

const load = async () => ( menu ??= await importMenu() );

/**
 * Opens the menu of phones, and the disclosures of wide screens. Their script is
 * loaded on the first interaction; until then the browser opens the menu (`command`)
 * and the disclosures open on hover.
 */
export function watchMenu( root: Document ): void {
	// On hover, the whole entry opens its list.
	onIntent( root, '.site-header__menu,.menu li', async () =>
		( await load() ).prepare()
	);
	root.addEventListener( 'click', ( event ) => {
		const opener = ( event.target as Element ).closest<
			HTMLButtonElement & { commandForElement?: HTMLDialogElement }
		>( OPENER );
		if ( ! opener || isModified( event ) ) {
			return;
		}
		if ( menu ) {
			event.preventDefault();
			void menu.open( opener );
			return;
		}
		const dialog = opener.commandForElement;
		if ( ! dialog ) {
			event.preventDefault();
		}
		opener.ariaBusy = 'true';
		load()
			.then( async ( loaded ) => {
				// The visitor may have closed it already.
				if ( ! dialog || dialog.open ) {
					await loaded.open( opener );
				}
			} )
			.catch( () => {
				document
					.getElementById( 'menu-panel' )
					?.classList.add( 'has-failed' );
				if ( ! dialog ) {
					openNatively( opener );
				}
			} )
			.finally( () => {
				opener.ariaBusy = null;
			} );
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
