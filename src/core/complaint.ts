const COMPLAINT = 'vitrina-cart-error';

/**
 * Says beside the button what went wrong, until its next click.
 *
 * @param button An add-to-cart button.
 * @param text   The message; the live region speaks it.
 * @return Its element.
 */
export function complain( button: HTMLElement, text: string ): HTMLElement {
	withdraw( button );
	const message = document.createElement( 'span' );
	message.className = COMPLAINT;
	message.textContent = text;
	button.after( message );
	return message;
}

/** Takes back what was said beside the button. */
export function withdraw( button: HTMLElement ): void {
	const next = button.nextElementSibling;
	if ( next?.classList.contains( COMPLAINT ) ) {
		next.remove();
	}
}
