import { useLayoutEffect, type RefObject } from 'react';
import { loadStyle } from '../../components/load-style';
import { onOpenerClick, openPanel } from '@vitrina/react';

/** Selector of the bar's button, and of links in menus or texts. */
const OPENER = '[data-consent-settings], [href$="#consent"]';

/** Opens the dialog with the checkboxes set to the record. */
export function useOpening(
	panel: HTMLDialogElement,
	form: RefObject< HTMLFormElement >,
	style: string
): void {
	useLayoutEffect( () => {
		const open = async ( opener: HTMLElement ) => {
			await loadStyle( style );
			if ( panel.isConnected && ! panel.open ) {
				form.current?.reset();
				openPanel( panel, { opener: () => opener } );
			}
		};
		return onOpenerClick( OPENER, ( opener ) => void open( opener ) );
	}, [ panel, form, style ] );
}
