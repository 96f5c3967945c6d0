import { openPanel } from '@vitrina/react';

/** In milliseconds, as the panel's own transition (`--slow`). */
const CLOSING = 240;

const findOpener = () =>
	document.querySelector< HTMLElement >( '.filters-button' );

/**
 * Opens the filters: beside the cards if there is room, else in a panel over them.
 *
 * @param filters The hydrated element; it is moved as a whole.
 * @param opener  Gets the focus back.
 */
export function openFilters( filters: HTMLElement, opener: HTMLElement ): void {
	const listing = document.querySelector( '.listing' );
	if ( ! listing ) {
		return;
	}
	if ( isBeside( listing ) ) {
		listing.classList.remove( 'has-closed-filters' );
		filters.scrollIntoView( { block: 'start' } );
		filters.focus( { preventScroll: true } );
		return;
	}
	// A panel that is closing is reopened.
	const panel = filters.closest( 'dialog' ) ?? wrap( filters );
	openPanel( panel, {
		opener: () => findOpener() ?? opener,
		closingDelay: CLOSING,
		onClosed() {
			placeholders.get( filters )?.replaceWith( filters );
			panel.remove();
		},
	} );
}

/** The position of the filters in the page while they are in a panel. */
const placeholders = new WeakMap< HTMLElement, Comment >();

function wrap( filters: HTMLElement ): HTMLDialogElement {
	const placeholder = document.createComment( '' );
	const panel = document.createElement( 'dialog' );
	panel.className = 'filters-panel';
	panel.dataset.panel = 'filters';
	panel.setAttribute( 'aria-labelledby', 'filters-title' );
	filters.replaceWith( placeholder );
	placeholders.set( filters, placeholder );
	panel.append( filters );
	document.body.append( panel );
	return panel;
}

const isBeside = ( listing: Element ) =>
	listing.matches( '.listing--sidebar' ) &&
	window.matchMedia( '(min-width: 64rem)' ).matches;

/** Closes filters beside the cards; a panel closes by itself. */
export function closeBeside( filters: HTMLElement ): void {
	const listing = filters.closest( '.listing' );
	if ( listing ) {
		listing.classList.add( 'has-closed-filters' );
		findOpener()?.focus();
	}
}
