import { useLayoutEffect, type RefObject } from 'react';

/** Class of the root element: the page does not scroll under the dialog. */
const openClass = 'vitrina-terminal-picker-open';

/**
 * Shows a dialog while `isOpen` is true; the field gets the focus, if it is rendered.
 * To close it, call `dialog.close()` and handle the dialog's `close` event.
 */
export function useModal(
	dialog: RefObject< HTMLDialogElement >,
	field: RefObject< HTMLInputElement >,
	isOpen: boolean
): void {
	useLayoutEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		// Set the attribute, which React does not write: without it the dialog would
		// focus its first button, and only then the field.
		field.current?.setAttribute( 'autofocus', '' );
		dialog.current?.showModal();
		field.current?.focus();
		const page = document.documentElement;
		page.classList.add( openClass );
		return () => page.classList.remove( openClass );
	}, [ dialog, field, isOpen ] );
}
