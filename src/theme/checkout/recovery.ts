/**
 * WooCommerce's script uses the nonces that were printed with the page, and does not
 * remove its overlay when a request fails. Such requests are retried once with a
 * fresh nonce; if that fails too, a message is shown.
 */
import { state, whenJQuery } from '@vitrina/core';
import { elementEvents } from '../../components/element-events';

export interface RecoveryTexts {
	/** The order review could not be updated. */
	review: string;
	/** A coupon was not added or not removed. */
	coupon: string;
	/** Label of the button that updates the review again. */
	again: string;
}

const REVIEW = 'update_order_review';

/** Elements that WooCommerce covers during a request. */
const COVERED =
	'.woocommerce-checkout-payment, .woocommerce-checkout-review-order, .woocommerce-checkout-review-order-table, .checkout_coupon, .woocommerce-cart-form, .cart_totals';

/** Global variables with the nonces that WooCommerce's scripts use. */
const PARAMETERS = [ 'wc_checkout_params', 'wc_cart_params' ] as const;

type Page = Window &
	Partial<
		Record< ( typeof PARAMETERS )[ number ], Record< string, unknown > >
	>;

export function retryFailedCalls( root: Document, texts: RecoveryTexts ): void {
	const { raise } = elementEvents( root.body, {
		updated_checkout: () => notice( root )?.remove(),
	} );
	whenJQuery( ( $ ) => {
		const retried = new WeakSet< object >();

		const giveUp = ( name: string ) => {
			// jQuery BlockUI, which draws the overlays, is a script of WooCommerce.
			const covered = $( COVERED ) as JQuery & { unblock?: () => void };
			covered.removeClass( 'processing' );
			covered.unblock?.();
			showFailure( root, name === REVIEW ? texts.review : texts.coupon, {
				text: texts.again,
				onClick:
					name === REVIEW ? () => raise( 'update_checkout' ) : null,
			} );
		};

		const retry = async ( name: string, call: JQuery.AjaxSettings ) => {
			const sent = new URLSearchParams( String( call.data ) );
			const old = sent.get( 'security' );
			const fresh = await refreshNonces( name );
			if ( fresh === '' || fresh === old ) {
				throw new Error( `No fresh nonce for ${ name }.` );
			}
			if ( name === REVIEW ) {
				// The fields may have changed since.
				raise( 'update_checkout' );
				return;
			}
			sent.set( 'security', fresh );
			const again = { ...call, data: sent.toString() };
			retried.add( again );
			$.ajax( again );
		};

		$( root ).on( {
			'ajaxError.vitrina'( event, response, call, reason ) {
				const name = nameOf( call );
				if ( ! name || reason === 'abort' ) {
					return;
				}
				if ( response.status === 403 && ! retried.has( call ) ) {
					retry( name, call ).catch( () => giveUp( name ) );
				} else {
					giveUp( name );
				}
			},
			'ajaxSuccess.vitrina'( event, response, call ) {
				if ( nameOf( call ) === REVIEW && ! isReview( response ) ) {
					giveUp( REVIEW );
				}
			},
		} as JQuery.TypeEventHandlers<
			Document,
			undefined,
			Document,
			Document
		> );
		return () => $( root ).off( 'ajaxError.vitrina ajaxSuccess.vitrina' );
	} );
	window.addEventListener( 'online', () => {
		if ( notice( root )?.querySelector( 'button' ) ) {
			raise( 'update_checkout' );
		}
	} );
}

function nameOf( { url, data }: JQuery.AjaxSettings ): string {
	const name =
		new URL( url ?? '', window.location.href ).searchParams.get(
			'wc-ajax'
		) ?? '';
	const isHandled =
		[ REVIEW, 'apply_coupon', 'remove_coupon' ].includes( name ) &&
		String( data ).includes( 'security=' );
	return isHandled ? name : '';
}

/**
 * Whether a response is one that WooCommerce's script handles. Any other response, such
 * as `-1` with status 200, leaves the overlay on the page.
 */
function isReview( { responseJSON }: JQuery.jqXHR ): boolean {
	const { fragments, reload, result } = Object( responseJSON );
	return Boolean( fragments || reload || result );
}

/** Replaces the nonces of WooCommerce's scripts. Returns that of the refused request, or ''. */
async function refreshNonces( name: string ): Promise< string > {
	state.invalidate();
	const { nonces } = await state.load();
	for ( const key of PARAMETERS ) {
		const parameters = ( window as Page )[ key ];
		for ( const [ call, nonce ] of Object.entries( nonces ) ) {
			if ( parameters && `${ call }_nonce` in parameters ) {
				parameters[ `${ call }_nonce` ] = nonce;
			}
		}
	}
	return nonces[ name ] ?? '';
}

const notice = ( root: Document ) =>
	root.querySelector( '.checkout-call-failed' );

function showFailure(
	root: Document,
	text: string,
	again: { text: string; onClick: ( () => void ) | null }
): void {
	notice( root )?.remove();
	const form = root.querySelector( 'form.checkout, .woocommerce-cart-form' );
	const message = root.createElement( 'div' );
	message.className = 'checkout-call-failed woocommerce-error';
	message.role = 'alert';
	message.append( text );
	if ( again.onClick ) {
		const button = root.createElement( 'button' );
		button.type = 'button';
		button.className = 'button';
		button.textContent = again.text;
		button.addEventListener( 'click', again.onClick );
		message.append( ' ', button );
	}
	form?.before( message );
}
