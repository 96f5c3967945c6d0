import { isModified, onIntent } from '@vitrina/core';

const BUTTONS = '.site-header__menu,.menu__toggle';

const load = () => import( /* webpackChunkName: "menu" */ './menu' );

/**
 * The menu of phones, and the disclosures of wide screens. Before their script is
 * loaded, the first is a popover, and the others open on hover.
 */
export function watchMenu( root: Document ): void {
	// On hover, the whole entry opens its list.
	onIntent( root, '.site-header__menu,.menu li', async () =>
		( await load() ).prepare()
	);
	root.addEventListener( 'click', ( event ) => {
		const button = ( event.target as Element ).closest< HTMLElement >(
			BUTTONS
		);
		if ( button && ! isModified( event ) ) {
			event.preventDefault();
			button.ariaBusy = 'true';
			load()
				.then(
					( menu ) => menu.open( button ),
					() => openNatively( button )
				)
				.finally( () => ( button.ariaBusy = null ) );
		}
	} );
}

/** The fallback if the script cannot be loaded: toggles the popover, or the list beside a button. */
function openNatively( button: HTMLElement ): void {
	const { popoverTargetElement } = button as HTMLButtonElement;
	if ( popoverTargetElement ) {
		( popoverTargetElement as HTMLElement ).togglePopover();
	} else {
		button.ariaExpanded = String( button.ariaExpanded !== 'true' );
	}
}
