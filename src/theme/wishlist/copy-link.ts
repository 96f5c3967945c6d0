import { announce } from '@vitrina/core';

/**
 * Copies the link of a shared list. Its button is there with its script.
 *
 * @param copied What is said then.
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
