import { openPanel } from '@vitrina/react';

/** Milliseconds; as the panel's own movement (`--slow`). */
const CLOSING = 240;

const findOpener = () =>
	document.querySelector< HTMLElement >( '.filters-button' );

/**
 * Opens the filters: beside the cards where there is room, else over them.
 *
 * @param filters What React has taken over; it moves as a whole.
 * @param opener  Where the focus returns.
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
	// One that is on its way out comes back.
	const panel = filters.closest( 'dialog' ) ?? wrap( filters );
	openPanel( panel, {
		opener: () => findOpener() ?? opener,
		closingDelay: CLOSING,
		onClosed() {
			places.get( filters )?.replaceWith( filters );
			panel.remove();
		},
	} );
}

/** Where the filters stand while they are in a panel. */
const places = new WeakMap< HTMLElement, Comment >();

function wrap( filters: HTMLElement ): HTMLDialogElement {
	const place = document.createComment( '' );
	const panel = document.createElement( 'dialog' );
	panel.className = 'filters-panel';
	panel.dataset.panel = 'filters';
	panel.setAttribute( 'aria-labelledby', 'filters-title' );
	filters.replaceWith( place );
	places.set( filters, place );
	panel.append( filters );
	document.body.append( panel );
	return panel;
}

const isBeside = ( listing: Element ) =>
	listing.matches( '.listing--sidebar' ) &&
	window.matchMedia( '(min-width: 64rem)' ).matches;

/**
 * Closes filters that stand beside the cards; a panel closes by itself.
 *
 * @param filters The filters.
 */
export function closeBeside( filters: HTMLElement ): void {
	const listing = filters.closest( '.listing' );
	if ( listing ) {
		listing.classList.add( 'has-closed-filters' );
		findOpener()?.focus();
	}
}
