import { useLayoutEffect, type RefObject } from 'react';
import { loadStyle } from '../../components/load-style';
import { onOpenerClick, openPanel } from '@vitrina/react';

/** The bar's button, and links of any menu or text. */
const OPENER = '[data-consent-settings], [href$="#consent"]';

/**
 * Opens the dialog, with the boxes as the visitor has answered.
 *
 * @param panel The dialog.
 * @param form  The boxes.
 * @param style The address of the dialog's style.
 */
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
