import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** Personal data, requested directly from the server. */

const STATE = '/wp-json/vitrina/v1/state';

interface State {
	cart: { count: number; hash: string };
	nonces: Record< string, string | undefined >;
}

let product = 0;

test.beforeAll( async () => {
	const shop = await openTestShop();
	product = Number(
		shop.phpEval( `
			$id = wc_get_product_id_by_sku( 'e2e-state' );
			$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
			$product->set_props( [ 'name' => 'State', 'sku' => 'e2e-state', 'regular_price' => '5', 'catalog_visibility' => 'hidden' ] );
			return $product->save();` )
	);
} );

test.afterAll( async () => {
	const shop = await openTestShop();
	shop.phpEval( `wp_delete_post( ${ product }, true ); return true;` );
} );

const add = ( visitor: APIRequestContext, quantity = 1 ) =>
	visitor.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: product, quantity },
	} );

const ask = async ( visitor: APIRequestContext ): Promise< State > => {
	const response = await visitor.get( STATE );
	expect( response.status() ).toBe( 200 );
	expect( response.headers()[ 'cache-control' ] ).toBe( 'no-store' );
	expect( response.headers()[ 'set-cookie' ] ).toBeUndefined();
	expectNoCors( response );
	return response.json();
};

function expectNoCors( response: APIResponse ) {
	expect(
		Object.keys( response.headers() ).filter( ( name ) =>
			name.startsWith( 'access-control' )
		)
	).toEqual( [] );
}

/** All rows of the session table. */
const rows = ( shop: Shop ) =>
	shop.sql(
		'SELECT session_key, session_expiry, MD5( session_value ) AS value FROM wp_woocommerce_sessions ORDER BY session_key'
	);

const cookies = async ( visitor: APIRequestContext ) =>
	( await visitor.storageState() ).cookies;

const sessionCookie = async ( visitor: APIRequestContext ) =>
	( await cookies( visitor ) ).find( ( { name } ) =>
		name.startsWith( 'wp_woocommerce_session_' )
	)!;

const saveTerminal = ( visitor: APIRequestContext, security = '' ) =>
	visitor.post( '/wp-admin/admin-ajax.php', {
		form: {
			action: 'save_selected_lpexpress_terminal',
			terminal_id: '0',
			security,
		},
	} );

async function logIn( visitor: APIRequestContext, shop: Shop ) {
	await visitor.post( '/wp-login.php', {
		form: { log: shop.customer.user, pwd: shop.customer.password },
		// The next page would already move the guest's session.
		maxRedirects: 0,
	} );
}

test( '[STATE-01] guests get their own cart, and the session does not change', async ( {
	request,
	shop,
} ) => {
	await add( request, 2 );
	const before = rows( shop );
	const state = await ask( request );
	expect( state.cart.count ).toBe( 2 );
	const hash = ( await cookies( request ) ).find(
		( { name } ) => name === 'woocommerce_cart_hash'
	);
	expect( state.cart.hash ).toBe( hash?.value );
	expect( state.nonces.terminal ).toMatch( /^[0-9a-f]{10}$/ );
	expect( rows( shop ) ).toEqual( before );
} );

test( '[STATE-01] a visitor without a session gets no session and no nonce that needs one', async ( {
	request,
	shop,
} ) => {
	const before = rows( shop );
	const state = await ask( request );
	expect( state.cart ).toEqual( { count: 0, hash: '' } );
	expect( state.nonces ).not.toHaveProperty( 'terminal' );
	expect( rows( shop ) ).toEqual( before );
	expect( await cookies( request ) ).toEqual( [] );
} );

test( '[STATE-01] a session close to expiry is not extended; an expired or made-up one gives no access', async ( {
	request,
	playwright,
	shop,
} ) => {
	await add( request );
	const cookie = await sessionCookie( request );
	const [ id, until, , mark ] = decodeURIComponent( cookie.value ).split(
		'|'
	);
	// Signed as WooCommerce does, for a session that never existed.
	const signed = ( key = '', end = '' ): string =>
		shop.phpEval(
			`$told = '${ key }|${ end }'; return "$told|1|" . hash_hmac( 'md5', $told, wp_hash( $told ) );`
		);
	const user = await playwright.request.newContext( { baseURL: shop.url } );
	await logIn( user, shop );
	await add( user );
	const [ userKey ] = decodeURIComponent(
		( await sessionCookie( user ) ).value
	).split( '|' );
	const tooOld = signed( id, '1' );
	const ofUser = signed( userKey, until );
	const before = rows( shop );
	const asWith = async ( value: string ) => {
		const visitor = await playwright.request.newContext( {
			baseURL: shop.url,
			extraHTTPHeaders: {
				Cookie: `${ cookie.name }=${ encodeURIComponent( value ) }`,
			},
		} );
		const state = await ask( visitor );
		await visitor.dispose();
		return state;
	};
	// WooCommerce would extend the first, and delete the rows of the others.
	expect(
		( await asWith( `${ id }|${ until }|1|${ mark }` ) ).cart.count
	).toBe( 1 );
	for ( const value of [
		tooOld,
		ofUser,
		`${ id }|${ until }|1|invented`,
		`t_other|${ until }|1|${ mark }`,
		'rubbish',
	] ) {
		const state = await asWith( value );
		expect( state.cart.count, value ).toBe( 0 );
		expect( state.nonces, value ).not.toHaveProperty( 'terminal' );
	}
	expect( rows( shop ) ).toEqual( before );
	await user.dispose();
} );

