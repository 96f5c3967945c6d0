import { parseChat, scriptAddress } from '../settings';

const given = {
	script: 'https://chat.example/w.js?key=1',
	parameter: 'hostname',
	question: 'q',
	title: 't',
	allow: 'a',
	refuse: 'r',
	failed: 'f',
};

describe( 'URL of the messenger', () => {
	it( '[CHAT-01] contains the page’s host, and keeps its other parameters', () => {
		expect( scriptAddress( parseChat( given ), 'shop.lt' ) ).toBe(
			'https://chat.example/w.js?key=1&hostname=shop.lt'
		);
		expect( scriptAddress( parseChat( given ), 'a&b=c' ) ).toBe(
			'https://chat.example/w.js?key=1&hostname=a%26b%3Dc'
		);
	} );

	it( '[CHAT-01] must be https', () => {
		for ( const script of [
			'http://chat.example/w.js',
			'javascript:alert(1)',
			'data:text/javascript,1',
			'x',
			1,
		] ) {
			expect( () => parseChat( { ...given, script } ) ).toThrow();
		}
		expect( () => parseChat( undefined ) ).toThrow();
	} );
} );
