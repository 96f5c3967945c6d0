/**
 * Handles the close buttons of all bars: each button holds the cookie that keeps
 * its bar closed. Has no dependencies.
 */
document.addEventListener( 'click', ( event ) => {
	const button = ( event.target as Element ).closest< HTMLElement >(
		'[data-dismiss]'
	);
	if ( button ) {
		event.preventDefault();
		document.cookie = button.dataset.dismiss!;
		button.parentElement!.remove();
	}
} );
