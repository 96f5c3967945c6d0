import { render, screen } from '@testing-library/react';
import { FreeShippingBar } from '../free-shipping-bar';

const extensions = ( data: unknown ) => ( { vitrina_free_shipping: data } );
const data = { text: '5,00 € away', share: '40%', is_reached: false };

describe( 'free shipping bar of the block cart', () => {
	it( '[OWN-22] [CART-09] shows the text and the progress', () => {
		const { container } = render(
			<FreeShippingBar
				context="woocommerce/cart"
				extensions={ extensions( data ) }
			/>
		);
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'5,00 € away'
		);
		expect(
			container.querySelector< HTMLElement >( '[aria-hidden] > span' )
				?.style.width
		).toBe( '40%' );
		expect( container.querySelector( '.is-reached' ) ).toBeNull();
	} );

	it.each( [
		[
			'no method can become free',
			'woocommerce/cart',
			{ ...data, text: '' },
		],
		[ 'the plugin is off', 'woocommerce/cart', undefined ],
		[ 'another plugin uses the name', 'woocommerce/cart', 'x' ],
		[ 'it is the checkout', 'woocommerce/checkout', data ],
	] )( '[OWN-22] shows nothing if %s', ( _, context, value ) => {
		const { container } = render(
			<FreeShippingBar
				context={ context }
				extensions={ extensions( value ) }
			/>
		);
		expect( container.childElementCount ).toBe( 0 );
	} );
} );
