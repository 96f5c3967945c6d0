import { toAddress } from '../address';

it( '[LIST-01] a form of the listing leads to its fields; a price that is not given is left out', () => {
	expect(
		toAddress( 'https://shop.example/?old=1', [
			[ 'filter_colour', 'sea,milk' ],
			[ 'min_price', '' ],
			[ 'max_price', '60' ],
			[ 's', '' ],
		] )
	).toBe( 'https://shop.example/?filter_colour=sea%2Cmilk&max_price=60&s=' );
} );
