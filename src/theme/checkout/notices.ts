import { elementEvents, whenJQuery } from '@vitrina/core';

const GROUP = '.woocommerce-NoticeGroup-checkout';
const OLD = '.woocommerce-error, .woocommerce-message, .is-error, .is-success';

/** An error that names its field. */
const NAMED = '.woocommerce-error li[data-id]';

/**
 * What an earlier try said goes as soon as a code is sent or taken away.
 *
 * @param root The page.
 */
export function clearOldNotices( root: Document ): void {
	const clear = () =>
		root
			.querySelectorAll(
				`.woocommerce-notices-wrapper :is(${ OLD }), ${ GROUP }`
			)
			.forEach( ( notice ) => notice.remove() );
	// As they come: WooCommerce's own handlers let them go no further.
	const listen = ( type: string, isMeant: ( event: Event ) => boolean ) =>
		root.addEventListener(
			type,
			( event ) => {
				if ( isMeant( event ) ) {
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
 * Errors of the checkout stand together, whatever printed them, and the page
 * scrolls to them. A single error leads straight to its field.
 *
 * @param root   The page.
 * @param offset How far below the top they come to stand, in CSS pixels.
 */
export function gatherErrors( root: Document, offset: number ): void {
	elementEvents( root.body, {
		checkout_error() {
			const group = root.querySelector< HTMLElement >( GROUP );
			if ( ! group ) {
				return;
			}
			root.querySelectorAll(
				'.woocommerce-notices-wrapper .woocommerce-error'
			).forEach( ( error ) => group.append( error ) );
			// WooCommerce's own way there takes a second.
			whenJQuery( ( $ ) => {
				$( 'html, body' ).stop();
				return () => {};
			} )();
			if ( goToOnly( root, group ) ) {
				return;
			}
			const top =
				group.getBoundingClientRect().top + window.scrollY - offset;
			window.scrollTo( { top: Math.max( 0, top ) } );
		},
	} );
	// Where the form is sent as a page, the errors are printed with it.
	const printed = root.querySelector( '.woocommerce-notices-wrapper' );
	if ( printed && root.querySelector( '#order_review' ) ) {
		printed
			.querySelectorAll< HTMLElement >( NAMED )
			.forEach( ( error ) => linkTo( root, error ) );
		goToOnly( root, printed );
	}
	// The script of WooCommerce's fields knows no radios.
	root.addEventListener( 'change', ( { target } ) =>
		( target as Element )
			.closest( '[role="radiogroup"][aria-invalid]' )
			?.removeAttribute( 'aria-invalid' )
	);
}

/** Makes of an error a link to its field, as WooCommerce's script does. */
function linkTo( root: Document, error: HTMLElement ): void {
	const { id } = error.dataset;
	if ( id && root.getElementById( id ) && ! error.querySelector( 'a' ) ) {
		const link = root.createElement( 'a' );
		link.href = `#${ id }`;
		link.append( ...error.childNodes );
		error.append( link );
	}
}

/**
 * The only error's field gets the focus, in the middle of the screen.
 *
 * @param root   The page.
 * @param errors What holds all of them.
 * @return Whether there is one such error, and its field is on the page.
 */
function goToOnly( root: Document, errors: Element ): boolean {
	const [ error, another ] = errors.querySelectorAll< HTMLElement >(
		'.woocommerce-error li'
	);
	const field = root.getElementById( error?.dataset.id ?? '' );
	if ( ! error || ! field || another ) {
		return false;
	}
	if ( field.checkVisibility?.() === false ) {
		// Whoever stands in for the field follows its link.
		error.querySelector( 'a' )?.click();
		return true;
	}
	const control = field.querySelector< HTMLElement >( 'input' ) ?? field;
	control.focus( { preventScroll: true } );
	control.scrollIntoView( { block: 'center' } );
	return true;
}
