import { whenJQuery } from '@vitrina/core';
import { elementEvents } from '../../components/element-events';

const GROUP = '.woocommerce-NoticeGroup-checkout';
const NOTICES =
	'.woocommerce-error, .woocommerce-message, .is-error, .is-success';

/** An error with the id of its field. */
const FIELD_ERROR = '.woocommerce-error li[data-id]';

/** Removes old notices as soon as a coupon is submitted or removed. */
export function clearOldNotices( root: Document ): void {
	const clear = () =>
		root
			.querySelectorAll(
				`.woocommerce-notices-wrapper :is(${ NOTICES }), ${ GROUP }`
			)
			.forEach( ( notice ) => notice.remove() );
	// In the capture phase: WooCommerce's own handlers stop the events.
	const listen = ( type: string, matches: ( event: Event ) => boolean ) =>
		root.addEventListener(
			type,
			( event ) => {
				if ( matches( event ) ) {
					clear();
				}
			},
			true
		);
	listen( 'click', ( { target } ) =>
		Boolean(
			( target as Element ).closest?.( '.woocommerce-remove-coupon' )
		)
	);
	listen( 'submit', ( event ) => {
		const { target, submitter } = event as SubmitEvent;
		return Boolean(
			( target as Element ).matches( '.checkout_coupon' ) ||
			submitter?.matches( '[name="apply_coupon"]' )
		);
	} );
}

/**
 * Collects all errors of the checkout in one place and scrolls to them, `offset` CSS
 * pixels below the top of the window. If there is only one, its field gets the focus.
 */
export function collectErrors( root: Document, offset: number ): void {
	elementEvents( root.body, {
		checkout_error() {
			const group = root.querySelector< HTMLElement >( GROUP );
			if ( ! group ) {
				return;
			}
			root.querySelectorAll(
				'.woocommerce-notices-wrapper .woocommerce-error'
			).forEach( ( error ) => group.append( error ) );
			// Stops WooCommerce's own scrolling, which takes a second.
			whenJQuery( ( $ ) => {
				$( 'html, body' ).stop();
				return () => {};
			} )();
			if ( focusSingleError( root, group ) ) {
				return;
			}
			const top =
				group.getBoundingClientRect().top + window.scrollY - offset;
			window.scrollTo( { top: Math.max( 0, top ) } );
		},
	} );
	// If the form was submitted natively, the page contains the errors.
	const printed = root.querySelector( '.woocommerce-notices-wrapper' );
	if ( printed && root.querySelector( '#order_review' ) ) {
		printed
			.querySelectorAll< HTMLElement >( FIELD_ERROR )
			.forEach( ( error ) => linkToField( root, error ) );
		focusSingleError( root, printed );
	}
	// Only for radio groups: WooCommerce's script removes the attribute of other fields.
	root.addEventListener( 'change', ( { target } ) =>
		( target as Element )
			.closest( '[role="radiogroup"][aria-invalid]' )
			?.removeAttribute( 'aria-invalid' )
	);
}

/** Turns an error into a link to its field, as WooCommerce's script does. */
function linkToField( root: Document, error: HTMLElement ): void {
	const { id } = error.dataset;
	if ( id && root.getElementById( id ) && ! error.querySelector( 'a' ) ) {
		const link = root.createElement( 'a' );
		link.href = `#${ id }`;
		link.append( ...error.childNodes );
		error.append( link );
	}
}

/**
 * Focuses the field of the only error, and scrolls it to the middle of the window.
 * Returns whether there is exactly one error, and its field is on the page.
 */
function focusSingleError( root: Document, errors: Element ): boolean {
	const [ error, another ] = errors.querySelectorAll< HTMLElement >(
		'.woocommerce-error li'
	);
	const field = root.getElementById( error?.dataset.id ?? '' );
	if ( ! error || ! field || another ) {
		return false;
	}
	if ( field.checkVisibility?.() === false ) {
		// The script of a custom control handles clicks on the link to its field.
		error.querySelector( 'a' )?.click();
		return true;
	}
	const control = field.querySelector< HTMLElement >( 'input' ) ?? field;
	control.focus( { preventScroll: true } );
	control.scrollIntoView( { block: 'center' } );
	return true;
}
