/** Matches the names of fields by which various plugins remove a line from the cart. */
const DELETES_LINE = /cart.*key.*(delet|remov)|(delet|remov).*cart.*key/i;

/** Buttons that do not add to the cart in the page (spec §7). */
const OTHER_BUTTONS = [
	'[name="is_buy_now"]',
	// Orders through a messenger.
	'[class*="whatsapp"]',
	'[class*="wa-order"]',
	'[class*="messag"]',
	// Composite products and bundles.
	'.composite_add_to_cart_button',
	'.bundle_add_to_cart_button',
].join();

const OTHER_PRODUCTS =
	'.product-type-external, [class*="product-type-"][class*="gift-card"], [class*="product-type-"][class*="gift_card"]';

/**
 * Whether a product's form has to be submitted natively, which loads another page,
 * instead of adding in this page (spec §7). The button is null if a script submitted
 * the form.
 */
export function leavesPage(
	form: HTMLFormElement,
	button: HTMLElement | null,
	address: string
): boolean {
	const target = new URL( form.getAttribute( 'action' ) || address, address );
	return (
		target.origin !== new URL( address ).origin ||
		address.includes( 'switch-subscription' ) ||
		form.closest( OTHER_PRODUCTS ) !== null ||
		form.matches( '[class*="gift-card"], [class*="gift_card"]' ) ||
		[ ...form.elements ].some( ( field ) =>
			DELETES_LINE.test( field.getAttribute( 'name' ) ?? '' )
		) ||
		( button !== null &&
			( ! button.matches( '.single_add_to_cart_button' ) ||
				button.matches( OTHER_BUTTONS ) ) )
	);
}
