/**
 * Panels and dialogs on the browser's own `<dialog>`: the page behind is inert,
 * the focus stays inside, Escape closes. Here stands what the browser leaves
 * out: one at a time, a page that does not scroll, a click beside it, where the
 * focus goes afterwards, and who hears of it.
 *
 * The element is a `<dialog data-panel="NAME">` with a name for the ear
 * (`aria-labelledby` or `aria-label`), without padding of its own; whatever is
 * marked `data-panel-close` in it closes. How it comes and goes is a matter of
 * styles: it is closed at once for keyboard and reader, and fades by
 * `transition-behavior: allow-discrete`.
 */
import { emit } from '@vitrina/core';
import { lockScroll } from './scroll-lock';

export interface PanelOptions {
	/** Where the focus returns, asked when it closes; by default where it was. */
	opener?: () => HTMLElement | null;
	/** Milliseconds until it counts as gone (spec §9); 0 under reduced motion. */
	closingDelay?: number;
	/** Called at once when it closes, by whatever means. */
	onClose?: () => void;
	/** Called when the closing delay is over. */
	onClosed?: () => void;
}

const OPEN = 'dialog[data-panel][open]';

/** A panel that has been opened at least once. */
interface Opening {
	options: PanelOptions;
	/** False as soon as it has closed. */
	isOpen: boolean;
	/** Ends the wait after closing. */
	timer?: ReturnType< typeof setTimeout >;
}

const openings = new WeakMap< HTMLDialogElement, Opening >();

/**
 * Opens a panel, and closes any other.
 *
 * @param panel   The dialog, in the document.
 * @param options What goes with it.
 */
export function openPanel(
	panel: HTMLDialogElement,
	options: PanelOptions = {}
): void {
	if ( panel.open ) {
		return;
	}
	const before = panel.ownerDocument.activeElement as HTMLElement | null;
	const known = openings.get( panel );
	if ( known ) {
		clearTimeout( known.timer );
	} else {
		listenForClosing( panel );
	}
	openings.set( panel, {
		options: { opener: () => before, ...options },
		isOpen: true,
	} );
	closePanels();
	panel.showModal();
	lockScroll( true );
	emit( 'panel:opened', change( panel ) );
}

/** Closes whichever panel is open, the native popovers of the header too. */
export function closePanels(): void {
	for ( const panel of document.querySelectorAll< HTMLDialogElement >(
		OPEN
	) ) {
		panel.close();
	}
	for ( const popover of document.querySelectorAll< HTMLElement >(
		'[popover]'
	) ) {
		popover.hidePopover?.();
	}
}

/** Closes by its buttons, and by a press that began and ended beside the panel. */
function listenForClosing( panel: HTMLDialogElement ): void {
	let isOutside = false;
	panel.addEventListener( 'pointerdown', ( event ) => {
		isOutside = isBeside( panel, event );
	} );
	panel.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		if (
			target.closest( '[data-panel-close]' ) ||
			( isOutside && isBeside( panel, event ) )
		) {
			panel.close();
		}
	} );
	// Told a moment late: by then it may be open again.
	panel.addEventListener( 'close', () => {
		const opening = openings.get( panel );
		if ( opening?.isOpen && ! panel.open ) {
			opening.isOpen = false;
			finish( panel, opening );
		}
	} );
}

function finish( panel: HTMLDialogElement, opening: Opening ): void {
	const { opener, closingDelay = 0, onClose, onClosed } = opening.options;
	const isAnother = document.querySelector( OPEN ) !== null;
	lockScroll( isAnother );
	if ( ! isAnother ) {
		opener?.()?.focus();
	}
	onClose?.();
	opening.timer = setTimeout(
		() => {
			onClosed?.();
			emit( 'panel:closed', change( panel ) );
		},
		isMotionReduced() ? 0 : closingDelay
	);
}

/** A press on the backdrop is one on the dialog itself, outside its box. */
function isBeside( panel: HTMLDialogElement, event: MouseEvent ): boolean {
	const { left, right, top, bottom } = panel.getBoundingClientRect();
	const { clientX, clientY, target } = event;
	return (
		target === panel &&
		( clientX < left ||
			clientX > right ||
			clientY < top ||
			clientY > bottom )
	);
}

const change = ( panel: HTMLDialogElement ) => ( {
	panel,
	name: panel.dataset.panel ?? '',
} );

const isMotionReduced = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
