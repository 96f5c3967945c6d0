import fc from 'fast-check';
import { readCart } from '../cart-data';

const cart = {
	shippingRates: [
		{
			shipping_rates: [
				{
					rate_id: 'woo_lithuaniapost_lpexpress_terminal:3',
					selected: true,
				},
				{ rate_id: 'flat_rate:1', selected: false },
			],
		},
		{ shipping_rates: [ { rate_id: 'flat_rate:2', selected: true } ] },
	],
	extensions: {
		'vitrina-lpexpress': {
			terminal_id: '101',
			terminal: 'Maxima - Savanorių pr. 247, Kaunas',
			country: 'LT',
			version: '5e1f',
		},
	},
};

describe( 'readCart', () => {
	it( '[TERM-02] finds the selected rate of each parcel', () => {
		expect( readCart( cart ).rateIds ).toEqual( [
			'woo_lithuaniapost_lpexpress_terminal:3',
			'flat_rate:2',
		] );
	} );

	it( '[TERM-05] finds the terminal that the server stores, and the destination', () => {
		expect( readCart( cart ) ).toMatchObject( {
			destination: { country: 'LT', version: '5e1f' },
			saved: { id: '101', text: 'Maxima - Savanorių pr. 247, Kaunas' },
		} );
	} );

	it( '[TERM-05] has no saved terminal if the server has none', () => {
		const extensions = {
			'vitrina-lpexpress': { terminal_id: null, terminal: null },
		};
		expect( readCart( { ...cart, extensions } ).saved ).toBeUndefined();
	} );

	it( '[TERM-02] accepts any value as a cart without an error', () => {
		fc.assert(
			fc.property( fc.anything(), ( value ) => {
				expect( () => readCart( value ) ).not.toThrow();
				expect( () =>
					readCart( { shippingRates: [ value ], extensions: value } )
				).not.toThrow();
			} )
		);
	} );
} );
