import { emit } from '@vitrina/core';

/** Removes the bar after the visitor's choice, and moves its focus to the main content. */
export function removeBar(): void {
	const bar = document.querySelector( '.consent-bar' );
	const hadFocus = bar?.matches( ':focus-within' );
	bar?.remove();
	const main = document.querySelector< HTMLElement >( 'main, [role="main"]' );
	if ( hadFocus && main ) {
		main.tabIndex = -1;
		main.focus( { preventScroll: true } );
	}
}

/** After the bar was removed without a choice: popups stop waiting for it on this page. */
export function reportUnanswered(): void {
	document
		.getElementById( 'vitrina-consent' )
		?.toggleAttribute( 'data-unanswered', true );
	emit( 'consent:unanswered', {} );
}
