import { onIntent, isModified } from '@vitrina/core';

/** The lazy-loaded part of a control: a chunk of its own. */
export interface ControlPart {
	/** Loads what is needed for opening. */
	readonly prepare: () => Promise< unknown >;
	/** Handles a click on the control, usually by opening something. */
	readonly open: ( opener: HTMLAnchorElement ) => unknown;
}

/** Selector of controls → loads their part; they share one listener. */
const parts = new Map< string, () => Promise< ControlPart > >();

function openClicked( event: MouseEvent ): void {
	if ( isModified( event ) ) {
		return;
	}
	for ( const [ selector, load ] of parts ) {
		const opener = (
			event.target as Element
		 ).closest?.< HTMLAnchorElement >( selector );
		if ( opener ) {
			event.preventDefault();
			load().then(
				( part ) => part.open( opener ),
				() => openNatively( opener )
			);
		}
	}
}

/** Without the part: follows a link, toggles a popover, or the list beside a button. */
function openNatively( opener: HTMLElement ): void {
	const { href } = opener as HTMLAnchorElement;
	const { popoverTargetElement } = opener as HTMLButtonElement;
	if ( href ) {
		location.href = href;
	} else if ( popoverTargetElement ) {
		( popoverTargetElement as HTMLElement ).togglePopover();
	} else {
		opener.ariaExpanded = String( opener.ariaExpanded !== 'true' );
	}
}

/**
 * Loads a part on the first interaction with its controls, or with what `near` finds,
 * and lets it handle their clicks. If it cannot be loaded, the controls work as without
 * a script.
 */
export function openOnClick(
	root: Document,
	selector: string,
	load: () => Promise< ControlPart >,
	near = selector
): void {
	onIntent( root, near, async () => ( await load() ).prepare() );
	parts.set( selector, load );
	// Adding the same listener again has no effect.
	root.addEventListener( 'click', openClicked );
}
