import { leavesPage } from '../leaves-page';

const PAGE = 'https://shop.test/produktas/linas/';

function print( {
	product = 'product product-type-simple',
	form = '',
	button = '',
	fields = '',
} = {} ) {
	document.body.innerHTML = `<div class="${ product }"><form ${ form || 'class="cart"' }>${ fields }<input name="quantity" value="1"><button name="add-to-cart" value="7" class="single_add_to_cart_button ${ button }">Add</button></form></div>`;
	return [
		document.querySelector( 'form' )!,
		document.querySelector( 'button' ),
	] as const;
}

describe( 'a form that leads to another page', () => {
	it( '[PROD-12] is not that of a simple, variable or grouped product', () => {
		for ( const type of [ 'simple', 'variable', 'grouped' ] ) {
			const parts = print( {
				product: `product product-type-${ type }`,
			} );
			expect( leavesPage( ...parts, PAGE ) ).toBe( false );
			expect( leavesPage( parts[ 0 ], null, PAGE ) ).toBe( false );
		}
	} );

	it.each( [
		[ 'external', { product: 'product product-type-external' } ],
		[ 'on another host', { form: 'action="https://other.test/x"' } ],
		[ 'a gift card', { product: 'product product-type-gift-card' } ],
		[
			'a gift card of another plugin',
			{ product: 'product-type-pw_gift_card' },
		],
		[ 'a gift card by its form', { form: 'class="cart gift-cards_form"' } ],
		[
			'a line to delete',
			{ fields: '<input name="cart_item_key_to_delete" value="a">' },
		],
		[
			'a line to remove',
			{ fields: '<input name="remove_cart_key" value="a">' },
		],
		[ 'an order by messenger', { button: 'wa-order-button' } ],
		[ 'a composite product', { button: 'composite_add_to_cart_button' } ],
		[ 'a bundle', { button: 'bundle_add_to_cart_button' } ],
	] )( '[PROD-12] is: %s', ( _name, change ) => {
		const [ form, button ] = print( change );
		form.classList.add( 'cart' );
		expect( leavesPage( form, button, PAGE ) ).toBe( true );
	} );

	it( '[PROD-12] is one submitted with Buy now or a button of another plugin', () => {
		const [ form ] = print();
		for ( const name of [ 'is_buy_now', 'ask_for_price' ] ) {
			const button = document.createElement( 'button' );
			button.name = name;
			form.append( button );
			expect( leavesPage( form, button, PAGE ) ).toBe( true );
		}
	} );

	it( '[PROD-12] is that of a subscription switch', () => {
		expect(
			leavesPage( ...print(), `${ PAGE }?switch-subscription=5` )
		).toBe( true );
	} );
} );
