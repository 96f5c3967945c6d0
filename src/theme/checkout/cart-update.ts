import { announce, elementEvents } from '@vitrina/core';

/** Between the last change of a quantity and the update (ms): a stepper is pressed more than once. */
const PAUSE = 500;

const FORM = '.woocommerce-cart-form';

/** What stays on the page after an update: an error, and the way back from a removal. */
const TO_READ = '.woocommerce-error, .is-error, .woocommerce-message a';

/**
 * A quantity changed on the cart page is sent without a press on "Update cart",
 * by that very button, so that WooCommerce's own script does it. The shopper stays
 * where they are: after a press WooCommerce scrolls to its notice and focuses it.
 *
 * @param root The page.
 */
export function updateCartOnChange( root: Document ): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isAutomatic = false;
	let focused: HTMLElement | null = null;

	const update = () => {
		const button = root.querySelector< HTMLButtonElement >(
			`${ FORM } [name="update_cart"]`
		);
		if ( button && ! root.querySelector( `${ FORM }.processing` ) ) {
			isAutomatic = true;
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
			target.matches( `${ FORM } input.qty` ) &&
			target.value !== '' &&
			target.validity.valid
		) {
			clearTimeout( timer );
			timer = setTimeout( update, PAUSE );
		}
	} );
	root.addEventListener( 'click', ( { target } ) => {
		if (
			target instanceof Element &&
			target.closest( `${ FORM } [name="update_cart"]` )
		) {
			// Sent now: a second update would only replace its message.
			clearTimeout( timer );
		}
	} );
	root.addEventListener( 'focusin', ( { target } ) => {
		focused = ( target as Element ).closest< HTMLElement >(
			`${ FORM } .quantity *`
		);
	} );
	elementEvents( root.body, {
		updated_wc_div() {
			if ( isAutomatic && ! root.querySelector( TO_READ ) ) {
				sayQuietly( root );
				const lost = focused;
				// The steppers of the new lines are made ready first.
				queueMicrotask( () => focusAgain( root, lost ) );
			}
			isAutomatic = false;
		},
	} );
}

/** WooCommerce would scroll to its notice, and move the focus there. */
function sayQuietly( root: Document ): void {
	const notices = [ ...root.querySelectorAll( '.woocommerce-message' ) ];
	const total = root.querySelector( '.order-total .amount' );
	const words = [ ...notices, total ].map( ( element ) =>
		element?.textContent?.trim()
	);
	notices.forEach( ( notice ) => notice.remove() );
	announce( words.join( ' ' ) );
}

/**
 * Focuses what stands where the focus was before the form was replaced.
 *
 * @param root The page.
 * @param lost A field or stepper of the old form.
 */
function focusAgain( root: Document, lost: HTMLElement | null ): void {
	if ( ! lost || lost.isConnected || root.activeElement !== root.body ) {
		return;
	}
	const name = lost
		.closest( '.quantity' )
		?.querySelector< HTMLInputElement >( 'input.qty' )?.name;
	const input = root.querySelector< HTMLElement >(
		`${ FORM } input[name="${ CSS.escape( name ?? '' ) }"]`
	);
	const stepper = input
		?.closest( '.quantity' )
		?.querySelector< HTMLElement >(
			`[data-step="${ lost.dataset.step }"]:not([hidden], :disabled)`
		);
	( stepper ?? input )?.focus( { preventScroll: true } );
}
