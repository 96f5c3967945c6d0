const ERROR_CLASS = 'vitrina-cart-error';

/**
 * Shows an error beside the button until its next click.
 *
 * @param button An add-to-cart button.
 * @param text   The message; the live region announces it.
 * @return Its element.
 */
export function showButtonError(
	button: HTMLElement,
	text: string
): HTMLElement {
	clearButtonError( button );
	const message = document.createElement( 'span' );
	message.className = ERROR_CLASS;
	message.textContent = text;
	button.after( message );
	return message;
}

/** Removes the error beside the button. */
export function clearButtonError( button: HTMLElement ): void {
	const next = button.nextElementSibling;
	if ( next?.classList.contains( ERROR_CLASS ) ) {
		next.remove();
	}
}
