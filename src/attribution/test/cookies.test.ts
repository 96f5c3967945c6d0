import { createCookies, removeCookie } from '../cookies';

describe( 'the cookies', () => {
	afterEach( () => removeCookie( 'sbjs_first', 'localhost' ) );

	it.each( [ true, false ] )(
		'[ATT-02] are read however they were written (base64: %s)',
		( isBase64 ) => {
			const value = 'typ=utm|||src=(direct)!~*’|||cnt=ąž%20';
			createCookies( 'localhost', isBase64 ).write( 'sbjs_first', value );
			expect(
				createCookies( 'localhost', ! isBase64 ).read( 'sbjs_first' )
			).toBe( value );
		}
	);

	it( '[ATT-02] are none where they cannot be read', () => {
		document.cookie = 'sbjs_first=%E0%A4%A;path=/';
		expect( createCookies( 'localhost', false ).read( 'sbjs_first' ) ).toBe(
			''
		);
	} );
} );
