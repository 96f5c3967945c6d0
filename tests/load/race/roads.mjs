/**
 * The ways to an order: each fills its form, and gives back how to press the button.
 */
import { ShopError } from '../../shop/say.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {() => Promise<unknown>} Press */

/** @param {string} email */
const addressOf = ( email ) => ( {
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
function nonceIn( text, field ) {
	const nonce = new RegExp( `${ field }" value="(\\w+)"` ).exec(
		text
	)?.[ 1 ];
	if ( ! nonce ) {
		throw new ShopError( `The page holds no ${ field }.` );
	}
	return nonce;
}

/**
 * @param {Shopper} shopper
 * @param {string}  path    The classic checkout.
 * @param {string}  email
 * @param {string}  method  Of payment.
 * @return {Promise<() => Promise<{ status: number, text: string }>>} Presses the button.
 */
export async function fillClassic( shopper, path, email, method = 'cod' ) {
	const { text } = await shopper.ask( path );
	const nonce = nonceIn( text, 'woocommerce-process-checkout-nonce' );
	const billing = Object.fromEntries(
		Object.entries( addressOf( email ) ).map( ( [ name, value ] ) => [
			`billing_${ name }`,
			value,
		] )
	);
	return () =>
		shopper.ask( '/?wc-ajax=checkout', {
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
 * @return {Promise<Press>} Orders at the bank, and pays there.
 */
export async function fillBankLink( shopper, path, email ) {
	const press = await fillClassic(
		shopper,
		path,
		email,
		'vitrina_bank_link'
	);
	return async () => {
		const { text } = await press();
		const bank = text.startsWith( '{' ) ? JSON.parse( text ).redirect : '';
		if ( bank ) {
			const { pathname, search } = new URL( bank );
			await shopper.ask( pathname + search, { deed: 'pay' } );
		}
	};
}

/**
 * @param {Shopper} shopper
 * @param {string}  email
 * @return {Promise<Press>} Presses the block checkout's button.
 */
export async function fillStoreApi( shopper, email ) {
	const { headers } = await fetch(
		`${ shopper.url }/wp-json/wc/store/v1/cart`,
		{ headers: { cookie: shopper.cookies() } }
	);
	const address = Object.fromEntries(
		Object.entries( addressOf( email ) ).map( ( [ name, value ] ) => [
			`billing_address[${ name }]`,
			value,
		] )
	);
	return () =>
		shopper.ask(
			'/wp-json/wc/store/v1/checkout',
			{ ...address, payment_method: 'cod' },
			{ nonce: headers.get( 'nonce' ) ?? '' }
		);
}

/**
 * @param {Shopper} shopper
 * @param {string}  path    To pay an order that waits.
 * @return {Promise<Press>} Presses the button there.
 */
export async function fillPayForOrder( shopper, path ) {
	const { text } = await shopper.ask( path );
	const nonce = nonceIn( text, 'woocommerce-pay-nonce' );
	return () =>
		shopper.ask( path, {
			woocommerce_pay: '1',
			'woocommerce-pay-nonce': nonce,
			payment_method: 'cod',
			terms: '1',
			'terms-field': '1',
		} );
}
