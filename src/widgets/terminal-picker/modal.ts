const openClass = 'vitrina-terminal-picker-open';

/** Shows the dialog over the page, which stands still until `freePage`. */
export function showModal( dialog: HTMLDialogElement ): void {
	// Else the dialog's first button gets the focus, and the field after it.
	dialog.querySelector( 'input' )?.setAttribute( 'autofocus', '' );
	dialog.showModal();
	document.documentElement.classList.add( openClass );
}

export function freePage(): void {
	document.documentElement.classList.remove( openClass );
}
