import { announce } from '@vitrina/core';

/**
 * Shows the button that copies the link of a shared list.
 *
 * @param copied The message after copying.
 */
export function enhanceCopyButton( copied: string ): void {
	const button = document.querySelector< HTMLButtonElement >(
		'[data-wishlist-copy]'
	);
	const field = button?.parentElement?.querySelector( 'input' );
	if ( button && field ) {
		button.hidden = false;
		button.addEventListener( 'click', async () => {
			field.select();
			await navigator.clipboard?.writeText( field.value );
			announce( copied );
		} );
	}
}
