import { announce } from '@vitrina/core';
import { elementEvents } from '../../components/element-events';

/** From the last change of a quantity to the update, in ms: steppers are often clicked several times. */
const DELAY = 500;

const FORM = '.woocommerce-cart-form';

/** Notices that stay on the page after an update: errors, and the link that undoes a removal. */
const VISIBLE_NOTICES = '.woocommerce-error, .is-error, .woocommerce-message a';

/**
 * Updates the cart when a quantity changes on the cart page, by clicking "Update
 * cart", so that WooCommerce's own script does it. Unlike after a real click, the
 * page does not scroll to the notice, and the focus stays.
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
			// The pending request lacks the last change.
			timer = setTimeout( update, DELAY );
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
			timer = setTimeout( update, DELAY );
		}
	} );
	root.addEventListener( 'click', ( { target } ) => {
		if (
			target instanceof Element &&
			target.closest( `${ FORM } [name="update_cart"]` )
		) {
			// The shopper updates now: an automatic update would only replace the message.
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
			if ( isAutomatic && ! root.querySelector( VISIBLE_NOTICES ) ) {
				announceNotices( root );
				const before = focused;
				// The steppers of the new lines are initialised first.
				queueMicrotask( () => restoreFocus( root, before ) );
			}
			isAutomatic = false;
		},
	} );
}

/** Announces the notices and removes them, or WooCommerce would scroll to them and focus them. */
function announceNotices( root: Document ): void {
	const notices = [ ...root.querySelectorAll( '.woocommerce-message' ) ];
	const total = root.querySelector( '.order-total .amount' );
	const texts = [ ...notices, total ].map( ( element ) =>
		element?.textContent?.trim()
	);
	notices.forEach( ( notice ) => notice.remove() );
	announce( texts.join( ' ' ) );
}

/** Focuses the same field or stepper as before the form was replaced. */
function restoreFocus( root: Document, before: HTMLElement | null ): void {
	if ( ! before || before.isConnected || root.activeElement !== root.body ) {
		return;
	}
	const name = before
		.closest( '.quantity' )
		?.querySelector< HTMLInputElement >( 'input.qty' )?.name;
	const input = root.querySelector< HTMLElement >(
		`${ FORM } input[name="${ CSS.escape( name ?? '' ) }"]`
	);
	const stepper = input
		?.closest( '.quantity' )
		?.querySelector< HTMLElement >(
			`[data-step="${ before.dataset.step }"]:not([hidden], :disabled)`
		);
	( stepper ?? input )?.focus( { preventScroll: true } );
}
