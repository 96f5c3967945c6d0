import { useLayoutEffect, type RefObject } from 'react';

const openClass = 'vitrina-terminal-picker-open';

/** Shows the dialog over the page, which stands still meanwhile. */
export function useModal(
	dialog: RefObject< HTMLDialogElement >,
	isOpen: boolean
): void {
	useLayoutEffect( () => {
		const element = dialog.current;
		const page = document.documentElement;
		if ( ! isOpen || ! element ) {
			return undefined;
		}
		// Else the dialog's first button gets the focus, and the field after it.
		element.querySelector( 'input' )?.setAttribute( 'autofocus', '' );
		element.showModal();
		page.classList.add( openClass );
		return () => {
			page.classList.remove( openClass );
			element.close();
		};
	}, [ dialog, isOpen ] );
}
