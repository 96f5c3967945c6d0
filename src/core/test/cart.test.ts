import { printSettings, settle } from './fake-page';

// Each page of a test is one more core in this document, so clicks are not told
// apart: `index.test.ts` is where a click is one.

/** A page whose cart script has not come yet. */
async function openPage( html: string ) {
	document.body.innerHTML = html;
	const box = document.createElement( 'script' );
	box.type = 'application/json';
	box.id = 'vitrina-islands';
	box.textContent = JSON.stringify( {
		libraries: { 'vitrina-cart': [ 'vitrina-cart' ] },
		scripts: { 'vitrina-cart': { src: '/cart.js' } },
	} );
	document.head.append( box );
	printSettings();
	jest.resetModules();
	const core = await import( '..' );
	await settle();
	return {
		core,
		button: document.querySelector< HTMLElement >( '.ajax_add_to_cart' )!,
	};
}

const file = () => document.getElementById( 'vitrina-cart-js' );
const complaint = () =>
	document.querySelector( '.vitrina-cart-error' )?.textContent;

afterEach( () => {
	jest.restoreAllMocks();
	document.head.replaceChildren();
} );

it( '[CART-05] a visitor without a cart who does nothing loads nothing; a touch of a button does', async () => {
	const { button } = await openPage(
		'<button class="ajax_add_to_cart" data-product_id="7">Add</button>'
	);
	expect( file() ).toBeNull();
	button.dispatchEvent( new Event( 'pointermove', { bubbles: true } ) );
	await settle();
	expect( file() ).not.toBeNull();
} );

it( 'runs the script in an idle moment once the page was scrolled', async () => {
	await openPage( '' );
	jest.useFakeTimers();
	await jest.advanceTimersByTimeAsync( 450 );
	expect( file() ).toBeNull();
	window.dispatchEvent( new Event( 'scroll' ) );
	await jest.advanceTimersByTimeAsync( 450 );
	jest.useRealTimers();
	expect( file() ).not.toBeNull();
} );

it( '[CART-05] another tab that changed the cart is heard', async () => {
	await openPage( '' );
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'something_else' } )
	);
	await settle();
	expect( file() ).toBeNull();
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'wc_cart_hash_test' } )
	);
	await settle();
	expect( file() ).not.toBeNull();
} );

it( '[CART-03] without a line the button says so, and the next click tries again', async () => {
	const { core, button } = await openPage(
		'<button class="ajax_add_to_cart" data-product_id="7">Add</button>'
	);
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	void core.cart.add( button );
	await settle();
	file()!.dispatchEvent( new Event( 'error' ) );
	await settle();
	expect( complaint() ).toBe( 'You are probably offline.' );
	expect( file() ).toBeNull();
	void core.cart.add( button );
	await settle();
	expect( file() ).not.toBeNull();
} );

it( '[CART-03] every click made while the script is on its way is sent', async () => {
	const { core, button } = await openPage(
		'<button class="ajax_add_to_cart" data-product_id="7">Add</button>'
	);
	void core.cart.add( button );
	void core.cart.add( button );
	await settle();
	const add = jest.fn( async () => {} );
	core.provideCart( { add } as never );
	file()!.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( add ).toHaveBeenCalledTimes( 2 );
} );

it( '[CART-01] a button looks busy while the script is on its way, and not when it does not come', async () => {
	const { core, button } = await openPage(
		'<button class="ajax_add_to_cart" data-product_id="7">Add</button>'
	);
	const isBusy = () => button.classList.contains( 'loading' );
	void core.cart.add( button );
	void core.cart.add( button );
	expect( isBusy() ).toBe( true );
	await settle();
	expect( isBusy() ).toBe( true );
	file()!.dispatchEvent( new Event( 'error' ) );
	await settle();
	expect( isBusy() ).toBe( false );
} );
