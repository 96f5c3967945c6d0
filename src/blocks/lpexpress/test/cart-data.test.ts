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
	it( '[TERM-02] finds the chosen rate of every parcel', () => {
		expect( readCart( cart ).rateIds ).toEqual( [
			'woo_lithuaniapost_lpexpress_terminal:3',
			'flat_rate:2',
		] );
	} );

	it( '[TERM-05] finds what the server holds, and where the parcel goes', () => {
		expect( readCart( cart ) ).toMatchObject( {
			destination: { country: 'LT', version: '5e1f' },
			held: { id: '101', text: 'Maxima - Savanorių pr. 247, Kaunas' },
		} );
	} );

	it( '[TERM-05] holds nothing when the server does not', () => {
		const extensions = {
			'vitrina-lpexpress': { terminal_id: null, terminal: null },
		};
		expect( readCart( { ...cart, extensions } ).held ).toBeUndefined();
	} );

	it( '[TERM-02] survives any cart', () => {
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
