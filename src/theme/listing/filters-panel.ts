import { loadStyles, mountIsland, nextPaint, showDialog } from '@vitrina/core';
import { openPanel } from '../../dialog/panel';
import { isBeside, unwrap, wrap } from './filters-dialog';
import { find } from './find';

/** In milliseconds, as the panel's own transition (`--slow`). */
const CLOSING = 240;

/**
 * Opens the filters: beside the cards if there is room, else in a panel over them.
 * They open as the server printed them, as links and a form; their component is
 * mounted afterwards, and if it fails they stay links and a form.
 *
 * @param opener The button of the filters; it is busy until they open.
 */
export async function openFilters( opener: HTMLElement ): Promise< void > {
	const filters = find( '#filters' );
	if ( ! filters ) {
		return;
	}
	// The styles are loaded already, unless the click comes right after the page load.
	opener.ariaBusy = 'true';
	await loadStyles( 'filters' );
	opener.ariaBusy = null;
	show( filters, opener );
	// After the paint, so that React does not delay the panel.
	await nextPaint();
	await mountIsland( filters );
}

function show( filters: HTMLElement, opener: HTMLElement ): void {
	if ( isBeside() ) {
		find( '.listing' )?.classList.remove( 'has-closed-filters' );
		filters.scrollIntoView( { block: 'start' } );
		filters.focus( { preventScroll: true } );
		return;
	}
	// A panel that is closing is reopened; one that opened early is open.
	const panel = filters.closest( 'dialog' ) ?? wrap( filters );
	if ( ! panel.open ) {
		void showDialog( panel );
	}
	openPanel( panel, {
		// A response may have replaced the button.
		opener: () => find( '.filters-button' ) ?? opener,
		closingDelay: CLOSING,
		onClosed: () => unwrap( panel ),
	} );
}
