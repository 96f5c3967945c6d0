import { findAddress, parseList, readSelect } from '../terminals';

describe( 'parseList', () => {
	it( '[TERM-04] keeps ids as strings and adds the city to each terminal', () => {
		const groups = [
			{
				text: 'Kaunas',
				children: [ { id: 101, text: 'Maxima, Savanorių pr. 247' } ],
			},
		];
		expect( parseList( { groups } ) ).toEqual( [
			{
				text: 'Kaunas',
				children: [
					{
						id: '101',
						text: 'Maxima, Savanorių pr. 247',
						city: 'Kaunas',
					},
				],
			},
		] );
	} );

	it( '[TERM-04] skips invalid terminals and empty groups', () => {
		const groups = [
			{
				text: 'A',
				children: [
					{ id: 'x', text: 'y' },
					null,
					{ id: 1.5, text: 'y' },
				],
			},
			{ text: 'B', children: 'no list' },
			{ children: [ { id: 1, text: 'y' } ] },
			{
				text: 'C',
				children: [
					{ id: 1, text: ' ' },
					{ id: '2', text: 'y' },
				],
			},
		];
		expect( parseList( { groups } ) ).toEqual( [
			{ text: 'C', children: [ { id: '2', text: 'y', city: 'C' } ] },
		] );
	} );

	it.each( [ null, [], {}, { groups: 'x' } ] )(
		'[TERM-04] calls %j no list',
		( response ) => {
			expect( () => parseList( response ) ).toThrow( TypeError );
		}
	);
} );

describe( 'readSelect', () => {
	it( '[TERM-10] reads the native select', () => {
		const select = document.createElement( 'select' );
		select.innerHTML =
			'<option value="">…</option><optgroup label="Šiauliai"><option value="5"> Norfa </option></optgroup><optgroup label="Empty"></optgroup>';
		expect( readSelect( select ) ).toEqual( [
			{
				text: 'Šiauliai',
				children: [ { id: '5', text: 'Norfa', city: 'Šiauliai' } ],
			},
		] );
	} );
} );

describe( 'findAddress', () => {
	it( '[TERM-04] separates the name from the address', () => {
		expect( findAddress( 'Maxima, Savanorių pr. 247' ) ).toBe( 6 );
		expect( findAddress( 'Maxima' ) ).toBe( 6 );
	} );
} );
