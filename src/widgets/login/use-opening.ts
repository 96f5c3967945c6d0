import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { onOpenerClick, openPanel } from '@vitrina/react';
import type { LoginStore } from './store';

const OPENER = 'a[data-login]';

/** In milliseconds, for closing a dialog (spec §9). */
const CLOSING_DELAY = 180;

/**
 * Fetches the forms, and opens the panel when a link to the account is clicked. If there
 * are no forms for this visitor, or the request fails, the link opens the account page.
 */
export function useOpening(
	actions: LoginStore[ 'actions' ],
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
			// Render the fetched forms before the panel opens.
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
		// The island is mounted on intent, so the forms are prefetched.
		actions.fetchForms().catch( () => {} );
		return onOpenerClick< HTMLAnchorElement >(
			OPENER,
			( opener ) => void open( opener )
		);
	}, [ actions, panel ] );
}
