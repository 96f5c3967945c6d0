/** Fills WooCommerce's forms and block checkout with the visit's data, or why it is missing. */
import { stripWww } from './address';
import { extendCheckout, onCheckoutStart } from './checkout-block';
import { createCookies } from './cookies';
import { defaultFields, readFields, type FieldValues } from './fields';
import { defineInputs, fillInputs, type InputValues } from './inputs';
import { attribution } from './page';
import { reasonOf } from './reason';

const { params, fields = defaultFields } = attribution;
const host = stripWww( location.hostname );
const cookies = createCookies( host, params.base64 );
const noCookies = { read: () => '' };

const getAttributionData = (): FieldValues =>
	readFields( params.allowTracking ? cookies : noCookies, fields );

const reason = () =>
	reasonOf( cookies, host, params.allowTracking, !! params.consentCategory );

const inputValues = (): InputValues => ( {
	...Object.fromEntries(
		Object.entries( getAttributionData() ).map( ( [ name, value ] ) => [
			params.prefix + name,
			value ?? '',
		] )
	),
	vitrina_attribution_reason: reason(),
} );

function fillCheckout(): void {
	extendCheckout( 'woocommerce/order-attribution', getAttributionData() );
	extendCheckout( 'vitrina/attribution', { reason: reason() } );
}

function fill(): void {
	fillInputs( inputValues() );
	fillCheckout();
}

Object.assign( attribution, { fields, getAttributionData, fill } );
defineInputs( inputValues );
fillCheckout();
onCheckoutStart( fillCheckout );
// Consent may have been withdrawn in another tab.
document.addEventListener( 'visibilitychange', fill );
