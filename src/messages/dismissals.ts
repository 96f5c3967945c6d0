/**
 * What can be closed for a while: its button holds the cookie that says so.
 * The same script for any bar, and nothing it depends on.
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
