import { useLayoutEffect, type RefObject } from 'react';

/** On the page, which does not scroll under the dialog. */
const openClass = 'vitrina-terminal-picker-open';

/**
 * Shows a dialog over the page for as long as it is open. Who closes it says so
 * by `dialog.close()`, and hears of it by the dialog's `close` event.
 *
 * @param dialog The dialog's element.
 * @param field  Gets the focus when the dialog opens, where it is there.
 * @param isOpen Whether it is to be shown.
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
		// The attribute, which React does not write: else the dialog's first
		// button gets the focus, and the field after it.
		field.current?.setAttribute( 'autofocus', '' );
		dialog.current?.showModal();
		field.current?.focus();
		const page = document.documentElement;
		page.classList.add( openClass );
		return () => page.classList.remove( openClass );
	}, [ dialog, field, isOpen ] );
}
