/** Between the last change of a quantity and the update (ms): a stepper is pressed more than once. */
const PAUSE = 500;

/**
 * A quantity changed on the cart page is sent without a press on "Update cart",
 * by that very button, so that WooCommerce's own script does it.
 *
 * @param root The page.
 */
export function updateCartOnChange( root: Document ): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const update = () => {
		const button = root.querySelector< HTMLButtonElement >(
			'.woocommerce-cart-form [name="update_cart"]'
		);
		if (
			button &&
			! root.querySelector( '.woocommerce-cart-form.processing' )
		) {
			button.disabled = false;
			button.click();
		} else if ( button ) {
			// The answer under way does not know of the last change.
			timer = setTimeout( update, PAUSE );
		}
	};
	root.addEventListener( 'change', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.matches( '.woocommerce-cart-form input.qty' ) &&
			target.value !== '' &&
			target.validity.valid
		) {
			clearTimeout( timer );
			timer = setTimeout( update, PAUSE );
		}
	} );
}
