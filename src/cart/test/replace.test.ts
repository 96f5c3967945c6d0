import { replaceFragments } from '../replace';

beforeEach( () => {
	document.body.innerHTML =
		'<span class="count">1</span><main><span class="count">1</span></main>';
} );

it( '[CART-04] puts a part in every place its selector names', () => {
	replaceFragments( { 'span.count': ' <span class="count">2</span> ' } );
	expect( document.body.innerHTML ).toBe(
		'<span class="count">2</span><main><span class="count">2</span></main>'
	);
} );

it( '[CART-04] leaves alone what is the same already', () => {
	const before = document.querySelector( '.count' );
	replaceFragments( { 'main .count': '<span class="count">1</span>' } );
	replaceFragments( { '.count': '<span class="count">1</span>' } );
	expect( document.querySelector( '.count' ) ).toBe( before );
} );

it( '[CART-04] passes over a selector that only jQuery understands', () => {
	replaceFragments( {
		'.count:first': '<b></b>',
		'main .count': '<span class="count">3</span>',
	} );
	expect( document.querySelector( 'main .count' )?.textContent ).toBe( '3' );
} );

it( '[CART-04] removes a place whose part is empty', () => {
	replaceFragments( { 'main .count': '' } );
	expect( document.querySelector( 'main .count' ) ).toBeNull();
} );

it( 'keeps the focus of a shopper inside a part', () => {
	document.body.innerHTML =
		'<ul class="cart"><li><a href="#1">one</a></li><li><a href="#2">two</a></li></ul>';
	document.querySelectorAll( 'a' )[ 1 ]!.focus();
	replaceFragments( {
		'ul.cart':
			'<ul class="cart new"><li><a href="#1">one</a></li><li><a href="#2">two!</a></li></ul>',
	} );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( 'two!' );
} );
