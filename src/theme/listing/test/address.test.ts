import { toAddress } from '../address';

it( '[LIST-01] the address of a form contains its fields, without empty prices', () => {
	expect(
		toAddress( 'https://shop.example/?old=1', [
			[ 'filter_colour', 'sea,milk' ],
			[ 'min_price', '' ],
			[ 'max_price', '60' ],
			[ 's', '' ],
		] )
	).toBe( 'https://shop.example/?filter_colour=sea%2Cmilk&max_price=60&s=' );
} );
