/**
 * The menu: a panel of sliding levels, and disclosures in the header of wide screens.
 * Loaded on the first interaction with one of their buttons.
 */
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { closeDisclosures, toggleDisclosure } from './disclosure';
import { leaveLevels, prepareLevels, showLevel } from './levels';

/** Closing delay of the sliding menu, in ms (spec §9). */
const CLOSING_DELAY = 200;

const findPanel = () =>
	document.querySelector< HTMLDialogElement >( '#menu-panel' );

/** Turns the popover into a dialog, and its lists into levels. */
export async function prepare(): Promise< void > {
	const panel = findPanel();
	if ( ! panel ) {
		return;
	}
	if (
		! panel.matches( '.has-levels' ) &&
		! panel.matches( ':popover-open' )
	) {
		// From now on it is opened as a dialog only.
		panel.popover = null;
		prepareLevels( panel );
	}
	await loadStyle( panel.dataset.style ?? '' );
}

/**
 * Opens the panel, level or disclosure of a button, after `prepare()`.
 *
 * @param opener The button.
 */
export function open( opener: HTMLElement ): void {
	const panel = findPanel();
	if ( opener.matches( '.menu__toggle' ) ) {
		if ( panel?.contains( opener ) ) {
			showLevel( opener );
		} else {
			toggleDisclosure( opener );
		}
		return;
	}
	if ( panel ) {
		closeDisclosures();
		openPanel( panel, {
			opener: () => opener,
			closingDelay: CLOSING_DELAY,
			onClosed: () => leaveLevels( panel ),
		} );
	}
}
