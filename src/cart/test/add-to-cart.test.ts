import { cartSettings, printSettings } from '../../core/test/fake-page';
import {
	added,
	BUTTON,
	flush,
	LINK,
	linkAfter,
	live,
	print,
	setUp,
	tearDown,
} from './fake-shop';

beforeEach( () => void printSettings() );
afterEach( tearDown );

describe.each( [
	[ 'button', BUTTON ],
	[ 'link', LINK ],
] )( 'a %s', ( _name, html ) => {
	it( '[CART-01] goes from normal to loading to added, and can be used again', async () => {
		const { sent, fragments } = setUp();
		const button = print( html );
		button.click();
		expect( button.classList.contains( 'loading' ) ).toBe( true );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await flush();
		expect( sent ).toEqual( [
			{
				endpoint: 'add_to_cart',
				product_id: '7',
				product_sku: 'S',
				quantity: '2',
				success_message: '“Linen” is in your cart',
			},
		] );
		expect( fragments.accept ).toHaveBeenCalledWith( added.fragments, 'h' );
		expect( button.className ).toBe(
			'ajax_add_to_cart add_to_cart_button wc-interactive added'
		);
		expect( button.hasAttribute( 'aria-disabled' ) ).toBe( false );
		button.click();
		expect( button.classList.contains( 'added' ) ).toBe( false );
		await flush();
		expect( sent ).toHaveLength( 2 );
	} );

	it( '[CART-01] keeps the focus and says what happened', async () => {
		jest.useFakeTimers();
		setUp();
		const button = print( html );
		button.tabIndex = 0;
		button.focus();
		button.click();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( document.querySelector( ':focus' ) ).toBe( button );
		expect( live( 'polite' ) ).toBe( '“Linen” is in your cart' );
		jest.useRealTimers();
	} );
} );

describe( 'the link to the cart', () => {
	it( '[CART-01] stands after the button, once', async () => {
		setUp();
		const button = print( BUTTON );
		button.click();
		button.click();
		await flush();
		expect( button.nextElementSibling ).toBe( linkAfter() );
		expect( linkAfter()?.textContent ).toBe( 'View cart' );
		expect( linkAfter()?.getAttribute( 'href' ) ).toBe( cartSettings.url );
		expect( document.querySelectorAll( '.added_to_cart' ) ).toHaveLength(
			1
		);
	} );

	it( '[CART-01] is not there on the cart page', async () => {
		printSettings( { cart: { ...cartSettings, isCart: true } } );
		setUp();
		print( BUTTON ).click();
		await flush();
		expect( linkAfter() ).toBeNull();
	} );
} );

describe( 'what is left to the browser', () => {
	it.each( [
		[
			'a link without product_id',
			LINK.replace( 'data-product_id="7"', '' ),
			{},
		],
		[ 'a click for a new tab', LINK, { ctrlKey: true } ],
		[ 'a click for a new window', LINK, { shiftKey: true } ],
	] )( '[CART-01] %s', async ( _name, html, keys ) => {
		const { sent } = setUp();
		const button = print( html );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...keys,
		} );
		button.dispatchEvent( click );
		await flush();
		expect( click.defaultPrevented ).toBe( false );
		expect( sent ).toEqual( [] );
	} );

	it( 'a click that another script has taken', async () => {
		const { sent } = setUp();
		const button = print( LINK );
		button.addEventListener( 'click', ( event ) => event.preventDefault() );
		button.click();
		await flush();
		expect( sent ).toEqual( [] );
	} );
} );

describe( 'beside other scripts', () => {
	it( '[CART-01] WooCommerce’s own script finds the button marked before it looks', () => {
		setUp();
		const button = print( LINK );
		let seen = '';
		document.body.addEventListener(
			'click',
			() => {
				seen = button.className;
			},
			{ once: true }
		);
		button.click();
		expect( seen ).toContain( 'wc-interactive' );
	} );

	it( '[CART-01] Space presses a link that says it is a button, once', async () => {
		const { sent } = setUp();
		print( LINK ).dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: ' ',
				bubbles: true,
				cancelable: true,
			} )
		);
		await flush();
		expect( sent ).toHaveLength( 1 );
	} );

	it( '[CART-12] sends what others keep for the button or add when the write begins', async () => {
		const { bus, sent } = setUp( {
			extra: { gift: 'yes', quantity: '9' },
		} );
		bus.on( 'cart:write', ( { data } ) => {
			data!.note = 'hello';
		} );
		print( BUTTON ).click();
		await flush();
		expect( sent[ 0 ] ).toMatchObject( {
			gift: 'yes',
			quantity: '2',
			note: 'hello',
		} );
	} );

	it( '[CART-12] does nothing when another plugin forbids it', async () => {
		const { sent } = setUp( { isAllowed: false } );
		const button = print( BUTTON );
		button.click();
		await flush();
		expect( sent ).toEqual( [] );
		expect( button.classList.contains( 'loading' ) ).toBe( false );
	} );
} );

it( '[CART-04] the added state is cleared when the item is removed', async () => {
	const { bus } = setUp();
	const button = print( BUTTON );
	button.click();
	await flush();
	bus.emit( 'cart:changed', { source: 'remove', removed: '8' } );
	expect( button.classList.contains( 'added' ) ).toBe( true );
	bus.emit( 'cart:changed', { source: 'remove', removed: '7' } );
	expect( button.classList.contains( 'added' ) ).toBe( false );
	expect( linkAfter() ).toBeNull();
} );
