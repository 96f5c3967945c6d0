/**
 * Disclosures of the header's menu, by the pattern of the ARIA authoring
 * practices: one open at a time; Escape and leaving close it.
 */
const OPEN = '.site-header__bar .menu__toggle[aria-expanded="true"]';

const findOpen = () => document.querySelector< HTMLElement >( OPEN );

/** Closes whichever is open. */
export function closeDisclosures(): void {
	for ( const toggle of document.querySelectorAll( OPEN ) ) {
		toggle.ariaExpanded = 'false';
	}
}

/**
 * Opens a list, or closes it.
 *
 * @param toggle Its button.
 */
export function toggleDisclosure( toggle: HTMLElement ): void {
	const isOpen = toggle.ariaExpanded === 'true';
	closeDisclosures();
	toggle.ariaExpanded = String( ! isOpen );
}

const isInside = ( target: EventTarget | null ) =>
	target instanceof Node && findOpen()?.parentElement?.contains( target );

document.addEventListener( 'keydown', ( { key } ) => {
	if ( key !== 'Escape' ) {
		return;
	}
	// What the pointer has opened goes as well, until it comes anew.
	const hovered = document.querySelector< HTMLElement >(
		'.site-header__bar .menu-item-has-children:hover'
	);
	if ( hovered ) {
		hovered.dataset.dismissed = '';
		hovered.addEventListener(
			'pointerleave',
			() => delete hovered.dataset.dismissed,
			{ once: true }
		);
	}
	const toggle = findOpen();
	if ( toggle ) {
		closeDisclosures();
		toggle.focus();
	}
} );
document.addEventListener( 'pointerdown', ( { target } ) => {
	if ( ! isInside( target ) ) {
		closeDisclosures();
	}
} );
// Another list opens under the pointer: two would lie on each other.
document.addEventListener( 'pointerover', ( { target, pointerType } ) => {
	const entry = ( target as Element ).closest(
		'.site-header__bar .menu__list > .menu-item-has-children'
	);
	const toggle = findOpen();
	if (
		pointerType === 'mouse' &&
		entry &&
		toggle &&
		! entry.contains( toggle )
	) {
		const hadFocus = toggle.parentElement?.matches( ':focus-within' );
		closeDisclosures();
		if ( hadFocus ) {
			toggle.focus( { preventScroll: true } );
		}
	}
} );
document.addEventListener( 'focusin', ( { target } ) => {
	if ( ! isInside( target ) ) {
		closeDisclosures();
	}
} );
