/**
 * Puts what is known of the visit into WooCommerce's forms and block checkout,
 * or why nothing is known.
 */
import { withoutWww } from './address';
import { extendCheckout, onCheckoutStart } from './checkout-block';
import { createCookies } from './cookies';
import { defaultFields, readFields, type FieldValues } from './fields';
import { defineInputs, fillInputs, type InputValues } from './inputs';
import { attribution } from './page';
import { reasonOf } from './reason';

const { params, fields = defaultFields } = attribution;
const host = withoutWww( location.hostname );
const cookies = createCookies( host, params.base64 );
const nothing = { read: () => '' };

const getAttributionData = (): FieldValues =>
	readFields( params.allowTracking ? cookies : nothing, fields );

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
// Another tab may have withdrawn the consent that this page was filled with.
document.addEventListener( 'visibilitychange', fill );