test( '[STATE-01] a guest’s nonce is bound to their session', async ( {
	request: a,
	playwright,
	shop,
} ) => {
	const b = await playwright.request.newContext( { baseURL: shop.url } );
	await add( a );
	await add( b );
	const ofA = ( await ask( a ) ).nonces.terminal;
	const ofB = ( await ask( b ) ).nonces.terminal;
	expect( ofA ).not.toBe( ofB );
	expect( ( await saveTerminal( b, ofA ) ).status() ).toBe( 403 );
	expect( ( await saveTerminal( a, ofB ) ).status() ).toBe( 403 );
	// The nonce is accepted; the terminal does not exist.
	expect( ( await saveTerminal( a, ofA ) ).status() ).toBe( 400 );
	expect( ( await saveTerminal( b, ofB ) ).status() ).toBe( 400 );
	await b.dispose();
} );

test( '[STATE-01] customers who are logged in are recognised without a nonce, and get a valid one', async ( {
	request,
	shop,
} ) => {
	await logIn( request, shop );
	const me = ( nonce?: string ) =>
		request.get( '/wp-json/wp/v2/users/me', {
			headers: nonce ? { 'X-WP-Nonce': nonce } : {},
		} );
	expect( ( await me() ).status() ).toBe( 401 );
	const { nonces } = await ask( request );
	expect( ( await me( nonces.rest ) ).status() ).toBe( 200 );
	expect( ( await saveTerminal( request, nonces.terminal ) ).status() ).toBe(
		400
	);
} );

test( '[STATE-01] a guest who has just logged in keeps the cart, and reading the state does not change it', async ( {
	request,
	shop,
} ) => {
	await add( request, 3 );
	await logIn( request, shop );
	const before = rows( shop );
	const state = await ask( request );
	expect( state.cart.count ).toBe( 3 );
	expect( rows( shop ) ).toEqual( before );
	// The next request that may write moves it; the earlier nonce still works.
	expect(
		( await saveTerminal( request, state.nonces.terminal ) ).status()
	).toBe( 400 );
} );

test( '[STATE-01] requests of other sites are rejected, and CORS or JSONP gives them no data', async ( {
	request,
	shop,
} ) => {
	await add( request );
	const foreign: Array< Record< string, string > > = [
		{ Origin: 'https://evil.example' },
		{ Origin: 'null' },
		{ Origin: `${ shop.url }.evil.example` },
		{ 'Sec-Fetch-Site': 'cross-site' },
		{ 'Sec-Fetch-Site': 'same-site' },
		{ Origin: shop.url, 'Sec-Fetch-Site': 'cross-site' },
	];
	for ( const headers of foreign ) {
		const response = await request.get( STATE, { headers } );
		expect( response.status(), JSON.stringify( headers ) ).toBe( 403 );
		expect( await response.text() ).not.toContain( 'nonces' );
		expect( response.headers()[ 'cache-control' ] ).toBe( 'no-store' );
		expectNoCors( response );
	}
	const asked = await request.fetch( STATE, {
		method: 'OPTIONS',
		headers: { Origin: 'https://evil.example' },
	} );
	expectNoCors( asked );
	const jsonp = await request.get( `${ STATE }?_jsonp=steal` );
	expect( jsonp.status() ).toBe( 403 );
	expect( await jsonp.text() ).not.toContain( 'nonces' );
	expect( ( await request.post( STATE ) ).status() ).toBe( 404 );

	for ( const headers of [
		{ Origin: shop.url },
		{ 'Sec-Fetch-Site': 'same-origin' },
		{ 'Sec-Fetch-Site': 'none' },
	] as Array< Record< string, string > > ) {
		const response = await request.get( STATE, { headers } );
		expect( response.status(), JSON.stringify( headers ) ).toBe( 200 );
		expectNoCors( response );
	}
} );

test( '[STATE-01] reading the state during adds loses nothing from the cart @full', async ( {
	request,
} ) => {
	for ( let round = 1; round <= 10; round++ ) {
		await Promise.all( [
			add( request ),
			...Array.from( { length: 4 }, () => ask( request ) ),
		] );
		expect( ( await ask( request ) ).cart.count ).toBe( round );
	}
} );
