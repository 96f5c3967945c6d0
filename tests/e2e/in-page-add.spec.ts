import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fullUnless } from './full';
import { waitForLaterRequest } from './later';
import { cartCount, readCartCount, products } from './shopper';
import { expect, test } from './test';

const add = ( page: Page ) => page.locator( '.single_add_to_cart_button' );
const notices = ( page: Page ) =>
	page.locator( '.woocommerce-notices-wrapper' );

/** Marks the document, so that a page load can be detected. */
const mark = ( page: Page ) =>
	page.evaluate( () => void ( document.body.dataset.mark = 'same' ) );
const expectSamePage = ( page: Page ) =>
	expect( page.locator( 'body' ) ).toHaveAttribute( 'data-mark', 'same' );

const isAdd = ( request: {
	method: () => string;
	postData: () => string | null;
} ) =>
	request.method() === 'POST' &&
	( request.postData() ?? '' ).includes( 'goya_atc_nonce' );

test( '[PROD-12] the nonce is requested before the click, once, and not for visitors who only look @full', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'vitrina/v1/state' ) ) {
			asked.push( 'state' );
		} else if ( isAdd( request ) ) {
			asked.push( 'add' );
		}
	} );
	await page.goto( products.linen );
	await page.locator( 'form.cart .qty' ).hover();
	await waitForLaterRequest( page );
	expect( asked ).toEqual( [] );
	const button = page.locator( '.single_add_to_cart_button' );
	await button.hover();
	await expect.poll( () => asked ).toEqual( [ 'state' ] );
	await button.click();
	await expect( cartCount( page ) ).toContainText( '1' );
	expect( asked.slice( 0, 2 ) ).toEqual( [ 'state', 'add' ] );
} );

test( '[PROD-12] adds in the page: counter, notice, link to the cart, announcement, focus kept, nothing shifts', async ( {
	page,
} ) => {
	await page.goto( products.linen );
	await mark( page );
	await page.locator( 'input[name="quantity"]' ).fill( '2' );
	await page.evaluate( () => {
		const shifts = ( ( window as never as { shifts: number[] } ).shifts =
			[] as number[] );
		new PerformanceObserver( ( list ) =>
			list
				.getEntries()
				.forEach( ( entry ) =>
					shifts.push( ( entry as never as { value: number } ).value )
				)
		).observe( { type: 'layout-shift' } );
	} );
	const sent = page.waitForRequest( isAdd );
	await add( page ).click();
	await expect( add( page ) ).toHaveClass( /added/ );
	await expect( cartCount( page ) ).toContainText( '2' );
	await expect( notices( page ) ).toContainText( 'krepšelyje' );
	await expect( page.locator( 'form.cart a.added_to_cart' ) ).toHaveText(
		'Krepšelis'
	);
	await expect( page.locator( '#vitrina-live-polite' ) ).not.toBeEmpty();
	await expect( add( page ) ).toBeFocused();
	await expectSamePage( page );

	const request = await sent;
	expect( request.url() ).toContain( products.linen );
	expect( request.postData() ).toMatch( /add-to-cart=\d/ );
	expect( await readCartCount( page ) ).toBe( 2 );
	const kept = await page.evaluate( () => ( {
		shifts: ( window as never as { shifts: number[] } ).shifts,
		hashes: Object.keys( sessionStorage )
			.filter( ( key ) => key.startsWith( 'wc_cart_hash' ) )
			.map( ( key ) => sessionStorage.getItem( key ) ),
		cookie: document.cookie,
	} ) );
	expect(
		kept.shifts.reduce( ( sum, value ) => sum + value, 0 )
	).toBeLessThan( 0.01 );
	expect( kept.cookie ).toContain(
		`woocommerce_cart_hash=${ kept.hashes[ 0 ] }`
	);
	await expectNoViolations( page, 'added' );
} );

test( '[CART-03] [PROD-12] twenty clicks put twenty in the cart, one request at a time @full', async ( {
	page,
	shop,
} ) => {
	test.setTimeout( 120_000 );
	const address = shop.phpEval(
		`$ids = wc_get_products( [ 'type' => 'simple', 'manage_stock' => false, 'stock_status' => 'instock', 'sold_individually' => false, 'visibility' => 'search', 'return' => 'ids', 'limit' => 1 ] );
		return get_permalink( $ids[0] );`
	);
	await page.goto( String( address ) );
	let open = 0;
	let most = 0;
	page.on( 'request', ( request ) => {
		if ( isAdd( request ) ) {
			most = Math.max( most, ++open );
		}
	} );
	page.on( 'response', ( answer ) => {
		open -= isAdd( answer.request() ) ? 1 : 0;
	} );
	await add( page ).evaluate( async ( button: HTMLElement ) => {
		for ( let click = 0; click < 20; click++ ) {
			button.click();
			await new Promise( ( done ) => setTimeout( done, 25 ) );
		}
	} );
	await expect( cartCount( page ) ).toContainText( '20', {
		timeout: 60_000,
	} );
	await expect( add( page ) ).not.toHaveClass( /loading/ );
	expect( most ).toBe( 1 );
	expect( await readCartCount( page ) ).toBe( 20 );
} );

