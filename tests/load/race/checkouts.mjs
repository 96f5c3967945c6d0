/**
 * The kinds of checkout: each function fills the form, and returns a function that
 * submits it.
 */
import { ShopError } from '../../shop/output.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {() => Promise<unknown>} Submit */

/** @param {string} email */
const createAddress = ( email ) => ( {
	first_name: 'Rasa',
	last_name: 'Petrauskienė',
	country: 'LT',
	address_1: 'Gedimino pr. 1',
	city: 'Vilnius',
	postcode: 'LT-01103',
	phone: '+37061234567',
	email,
} );

/**
 * @param {string} text
 * @param {string} field
 */
function findNonce( text, field ) {
	const nonce = new RegExp( `${ field }" value="(\\w+)"` ).exec(
		text
	)?.[ 1 ];
	if ( ! nonce ) {
		throw new ShopError( `The page contains no ${ field }.` );
	}
	return nonce;
}

/**
 * @param {Shopper} shopper
 * @param {string}  path    Path of the classic checkout.
 * @param {string}  email
 * @param {string}  method  Payment method.
 * @return {Promise<() => Promise<{ status: number, text: string }>>} Places the order.
 */
export async function fillClassic( shopper, path, email, method = 'cod' ) {
	const { text } = await shopper.request( path );
	const nonce = findNonce( text, 'woocommerce-process-checkout-nonce' );
	const billing = Object.fromEntries(
		Object.entries( createAddress( email ) ).map( ( [ name, value ] ) => [
			`billing_${ name }`,
			value,
		] )
	);
	return () =>
		shopper.request( '/?wc-ajax=checkout', {
			...billing,
			payment_method: method,
			vitrina_bank_link_bank: 'LT-HABALT22',
			terms: '1',
			'woocommerce-process-checkout-nonce': nonce,
		} );
}

/**
 * @param {Shopper} shopper
 * @param {string}  path
 * @param {string}  email
 * @return {Promise<Submit>} Places the order, and pays at the bank.
 */
export async function fillBankLink( shopper, path, email ) {
	const submit = await fillClassic(
		shopper,
		path,
		email,
		'vitrina_bank_link'
	);
	return async () => {
		const { text } = await submit();
		const bank = text.startsWith( '{' ) ? JSON.parse( text ).redirect : '';
		if ( bank ) {
			const { pathname, search } = new URL( bank );
			await shopper.request( pathname + search, { outcome: 'pay' } );
		}
	};
}

/**
 * @param {Shopper} shopper
 * @param {string}  email
 * @return {Promise<Submit>} Places the order in the block checkout.
 */
export async function fillStoreApi( shopper, email ) {
	const { headers } = await fetch(
		`${ shopper.url }/wp-json/wc/store/v1/cart`,
		{ headers: { cookie: shopper.cookies() } }
	);
	const address = Object.fromEntries(
		Object.entries( createAddress( email ) ).map( ( [ name, value ] ) => [
			`billing_address[${ name }]`,
			value,
		] )
	);
	return () =>
		shopper.request(
			'/wp-json/wc/store/v1/checkout',
			{ ...address, payment_method: 'cod' },
			{ nonce: headers.get( 'nonce' ) ?? '' }
		);
}

/**
 * @param {Shopper} shopper
 * @param {string}  path    Payment page of an unpaid order.
 * @return {Promise<Submit>} Pays the order.
 */
export async function fillPayForOrder( shopper, path ) {
	const { text } = await shopper.request( path );
	const nonce = findNonce( text, 'woocommerce-pay-nonce' );
	return () =>
		shopper.request( path, {
			woocommerce_pay: '1',
			'woocommerce-pay-nonce': nonce,
			payment_method: 'cod',
			terms: '1',
			'terms-field': '1',
		} );
}
