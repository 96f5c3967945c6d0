import { createBus } from '@vitrina/core';
import type { EventMap } from '@vitrina/core';
import { watchShipping } from '../shipping';

it( '[TERM-02] tells which rate the shopper chose on a classic page', () => {
	document.body.innerHTML =
		'<input type="radio" name="shipping_method[0]" value="woo_lithuaniapost_lpexpress_terminal:3"><input name="billing_city">';
	const bus = createBus< EventMap >();
	const rates: string[] = [];
	bus.on( 'shipping:changed', ( { rate } ) => void rates.push( rate ) );
	const stop = watchShipping( bus );
	for ( const field of document.querySelectorAll( 'input' ) ) {
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	stop();
	document
		.querySelector( 'input' )!
		.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( rates ).toEqual( [ 'woo_lithuaniapost_lpexpress_terminal:3' ] );
} );
