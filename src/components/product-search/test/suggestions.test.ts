import fc from 'fast-check';
import { readSuggestions, toPageUrl } from '../suggestions';

const product = {
	id: 7,
	value: 'Medus ir vaškas',
	url: '/produktas/medus/',
	thumbnail: '<img src="/a.jpg">',
	price: '<bdi>26,00 €</bdi>',
	category: 'Žvakės',
};

describe( 'readSuggestions', () => {
	it( '[SRCH-01] reads products, and the texts of -1 and -2 from `url`', () => {
		const all = { id: -2, value: 'med', url: 'Visi rezultatai (9)' };
		const found = readSuggestions( { suggestions: [ product, all ] } );
		expect( found.products ).toEqual( [
			{ ...product, url: 'http://localhost/produktas/medus/' },
		] );
		expect( found ).toMatchObject( {
			all: 'Visi rezultatai (9)',
			nothing: '',
		} );
		expect(
			readSuggestions( {
				suggestions: [ { id: -1, value: 'q', url: 'Nieko neradome' } ],
			} )
		).toEqual( { products: [], all: '', nothing: 'Nieko neradome' } );
	} );

	it( '[SRCH-03] an entry whose id is an object does not hide the others', () => {
		const good = { id: '7', value: 'Žvakė', url: 'https://shop.test/7' };
		const bad = { ...good, id: { toString: 0 } };
		expect(
			readSuggestions( { suggestions: [ bad, good ] } ).products
		).toMatchObject( [ { id: 7, value: 'Žvakė' } ] );
	} );

	it( '[SRCH-03] skips invalid entries of any response', () => {
		const line = fc.oneof(
			fc.anything(),
			fc.record(
				{
					id: fc.anything(),
					value: fc.anything(),
					url: fc.anything(),
					thumbnail: fc.anything(),
					price: fc.anything(),
					category: fc.anything(),
				},
				{ requiredKeys: [] }
			)
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.anything(),
					fc.record( { suggestions: fc.array( line ) } )
				),
				( answer ) => {
					const found = readSuggestions( answer );
					for ( const one of found.products ) {
						expect( one.id ).toBeGreaterThan( 0 );
						expect( one.url ).toMatch( /^https?:/ );
						for ( const text of Object.values( one ).slice( 1 ) ) {
							expect( typeof text ).toBe( 'string' );
						}
					}
				}
			)
		);
	} );

	it.each( [
		'javascript:alert(1)',
		' javascript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'',
	] )( '[SRCH-03] %j leads nowhere', ( url ) => {
		expect( toPageUrl( url ) ).toBe( '' );
		expect(
			readSuggestions( { suggestions: [ { ...product, url } ] } ).products
		).toEqual( [] );
	} );
} );