test.describe( 'a page from a page cache', () => {
	test.use( { allowedErrors: [ /403/ ] } );

	test( '[PROD-12] adds with a fetched nonce, and once more if that is stale @full', async ( {
		page,
		shop,
	} ) => {
		const kept = await ( await fetch( shop.url + products.linen ) ).text();
		expect( kept ).not.toContain( 'goya_atc_nonce' );
		await page.route( `**${ products.linen }`, ( route ) =>
			route.request().method() === 'GET'
				? route.fulfill( { body: kept, contentType: 'text/html' } )
				: route.continue()
		);
		const stale = String(
			shop.phpEval(
				`return substr( wp_hash( ( wp_nonce_tick( 'woocommerce-vitrina-add-to-cart' ) - 2 ) . '|woocommerce-vitrina-add-to-cart|0|', 'nonce' ), -12, 10 );`
			)
		);
		let asked = 0;
		await page.route( '**/vitrina/v1/state', async ( route ) => {
			const answer = await route.fetch();
			const state = await answer.json();
			if ( ++asked === 1 ) {
				state.nonces.add_to_cart = stale;
			}
			await route.fulfill( { response: answer, json: state } );
		} );
		await page.goto( products.linen );
		await mark( page );
		await add( page ).click();
		await expect( add( page ) ).toHaveClass( /added/ );
		await expectSamePage( page );
		expect( asked ).toBe( 2 );
		expect( await readCartCount( page ) ).toBe( 1 );
	} );

	test( '[PROD-12] a nonce that stays invalid adds nothing and shows the reason @full', async ( {
		page,
	} ) => {
		await page.route( '**/vitrina/v1/state', async ( route ) => {
			const answer = await route.fetch();
			const state = await answer.json();
			state.nonces.add_to_cart = 'wrong';
			await route.fulfill( { response: answer, json: state } );
		} );
		await page.goto( products.linen );
		await add( page ).click();
		await expect( notices( page ) ).toContainText( 'atvertas per ilgai' );
		await expect( add( page ) ).not.toHaveClass( /added|loading/ );
		expect( await readCartCount( page ) ).toBe( 0 );
	} );
} );

test( '[PROD-12] listeners of WooCommerce’s events receive them with their arguments @full', async ( {
	page,
} ) => {
	await page.goto( products.linen );
	await page.addScriptTag( { url: '/wp-includes/js/jquery/jquery.min.js' } );
	await page.evaluate( () => {
		const { jQuery, vitrina } = window as never as {
			jQuery: JQueryStatic;
			vitrina: { core: typeof import( '../../src/core' ) };
		};
		const recordedEvents: unknown[] = ( (
			window as never as { recordedEvents: unknown[] }
		 ).recordedEvents = [] );
		jQuery( document.body ).on(
			'added_to_cart',
			( _event, fragments, hash, $button ) =>
				recordedEvents.push( [
					'.minicart-counter' in fragments,
					hash,
					$button[ 0 ].className,
				] )
		);
		vitrina.core.on( 'cart:changed', ( { source, hash } ) =>
			recordedEvents.push( [ source, hash ] )
		);
	} );
	await add( page ).click();
	await expect( add( page ) ).toHaveClass( /added/ );
	const [ cookie, recordedEvents ] = await page.evaluate( () => [
		/woocommerce_cart_hash=(\w+)/.exec( document.cookie )?.[ 1 ],
		( window as never as { recordedEvents: unknown[] } ).recordedEvents,
	] );
	expect( recordedEvents ).toContainEqual( [ 'add', cookie ] );
	expect( recordedEvents ).toContainEqual( [
		true,
		cookie,
		expect.stringContaining( 'single_add_to_cart_button' ),
	] );
} );

test( '[PROD-12] an error from the shop fires no event, and is scrolled to 100 px below the top @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/produktas/vysniu-kiemas/' );
	await page.evaluate( () => {
		const { core } = (
			window as never as {
				vitrina: { core: typeof import( '../../src/core' ) };
			}
		 ).vitrina;
		core.on( 'cart:changed', ( { source } ) => {
			document.body.dataset.eventSource = source;
		} );
	} );
	const quantity = page.locator( 'input[name="quantity"]' );
	await quantity.evaluate( ( input ) => input.removeAttribute( 'max' ) );
	await quantity.fill( '500' );
	await page.mouse.wheel( 0, 400 );
	await add( page ).click();
	const error = page.locator(
		'.woocommerce-notices-wrapper .woocommerce-error'
	);
	await expect( error ).toBeInViewport();
	await expect( add( page ) ).not.toHaveClass( /added|loading/ );
	const top = await notices( page ).evaluate( ( element ) => ( {
		top: element.getBoundingClientRect().top,
		scroll: window.scrollY,
	} ) );
	// As close to 100 px as the top of the page allows.
	expect( top.scroll === 0 || Math.abs( top.top - 100 ) < 2 ).toBe( true );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute(
		'data-event-source',
		'add'
	);
	await expect( quantity ).toHaveValue( '500' );
	expect( await readCartCount( page ) ).toBe( 0 );
	await expectNoViolations( page, 'refused' );
} );

