import { elementEvents } from '@vitrina/core';

const GROUP = '.woocommerce-NoticeGroup-checkout';
const OLD = '.woocommerce-error, .woocommerce-message, .is-error, .is-success';

/** How far below the top the notices come to stand (spec §9), in CSS pixels. */
const OFFSET = 100;

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
 * scrolls to them.
 *
 * @param root The page.
 */
export function gatherErrors( root: Document ): void {
	elementEvents( root.body, {
		checkout_error() {
			const group = root.querySelector< HTMLElement >( GROUP );
			if ( ! group ) {
				return;
			}
			root.querySelectorAll(
				'.woocommerce-notices-wrapper .woocommerce-error'
			).forEach( ( error ) => group.append( error ) );
			const top =
				group.getBoundingClientRect().top + window.scrollY - OFFSET;
			window.scrollTo( { top: Math.max( 0, top ) } );
		},
	} );
}
