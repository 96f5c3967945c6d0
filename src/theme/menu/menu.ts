/**
 * The menu: a panel of sliding levels, and disclosures in the header of a wide
 * screen. Loaded when somebody comes near one of their buttons.
 */
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { closeDisclosures, toggleDisclosure } from './disclosure';
import { leaveLevels, prepareLevels, showLevel } from './levels';

/** Of the sliding menu, in ms (spec §9). */
const CLOSING_DELAY = 200;

const findPanel = () =>
	document.querySelector< HTMLDialogElement >( '#menu-panel' );

/** Makes a dialog of the popover, and levels of its lists. */
export async function prepare(): Promise< void > {
	const panel = findPanel();
	if ( ! panel ) {
		return;
	}
	if ( panel.popover && ! panel.matches( ':popover-open' ) ) {
		// A popover is not shown as a dialog.
		panel.popover = null;
		prepareLevels( panel );
	}
	await loadStyle( panel.dataset.style ?? '' );
}

/**
 * Opens what a button of the menu is for.
 *
 * @param opener The button.
 */
export async function open( opener: HTMLElement ): Promise< void > {
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
		await prepare();
		closeDisclosures();
		openPanel( panel, {
			opener: () => opener,
			closingDelay: CLOSING_DELAY,
			onClosed: () => leaveLevels( panel ),
		} );
	}
}
