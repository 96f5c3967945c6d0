/**
 * Panels and dialogs on the browser's own `<dialog>`: the page behind is inert,
 * the focus stays inside, Escape closes. This adds what the browser does not do:
 * one panel at a time, scroll lock, closing by a click outside, returning the
 * focus, and events.
 *
 * The element is a `<dialog data-panel="NAME">` with an accessible name
 * (`aria-labelledby` or `aria-label`) and without padding; elements with
 * `data-panel-close` in it close it. It is closed for keyboard and screen readers after
 * the next paint; the styles fade it out (`transition-behavior: allow-discrete`).
 */
import { emit, nextPaint } from '@vitrina/core';
import { lockScroll, unlockScroll } from './scroll-lock';

export interface PanelOptions {
	/** Gets the focus after closing; by default the element that had it before. */
	opener?: () => HTMLElement | null;
	/** Milliseconds until it counts as closed (spec §9); 0 under reduced motion. */
	closingDelay?: number;
	/** Called as soon as it closes, for any reason. */
	onClose?: () => void;
	/** Called when the closing delay is over. */
	onClosed?: () => void;
}

const OPEN = 'dialog[data-panel][open]';

/** A panel that has been opened at least once. */
interface PanelState {
	options: PanelOptions;
	/** False as soon as it has closed. */
	isOpen: boolean;
	/** Timer of the closing delay. */
	timer?: ReturnType< typeof setTimeout >;
}

const panelStates = new WeakMap< HTMLDialogElement, PanelState >();

/**
 * Opens a panel, and closes any other. If the dialog is shown already, by `command` or
 * because it opened before its script was loaded, this adds the rest: listeners, scroll
 * lock and events.
 *
 * @param panel   The dialog, in the document.
 * @param options See PanelOptions.
 */
export function openPanel(
	panel: HTMLDialogElement,
	options: PanelOptions = {}
): void {
	const known = panelStates.get( panel );
	if ( panel.open && known?.isOpen ) {
		return;
	}
	const before = panel.ownerDocument.activeElement as HTMLElement | null;
	if ( known ) {
		clearTimeout( known.timer );
	} else {
		listenForClosing( panel );
	}
	panelStates.set( panel, {
		options: { opener: () => before, ...options },
		isOpen: true,
	} );
	closePanels( panel );
	if ( ! panel.open ) {
		panel.showModal();
	}
	lockScroll( () => panel.isConnected && panel.open );
	document.documentElement.dataset.openPanel = panel.dataset.panel;
	emit( 'panel:opened', toEvent( panel ) );
}

/**
 * Closes the open panel, and open popovers such as the header's.
 *
 * @param except Stays open.
 */
export function closePanels( except?: HTMLDialogElement ): void {
	for ( const panel of document.querySelectorAll< HTMLDialogElement >(
		OPEN
	) ) {
		if ( panel !== except ) {
			panel.close();
		}
	}
	for ( const popover of document.querySelectorAll< HTMLElement >(
		'[popover]'
	) ) {
		popover.hidePopover?.();
	}
}

/**
 * Hides an open panel, and closes it after the next paint. `close()` makes the rest of
 * the page active again, so the browser recalculates the styles of all elements; called
 * at once, it would delay that paint.
 */
async function hideAndClose( panel: HTMLDialogElement ): Promise< void > {
	panel.open = false;
	await nextPaint();
	// The panel may have been opened again.
	if ( ! panel.open ) {
		// Only an open dialog can be closed.
		panel.open = true;
		panel.close();
	}
}

/** Closes the panel with its buttons, with Escape, and with a click outside it, if the press began outside too. */
function listenForClosing( panel: HTMLDialogElement ): void {
	let startedOnBackdrop = false;
	panel.addEventListener( 'pointerdown', ( event ) => {
		startedOnBackdrop = isOnBackdrop( panel, event );
	} );
	panel.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		if (
			target.closest( '[data-panel-close]' ) ||
			( startedOnBackdrop && isOnBackdrop( panel, event ) )
		) {
			void hideAndClose( panel );
		}
	} );
	panel.addEventListener( 'cancel', ( event ) => {
		if ( event.target === panel ) {
			event.preventDefault();
			void hideAndClose( panel );
		}
	} );
	// The event is asynchronous: the panel may be open again.
	panel.addEventListener( 'close', () => {
		const state = panelStates.get( panel );
		if ( state?.isOpen && ! panel.open ) {
			state.isOpen = false;
			handleClosed( panel, state );
		}
	} );
}

function handleClosed( panel: HTMLDialogElement, state: PanelState ): void {
	const { opener, closingDelay = 0, onClose, onClosed } = state.options;
	const hasOpenPanel = document.querySelector( OPEN ) !== null;
	unlockScroll();
	if ( ! hasOpenPanel ) {
		delete document.documentElement.dataset.openPanel;
		opener?.()?.focus();
	}
	onClose?.();
	state.timer = setTimeout(
		() => {
			onClosed?.();
			emit( 'panel:closed', toEvent( panel ) );
		},
		isMotionReduced() ? 0 : closingDelay
	);
}

/** A click on the backdrop has the dialog as target and lies outside its rectangle. */
function isOnBackdrop( panel: HTMLDialogElement, event: MouseEvent ): boolean {
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

const toEvent = ( panel: HTMLDialogElement ) => ( {
	panel,
	name: panel.dataset.panel ?? '',
} );

const isMotionReduced = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
