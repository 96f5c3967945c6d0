import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { onOpenerClick, openPanel } from '@vitrina/react';
import type { LoginActions } from './store';

const OPENER = 'a[data-login]';

/** Popups close in this time, in ms (spec §9). */
const CLOSING_DELAY = 180;

/**
 * Fetches the forms, and opens the panel by the links to the account. Where there
 * are no forms for this visitor, or the shop does not answer, the link leads to
 * the account's page.
 *
 * @param actions Of the panel.
 * @param panel   The dialog.
 */
export function useOpening(
	actions: LoginActions,
	panel: HTMLDialogElement
): void {
	useLayoutEffect( () => {
		const open = async ( opener: HTMLAnchorElement ) => {
			try {
				await actions.fetchForms();
			} catch {
				window.location.assign( opener.href );
				return;
			}
			if ( ! panel.isConnected ) {
				return;
			}
			actions.renewNonces();
			// The forms that have just come are in the panel before it opens.
			flushSync( () => {} );
			openPanel( panel, {
				opener: () => opener,
				closingDelay: CLOSING_DELAY,
			} );
			panel
				.querySelector< HTMLElement >(
					'form:not([hidden] *) input:not([type="hidden"])'
				)
				?.focus();
		};
		// Somebody is near the link: the island waits for that.
		actions.fetchForms().catch( () => {} );
		return onOpenerClick< HTMLAnchorElement >(
			OPENER,
			( opener ) => void open( opener )
		);
	}, [ actions, panel ] );
}
