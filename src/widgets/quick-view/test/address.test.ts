import {
	resetAddress,
	pushAddress,
	readAddress,
	replaceAddress,
} from '../store/address';

beforeEach( () =>
	window.history.replaceState( null, '', '/shop/?orderby=price' )
);

it( '[PROD-16] contains the product id, and keeps the listing’s own URL', () => {
	pushAddress( '12' );
	expect( readAddress() ).toBe( '12' );
	expect( window.location.search ).toBe( '?orderby=price' );
	replaceAddress( '13' );
	expect( readAddress() ).toBe( '13' );
	expect( window.history.state ).toEqual( { quickView: true } );
} );

it.each( [
	'#quick-view=0',
	'#quick-view=',
	'#quick-view=a',
	'#quick-view=1a',
	'#quick-view=-1',
	'#quick-view=12345678901234567890',
	'#reviews',
	'',
] )( '[PROD-16] names none in %j', ( hash ) => {
	window.history.replaceState( null, '', `/shop/${ hash }` );
	expect( readAddress() ).toBe( '' );
} );

it( '[PROD-16] goes back in the history if opening added an entry, else removes the hash', () => {
	const back = jest
		.spyOn( window.history, 'back' )
		.mockImplementation( () => {} );
	resetAddress();
	expect( back ).not.toHaveBeenCalled();
	pushAddress( '12' );
	resetAddress();
	expect( back ).toHaveBeenCalledTimes( 1 );
	window.history.replaceState( null, '', '/shop/?a=1#quick-view=5' );
	resetAddress();
	expect( back ).toHaveBeenCalledTimes( 1 );
	expect( window.location.href ).toMatch( /\/shop\/\?a=1$/ );
	back.mockRestore();
} );
