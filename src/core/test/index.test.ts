import {
	response,
	clearCookies,
	giveCart,
	printSettings,
	settle,
} from './fake-page';

/** The whole core on a page, with a shop behind it. */
const calls: string[] = [];
let quantity = 0;

window.fetch = ( async ( url: string, { body }: RequestInit ) => {
	calls.push( `${ url } ${ body }` );
	await settle();
	quantity++;
	giveCart( `hash${ quantity }`, quantity );
	return response( {
		fragments: {
			'p.cart': `<p class="cart">${ quantity } <b data-island="in-part"></b></p>`,
		},
		cart_hash: `hash${ quantity }`,
	} );
} ) as never;

it( '[CART-01] [CART-03] [CART-12] a page with the core: clicks, blocks, islands and late listeners', async () => {
	clearCookies();
	document.body.innerHTML =
		'<p class="cart">0</p><a class="ajax_add_to_cart" data-product_id="7" href="#add">Add</a>';
	printSettings();
	const core = await import( '..' );
	// On a page the core fetches it.
	await import( '../../calls' );
	await import( '../../cart' );
	const mounted = jest.fn();
	core.defineIsland( 'in-part', { mount: mounted } );
	await settle();
	// A visitor without a cart who does nothing.
	expect( calls ).toEqual( [] );

	const link = document.querySelector< HTMLElement >( 'a' )!;
	link.click();
	link.click();
	await core.cart.idle();
	await settle();
	while ( calls.length < 2 || link.classList.contains( 'loading' ) ) {
		await settle();
	}
	expect( calls ).toEqual( [
		'/?wc-ajax=add_to_cart product_id=7',
		'/?wc-ajax=add_to_cart product_id=7',
	] );
	expect( document.querySelector( '.cart' )?.textContent ).toBe( '2 ' );
	expect( sessionStorage.getItem( 'wc_cart_hash_test' ) ).toBe( 'hash2' );
	expect( core.cart.hasCart() ).toBe( true );

	// A part brought an island with it.
	expect( mounted ).toHaveBeenCalledTimes( 2 );

	// A block changed the cart: one reaction, one request.
	document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
	document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
	await settle();
	await core.cart.idle();
	await settle();
	expect( calls ).toHaveLength( 3 );
	expect( calls[ 2 ] ).toMatch(
		/^\/\?wc-ajax=get_refreshed_fragments time=\d+$/
	);

	// Who comes late still hears how the cart stands.
	const late = jest.fn();
	core.on( 'cart:changed', late );
	expect( late ).toHaveBeenCalledWith(
		expect.objectContaining( { source: 'refresh', hash: 'hash3' } )
	);
} );
