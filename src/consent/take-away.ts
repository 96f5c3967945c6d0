/** Takes the bar away, as somebody has answered, and keeps the focus on the page. */
export function takeBarAway(): void {
	const bar = document.querySelector( '.consent-bar' );
	const hadFocus = bar?.matches( ':focus-within' );
	bar?.remove();
	const main = document.querySelector< HTMLElement >( 'main, [role="main"]' );
	if ( hadFocus && main ) {
		main.tabIndex = -1;
		main.focus( { preventScroll: true } );
	}
}
