import { loadStyles, mountIsland } from '@vitrina/core';
import { nextPaint, runAfterPaint } from '../../components/after-paint';
import { openPanel } from '../../dialog/panel';
import { isBeside, unwrap, wrap } from './filters-dialog';
import { find } from './find';

/** In milliseconds, as the panel's own transition (`--slow`). */
const CLOSING = 240;

/**
 * Opens the filters: beside the cards if there is room, else in a panel over them.
 * They open as the server printed them, as links and a form; their component is
 * mounted afterwards, and if it fails they stay that.
 *
 * @param opener Their button; is busy until they open.
 */
export function openFilters( opener: HTMLElement ): void {
	const filters = find( '#filters' );
	if ( ! filters ) {
		return;
	}
	const open = () => {
		show( filters, opener );
		// React does not delay the panel.
		void nextPaint().then( () => mountIsland( filters ) );
	};
	void runAfterPaint( opener, open, loadStyles( 'filters' ) );
}

function show( filters: HTMLElement, opener: HTMLElement ): void {
	if ( isBeside() ) {
		find( '.listing' )?.classList.remove( 'has-closed-filters' );
		filters.scrollIntoView( { block: 'start' } );
		filters.focus( { preventScroll: true } );
		return;
	}
	// A panel that is closing is reopened.
	const panel = filters.closest( 'dialog' ) ?? wrap( filters );
	openPanel( panel, {
		// A response may have replaced it.
		opener: () => find( '.filters-button' ) ?? opener,
		closingDelay: CLOSING,
		onClosed: () => unwrap( panel ),
	} );
}
