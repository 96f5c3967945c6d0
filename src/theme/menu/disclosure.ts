/**
 * Disclosures of the header's menu after the ARIA Authoring Practices: one is open
 * at a time; Escape, and moving the focus or clicking outside, close it.
 */
const OPEN = '.site-header__bar .menu__toggle[aria-expanded="true"]';

const findOpen = () => document.querySelector< HTMLElement >( OPEN );

/** Closes the open disclosure. */
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
	// Also closes a list opened on hover, until the pointer enters again.
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
// When another list opens on hover, closes this one: they would overlap.
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
