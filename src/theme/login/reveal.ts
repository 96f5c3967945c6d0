/**
 * Gives each password field a button that shows what was typed, with the markup
 * and the texts of WooCommerce's own on the account's page (spec §2).
 *
 * @param panel Its `data-show` and `data-hide` are the texts.
 */
export function addReveals( panel: HTMLElement ): void {
	const { show = '', hide = '' } = panel.dataset;
	for ( const field of panel.querySelectorAll< HTMLInputElement >(
		'input[type="password"]'
	) ) {
		const box = document.createElement( 'span' );
		box.className = 'password-input';
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'show-password-input';
		button.ariaLabel = show;
		button.setAttribute( 'aria-describedby', field.id );
		button.addEventListener( 'click', () => {
			const isShown = field.type === 'text';
			field.type = isShown ? 'password' : 'text';
			button.ariaLabel = isShown ? show : hide;
			button.classList.toggle( 'display-password', ! isShown );
			field.focus();
		} );
		field.replaceWith( box );
		box.append( field, button );
	}
}