test( '[PROD-12] a variable product is added with the selected variation', async ( {
	page,
} ) => {
	await page.goto( '/produktas/dvylika-spalvu/' );
	await mark( page );
	await page
		.locator( '[name="attribute_pa_spalva"]' )
		.evaluate( ( select: HTMLSelectElement ) => {
			select.value = 'gintaro';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	await expect( add( page ) ).not.toHaveClass( /disabled/ );
	await add( page ).click();
	await expect( cartCount( page ) ).toContainText( '1' );
	await expectSamePage( page );
	const cart = await page.request.get( '/wp-json/wc/store/v1/cart' );
	expect(
		JSON.stringify( ( await cart.json() ).items[ 0 ].variation )
	).toMatch( /gintar/i );
} );

test.describe( 'a form that must lead to another page', () => {
	for ( const [ name, change ] of Object.entries( {
		'a line to be deleted': () => {
			const field = document.createElement( 'input' );
			field.type = 'hidden';
			field.name = 'cart_item_key_to_delete';
			document.querySelector( 'form.cart' )?.append( field );
		},
		'an order by messenger': () =>
			document
				.querySelector( '.single_add_to_cart_button' )
				?.classList.add( 'wa-order-button' ),
		'a change of subscription': () =>
			window.history.replaceState( null, '', '?switch-subscription=1' ),
	} ) ) {
		test( `[PROD-12] ${ name }${ fullUnless(
			name === 'a line to be deleted'
		) }`, async ( { page } ) => {
			await page.goto( products.linen );
			await mark( page );
			await page.evaluate( change );
			await add( page ).click();
			await expect( page.locator( 'body[data-mark]' ) ).toHaveCount( 0 );
			await expect( notices( page ) ).toContainText( 'krepšelyje' );
		} );
	}

	test( '[PROD-12] a shop that redirects after adding @full', async ( {
		page,
		shop,
	} ) => {
		const set = ( value: string ) =>
			shop.phpEval(
				`update_option( 'woocommerce_cart_redirect_after_add', getenv( 'VALUE' ) );`,
				{ VALUE: value }
			);
		set( 'yes' );
		try {
			await page.goto( products.linen );
			await add( page ).click();
			await page.waitForURL( /krepselis-2/ );
		} finally {
			set( 'no' );
		}
	} );
} );

test.describe( 'without an answer', () => {
	test.use( { allowedErrors: [ /Failed to load resource/ ] } );

	test( '[PROD-12] offline the form stays as it is, shows an error, and adds once the connection is back', async ( {
		page,
		context,
	} ) => {
		await page.goto( products.linen );
		await page.locator( 'input[name="quantity"]' ).fill( '3' );
		await expect
			.poll( () =>
				page.evaluate( () =>
					performance
						.getEntriesByType( 'resource' )
						.some( ( { name } ) => name.includes( 'in-page-add' ) )
				)
			)
			.toBe( true );
		await context.setOffline( true );
		await add( page ).click();
		await expect( page.locator( '.vitrina-cart-error' ) ).toContainText(
			'nesate prisijungę'
		);
		await expect( add( page ) ).not.toHaveClass( /loading|added/ );
		await expect( page.locator( 'input[name="quantity"]' ) ).toHaveValue(
			'3'
		);
		await context.setOffline( false );
		await add( page ).click();
		await expect( cartCount( page ) ).toContainText( '3' );
		await expect( page.locator( '.vitrina-cart-error' ) ).toHaveCount( 0 );
	} );

	for ( const [ name, answer ] of Object.entries( {
		'500': { status: 500, body: '<h1>Error</h1>' },
		'502 with HTML': { status: 502, body: '<html><h1>Bad Gateway' },
		'a bare -1': { status: 200, body: '-1' },
	} ) ) {
		test( `[PROD-12] ${ name }: the button is enabled again, and an error is shown${ fullUnless(
			name === '500'
		) }`, async ( { page } ) => {
			await page.goto( products.linen );
			await page.route( `**${ products.linen }`, ( route ) =>
				route.fulfill( { ...answer, contentType: 'text/html' } )
			);
			await add( page ).click();
			await expect(
				page.locator( '.vitrina-cart-error' )
			).not.toBeEmpty();
			await expect( add( page ) ).not.toHaveClass( /loading|added/ );
		} );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[EVENT-01] [PROD-12] the form adds with a page load', async ( {
		page,
	} ) => {
		await page.goto( products.linen );
		await add( page ).click();
		await expect( notices( page ) ).toContainText( 'krepšelyje' );
	} );
} );
