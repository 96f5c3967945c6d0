/**
 * WooCommerce's script asks with the nonces that the page was printed with, and
 * leaves its veil over what it asked for when the answer fails. Such a call is
 * sent once more with a fresh nonce here; what cannot be mended is said.
 */
import { elementEvents, state, whenJQuery } from '@vitrina/core';

export interface RecoveryTexts {
	/** The order review is not what the fields say. */
	review: string;
	/** A code was not taken, or not taken away. */
	coupon: string;
	/** The button that asks for the review again. */
	again: string;
}

const REVIEW = 'update_order_review';

/** What WooCommerce covers while a call is under way. */
const COVERED =
	'.woocommerce-checkout-payment, .woocommerce-checkout-review-order, .woocommerce-checkout-review-order-table, .checkout_coupon, .woocommerce-cart-form, .cart_totals';

/** Where the calls of a page take their nonces from. */
const PARAMETERS = [ 'wc_checkout_params', 'wc_cart_params' ] as const;

type Page = Window &
	Partial<
		Record< ( typeof PARAMETERS )[ number ], Record< string, unknown > >
	>;

/**
 * @param root  The page.
 * @param texts What is said when nothing helps.
 */
export function recoverCalls( root: Document, texts: RecoveryTexts ): void {
	const { raise } = elementEvents( root.body, {
		updated_checkout: () => notice( root )?.remove(),
	} );
	whenJQuery( ( $ ) => {
		const repeated = new WeakSet< object >();

		const give = ( name: string ) => {
			// The plugin that draws the veils is a script of WooCommerce's own.
			const covered = $( COVERED ) as JQuery & { unblock?: () => void };
			covered.removeClass( 'processing' );
			covered.unblock?.();
			say( root, name === REVIEW ? texts.review : texts.coupon, {
				text: texts.again,
				press:
					name === REVIEW ? () => raise( 'update_checkout' ) : null,
			} );
		};

		const repeat = async ( name: string, call: JQuery.AjaxSettings ) => {
			const sent = new URLSearchParams( String( call.data ) );
			const old = sent.get( 'security' );
			const fresh = await renew( name );
			if ( fresh === '' || fresh === old ) {
				throw new Error( `No fresh nonce for ${ name }.` );
			}
			if ( name === REVIEW ) {
				// The fields may say something else by now.
				raise( 'update_checkout' );
				return;
			}
			sent.set( 'security', fresh );
			const again = { ...call, data: sent.toString() };
			repeated.add( again );
			$.ajax( again );
		};

		$( root ).on( {
			'ajaxError.vitrina'( event, answer, call, reason ) {
				const name = nameOf( call );
				if ( ! name || reason === 'abort' ) {
					return;
				}
				if ( answer.status === 403 && ! repeated.has( call ) ) {
					repeat( name, call ).catch( () => give( name ) );
				} else {
					give( name );
				}
			},
			'ajaxSuccess.vitrina'( event, answer, call ) {
				if ( nameOf( call ) === REVIEW && ! isReview( answer ) ) {
					give( REVIEW );
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
	const isOurs =
		[ REVIEW, 'apply_coupon', 'remove_coupon' ].includes( name ) &&
		String( data ).includes( 'security=' );
	return isOurs ? name : '';
}

/** Anything else, the `-1` of a refusal with 200 among it, leaves the veil on. */
function isReview( { responseJSON }: JQuery.jqXHR ): boolean {
	const { fragments, reload, result } = Object( responseJSON );
	return Boolean( fragments || reload || result );
}

/**
 * Puts fresh nonces where WooCommerce's script looks for them.
 *
 * @param name Of the call that was refused.
 * @return Its nonce; empty when there is none.
 */
async function renew( name: string ): Promise< string > {
	state.forget();
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

function say(
	root: Document,
	text: string,
	again: { text: string; press: ( () => void ) | null }
): void {
	notice( root )?.remove();
	const place = root.querySelector( 'form.checkout, .woocommerce-cart-form' );
	const box = root.createElement( 'div' );
	box.className = 'checkout-call-failed woocommerce-error';
	box.role = 'alert';
	box.append( text );
	if ( again.press ) {
		const button = root.createElement( 'button' );
		button.type = 'button';
		button.className = 'button';
		button.textContent = again.text;
		button.addEventListener( 'click', again.press );
		box.append( ' ', button );
	}
	place?.before( box );
}
