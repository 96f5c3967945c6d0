import { onIntent, isModified } from '@vitrina/core';

/** What a control of the page opens; a chunk of its own. */
export interface Opened {
	/** Loads what opening will need. */
	readonly prepare: () => Promise< unknown >;
	/** Opens, or does whatever else the control is for. */
	readonly open: ( opener: HTMLAnchorElement ) => unknown;
}

/** Selector of controls → what fetches their part; one listener answers for all. */
const parts = new Map< string, () => Promise< Opened > >();

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

/**
 * What the control does without its part: a link leads where it leads, a button
 * opens its popover or the list beside it.
 */
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
 * Loads a part of the page as soon as somebody comes near its controls, and lets
 * it answer their clicks. Where it does not come, they do what they did without.
 *
 * @param root     The page.
 * @param selector The controls.
 * @param load     Fetches the part.
 * @param near     What to come near to; the controls, if nothing else is said.
 */
export function openOnClick(
	root: Document,
	selector: string,
	load: () => Promise< Opened >,
	near = selector
): void {
	onIntent( root, near, async () => ( await load() ).prepare() );
	parts.set( selector, load );
	// A second time is no second listener.
	root.addEventListener( 'click', openClicked );
}
