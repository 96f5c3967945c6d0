import type { Page, Request, Route } from '@playwright/test';
import { expectNoViolations } from './axe';
import { FRAME, stopClock } from './clock';
import { waitForLaterRequest } from './later';
import { cartCount, readCartCount, products } from './shopper';
import { expect, test } from './test';

const LISTING = '/parduotuve/';

const panel = ( page: Page ) => page.locator( '#minicart-panel' );
const lines = ( page: Page ) => panel( page ).locator( '.mini-cart__line' );
const field = ( page: Page ) => panel( page ).locator( 'input.qty' ).first();
const plus = ( page: Page ) =>
	panel( page ).locator( '.quantity__step[data-step="1"]' ).first();
const remove = ( page: Page ) =>
	panel( page ).locator( '.remove_from_cart_button' ).first();
const link = ( page: Page ) => page.locator( '.site-header__cart' );
const bar = ( page: Page ) => page.locator( '.free-shipping-progress-bar' );
const isUpdate = /minicart_qty_update/;

/** Adds products with the shop's own request, and opens the panel. */
async function openWith(
	page: Page,
	ids: number[],
	quantity = 2
): Promise< void > {
	for ( const id of ids ) {
		await page.request.post( '/?wc-ajax=add_to_cart', {
			form: { product_id: String( id ), quantity: String( quantity ) },
		} );
	}
	await page.goto( LISTING );
	await expect( lines( page ) ).toHaveCount( ids.length );
	await link( page ).click();
	await expect( panel( page ) ).toBeVisible();
	await settled( page );
}

const settled = async ( page: Page ) => {
	await expect( panel( page ) ).toHaveAttribute(
		'data-island-state',
		'ready'
	);
	await expect( panel( page ).locator( '[aria-busy]' ) ).toHaveCount( 0 );
};

/** Mocks the responses to the panel's updates. */
const onUpdate = ( page: Page, answer: ( route: Route ) => unknown ) =>
	page.route( /krepselis-2/, ( route ) =>
		isUpdate.test( route.request().postData() ?? '' )
			? answer( route )
			: route.continue()
	);

let ids: number[] = [];

test.beforeAll( async () => {
	const { openTestShop } = await import( './shop' );
	const shop = await openTestShop();
	// Products with enough stock for the tests.
	ids = shop.phpEval( `
		$all = wc_get_products( [ 'type' => 'simple', 'status' => 'publish', 'stock_status' => 'instock', 'sold_individually' => false, 'limit' => 60, 'orderby' => 'ID', 'order' => 'ASC' ] );
		$enough = array_filter( $all, fn ( $product ) => ! $product->get_manage_stock() || $product->get_stock_quantity() > 15 );
		return array_map( fn ( $product ) => $product->get_id(), array_slice( $enough, 0, 3 ) );
	` );
	expect( ids ).toHaveLength( 3 );
} );

test( '[CART-06] [PANEL-01] opens by its link, shows a link to the shop when empty, and returns the focus', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'xhr', 'fetch' ].includes( request.resourceType() ) ) {
			calls.push( request.url() );
		}
	} );
	await link( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( panel( page ) ).toBeVisible();
	await expect( panel( page ) ).toContainText( 'Jūsų krepšelis tuščias' );
	await expect(
		panel( page ).getByRole( 'link', { name: 'Žvakės' } )
	).toBeVisible();
	await expectNoViolations( page, 'empty' );
	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toBeHidden();
	await expect( link( page ) ).toBeFocused();
	expect( calls ).toEqual( [] );
} );

test.describe( 'after an add', () => {
	test.use( { opensMiniCart: true } );

	test( '[CART-06] the counter animates 200 ms after an add, the panel opens after 350 ms and shows the item', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		const button = page.locator( '.ajax_add_to_cart' ).first();
		const script = page.waitForResponse( /build\/mini-cart\.js/ );
		await link( page ).hover();
		await script;
		await panel( page ).evaluate( ( dialog ) =>
			dialog.addEventListener( 'vitrina:add', () => {
				dialog.dataset.hasEvent = '';
			} )
		);
		await stopClock( page );
		await button.click();
		// The mini cart gets the event, and the request is sent, after the press has been painted.
		for ( let ms = 0; ms < 100; ms++ ) {
			if (
				( await panel( page ).getAttribute( 'data-has-event' ) ) !==
				null
			) {
				break;
			}
			await page.clock.runFor( 1 );
		}
		await expect( button ).toHaveClass( /added/ );
		await page.clock.runFor( 190 );
		await expect( link( page ) ).not.toHaveClass( /is-counting/ );
		await page.clock.runFor( 10 + FRAME );
		await expect( link( page ) ).toHaveClass( /is-counting/ );
		await page.clock.runFor( 340 - 200 - FRAME );
		await expect( panel( page ) ).toBeHidden();
		await page.clock.runFor( 10 );
		await page.clock.resume();
		await expect( panel( page ) ).toBeVisible();
		await expect( lines( page ) ).toHaveCount( 1 );
		await expect( field( page ) ).toHaveValue( '1' );
		await page.keyboard.press( 'Escape' );
		await expect(
			page.locator( '.ajax_add_to_cart' ).first()
		).toBeFocused();
	} );

	test( '[CART-03] [CART-06] twenty quick clicks add twenty; only then the panel opens @full', async ( {
		page,
	} ) => {
		await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
			const answer = await route.fetch();
			// Not before the response: a panel over the button would interrupt the clicks.
			expect( await panel( page ).isVisible() ).toBe( false );
			await route.fulfill( { response: answer } );
		} );
		await page.goto( LISTING );
		const button = page.locator( '.ajax_add_to_cart' ).first();
		await button.evaluate( async ( element: HTMLElement ) => {
			for ( let click = 0; click < 20; click++ ) {
				element.click();
				await new Promise( ( done ) => setTimeout( done, 25 ) );
			}
		} );
		await expect( panel( page ) ).toBeVisible( { timeout: 60_000 } );
		expect( await readCartCount( page ) ).toBe( 20 );
		await expect( field( page ) ).toHaveValue( '20' );
	} );

	test( '[CART-06] [PANEL-01] does not open over a quick view @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await page.locator( 'a[data-quick-view]' ).first().focus();
		await page.keyboard.press( 'Enter' );
		const view = page.locator( 'dialog.quick-view' );
		await view.locator( 'form.cart .single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toContainText( '1' );
		// The panel is loaded by the add, and would open now.
		await expect( panel( page ) ).toHaveAttribute(
			'data-island-state',
			'ready'
		);
		await waitForLaterRequest( page );
		await expect( view ).toBeVisible();
		await expect( panel( page ) ).toBeHidden();
	} );
} );

test( '[CART-08] [CART-10] the stepper: one request for quick clicks, total and counter follow, the focus stays', async ( {
	page,
} ) => {
	await openWith( page, ids.slice( 0, 2 ) );
	const bodies: string[] = [];
	page.on( 'request', ( request ) => {
		if ( isUpdate.test( request.postData() ?? '' ) ) {
			bodies.push( request.postData() ?? '' );
		}
	} );
	let answer = () => {};
	const looked = new Promise< void >( ( done ) => {
		answer = done;
	} );
	await onUpdate( page, async ( route ) => {
		await looked;
		await route.continue();
	} );
	await plus( page ).focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( lines( page ).first() ).toHaveClass( /is-loading/ );
	await expectNoViolations( page, 'loading' );
	answer();
	await expect( cartCount( page ) ).toContainText( '7' );
	await settled( page );
	await expect( field( page ) ).toHaveValue( '5' );
	await expect( plus( page ) ).toBeFocused();
	await expect(
		panel( page ).locator( '[aria-live="polite"]' )
	).toContainText( 'Krepšelis atnaujintas' );
	expect( await readCartCount( page ) ).toBe( 7 );
	expect( bodies ).toHaveLength( 1 );
	const sent = new URLSearchParams( bodies[ 0 ] );
	expect( Object.fromEntries( sent ) ).toEqual( {
		[ ( await field( page ).getAttribute( 'name' ) ) ?? '' ]: '5',
		update_cart: '1',
		minicart_qty_update: '1',
		_wpnonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
	} );
	await expectNoViolations( page, 'filled' );
} );

test( '[CART-08] a typed quantity is reset if invalid, clamped, and sent on leaving the field @full', async ( {
	page,
} ) => {
	await openWith( page, ids.slice( 0, 1 ) );
	let updates = 0;
	page.on( 'request', ( request ) => {
		updates += isUpdate.test( request.postData() ?? '' ) ? 1 : 0;
	} );
	const type = async ( text: string ) => {
		await field( page ).fill( text );
		await field( page ).blur();
	};
	// Below the minimum is the minimum, as for an item with quantity 1.
	for ( const [ text, shown ] of [
		[ '2', '2' ],
		[ '2.5', '2' ],
		[ '2,0', '2' ],
	] as const ) {
		await field( page ).evaluate(
			( input: HTMLInputElement, value ) => {
				input.focus();
				input.value = value;
				input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
				input.blur();
			},
			text.replace( ',', '.' )
		);
		await expect( field( page ) ).toHaveValue( shown );
	}
	expect( updates ).toBe( 0 );
	await type( '4' );
	await expect( cartCount( page ) ).toContainText( '4' );
	await settled( page );
	expect( await readCartCount( page ) ).toBe( 4 );
	await type( '' );
	await expect( cartCount( page ) ).toContainText( '1' );
	await settled( page );
	await expect( field( page ) ).toHaveValue( '1' );
	expect( updates ).toBe( 2 );
} );

test( '[FIX-19] [CART-08] a newer quantity aborts the request of the older one, and the cart is read before the newer one is sent @full', async ( {
	page,
} ) => {
	await openWith( page, ids.slice( 0, 1 ) );
	const seen: string[] = [];
	const nameOf = ( request: Request ) => {
		const [ , quantity ] =
			/qty%5D=(\d+)/.exec( request.postData() ?? '' ) ?? [];
		return request.url().includes( 'get_refreshed_fragments' )
			? 'read'
			: quantity;
	};
	page.on( 'request', ( request ) => {
		const name = nameOf( request );
		if ( name ) {
			seen.push( name );
		}
	} );
	page.on( 'requestfailed', ( request ) => {
		if ( nameOf( request ) ) {
			seen.push( `${ nameOf( request ) } aborted` );
		}
	} );
	let isCarriedOut = false;
	await onUpdate( page, async ( route ) => {
		if ( nameOf( route.request() ) === '5' ) {
			// The server has done it, and its response never arrives.
			await route.fetch();
			isCarriedOut = true;
			return;
		}
		await route.continue();
	} );
	await field( page ).fill( '5' );
	await field( page ).blur();
	await expect.poll( () => isCarriedOut ).toBe( true );
	await field( page ).fill( '7' );
	await field( page ).blur();
	await expect( cartCount( page ) ).toContainText( '7' );
	await settled( page );
	await expect( field( page ) ).toHaveValue( '7' );
	expect( await readCartCount( page ) ).toBe( 7 );
	expect( seen ).toContain( '5 aborted' );
	expect(
		seen.filter( ( name ) => name !== '5 aborted' ).slice( 0, 3 )
	).toEqual( [ '5', 'read', '7' ] );
} );

test.describe( 'if the shop’s response is not usable', () => {
	test.use( { allowedErrors: [ /Failed to load resource/ ] } );

	test( '[CART-08] after any unusable response the old quantity is restored and no notice is shown @full', async ( {
		page,
	} ) => {
		await openWith( page, ids.slice( 0, 1 ) );
		const faults: Record< string, ( route: Route ) => unknown > = {
			500: ( route ) => route.fulfill( { status: 500, body: '' } ),
			'502 with HTML': ( route ) =>
				route.fulfill( {
					status: 502,
					contentType: 'text/html',
					body: '<html><div class="woocommerce-notices-wrapper"></div>Bad gateway</html>',
				} ),
			'-1': ( route ) => route.fulfill( { body: '-1' } ),
			'a whole other page': ( route ) =>
				route.fulfill( {
					contentType: 'text/html',
					body: '<html><body><div class="woocommerce-notices-wrapper"></div></body></html>',
				} ),
			offline: ( route ) => route.abort( 'internetdisconnected' ),
		};
		let fault: ( route: Route ) => unknown = ( route ) => route.continue();
		await onUpdate( page, ( route ) => fault( route ) );
		for ( const [ name, act ] of Object.entries( faults ) ) {
			fault = act;
			await field( page ).fill( '9' );
			await field( page ).blur();
			await expect( field( page ), name ).toHaveValue( '2', {
				timeout: 5000,
			} );
			await settled( page );
		}
		await expect( page.locator( '.woocommerce-error' ) ).toHaveCount( 0 );
		await expectNoViolations( page, 'after an error' );
		// It works again without a reload.
		fault = ( route ) => route.continue();
		await field( page ).fill( '3' );
		await field( page ).blur();
		await expect( cartCount( page ) ).toContainText( '3' );
		expect( await readCartCount( page ) ).toBe( 3 );
	} );

	test( '[CART-08] after a lost response the screen soon shows the server’s quantity @full', async ( {
		page,
	} ) => {
		await openWith( page, ids.slice( 0, 1 ) );
		await onUpdate( page, async ( route ) => {
			await route.fetch();
			await route.abort();
		} );
		await field( page ).fill( '6' );
		await field( page ).blur();
		await expect( cartCount( page ) ).toContainText( '6' );
		await expect( field( page ) ).toHaveValue( '6' );
		expect( await readCartCount( page ) ).toBe( 6 );
	} );

	test( '[CART-08] a stale nonce is fetched again, once @full', async ( {
		page,
	} ) => {
		let asked = 0;
		await page.route( '**/vitrina/v1/state', async ( route ) => {
			const answer = await route.fetch();
			const state = await answer.json();
			if ( ++asked === 1 ) {
				state.nonces.cart = '0123456789';
				state.nonces.apply_coupon = '0123456789';
			}
			await route.fulfill( { response: answer, json: state } );
		} );
		await openWith( page, ids.slice( 0, 1 ) );
		await plus( page ).click();
		await expect( cartCount( page ) ).toContainText( '3' );
		await expect( field( page ) ).toHaveValue( '3' );
		expect( asked ).toBe( 2 );
	} );

	test( '[CART-07] without a response the item stays and can be removed again; an unusable response follows the link @full', async ( {
		page,
	} ) => {
		await openWith( page, ids.slice( 0, 2 ) );
		let fault: ( route: Route ) => unknown = ( route ) => route.abort();
		await page.route( /wc-ajax=remove_from_cart/, ( route ) =>
			fault( route )
		);
		await remove( page ).click();
		await settled( page );
		await expect( lines( page ) ).toHaveCount( 2 );
		await expect( lines( page ).first() ).not.toHaveClass( /is-blocked/ );
		fault = ( route ) => route.fulfill( { json: { success: false } } );
		const key = await lines( page )
			.first()
			.getAttribute( 'data-cart_item_key' );
		const followed = page.waitForRequest( ( request ) =>
			request.url().includes( `remove_item=${ key }` )
		);
		await remove( page ).click();
		await expect( lines( page ).first() ).toHaveClass( /is-blocked/ );
		expect( ( await followed ).url() ).toMatch( /_wpnonce=[0-9a-f]{10}/ );
		await page.waitForLoadState();
		await expect( cartCount( page ) ).toContainText( '2' );
		expect( await readCartCount( page ) ).toBe( 2 );
	} );

	test( '[CART-06] a coupon that could not be checked stays in its field, with the reason beside it @full', async ( {
		page,
	} ) => {
		await openWith( page, ids.slice( 0, 1 ) );
		await panel( page ).locator( '.mini-cart__coupon summary' ).click();
		const code = panel( page ).locator( '#minicart-coupon' );
		const message = panel( page ).locator( '.mini-cart__coupon-message' );
		await page.route( /wc-ajax=apply_coupon/, ( route ) =>
			route.fulfill( { status: 502, body: '<html>Bad gateway</html>' } )
		);
		await code.fill( 'VASARA' );
		await page.keyboard.press( 'Enter' );
		await expect( message ).toContainText( 'Kodo patikrinti nepavyko' );
		await expect( code ).toHaveValue( 'VASARA' );
		await expect( code ).toBeFocused();
		await expect( code ).toHaveAttribute( 'aria-invalid', 'true' );
		await expectNoViolations( page, 'code refused' );
	} );
} );

test( '[CART-06] the coupon form stays open if a response arrives the moment it is opened @full', async ( {
	page,
} ) => {
	await openWith( page, ids.slice( 0, 1 ) );
	await settled( page );
	await panel( page )
		.locator( '.mini-cart__coupon' )
		.evaluate( ( details ) => {
			const replacement = details.cloneNode( true );
			details.querySelector( 'summary' )!.click();
			details.replaceWith( replacement );
		} );
	await expect( panel( page ).locator( '#minicart-coupon' ) ).toBeVisible();
} );

test( '[CART-04] [CART-07] removes an item, offers to undo it, and restores it @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const button = page.locator( '.ajax_add_to_cart' ).first();
	await button.click();
	await expect( button ).toHaveClass( /added/ );
	await link( page ).click();
	await expect( lines( page ) ).toHaveCount( 1 );
	await remove( page ).focus();
	await page.keyboard.press( 'Space' );
	await expect( lines( page ) ).toHaveCount( 0 );
	await expect( button ).not.toHaveClass( /added/ );
	const undo = panel( page ).getByRole( 'button', { name: 'Grąžinti' } );
	await expect( undo ).toBeFocused();
	await expect(
		panel( page ).locator( '[aria-live="polite"]' )
	).toContainText( 'pašalinta' );
	expect( await readCartCount( page ) ).toBe( 0 );
	await expectNoViolations( page, 'removed' );
	await page.keyboard.press( 'Enter' );
	await expect( lines( page ) ).toHaveCount( 1 );
	await expect( remove( page ) ).toBeFocused();
	await expect( undo ).toBeHidden();
	expect( await readCartCount( page ) ).toBe( 1 );
} );

test( '[CART-09] the free-shipping bar is right at the threshold, and a coupon counts @full', async ( {
	page,
	shop,
} ) => {
	const made = shop.phpEval( `
		$product = new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Baro matas', 'regular_price' => '24.99', 'catalog_visibility' => 'hidden' ] );
		$product->save();
		$coupon = new WC_Coupon();
		$coupon->set_props( [ 'code' => 'baras', 'discount_type' => 'fixed_cart', 'amount' => '1' ] );
		$coupon->save();
		return [ $product->get_id(), $coupon->get_id() ];
	` );
	try {
		await openWith( page, [ made[ 0 ] ] );
		await expect( bar( page ) ).toHaveText(
			/Iki nemokamo pristatymo į paštomatą trūksta 0,02\s€/
		);
		await expectNoViolations( page, 'bar' );
		await plus( page ).click();
		await expect( bar( page ) ).toHaveText(
			'Nemokamas pristatymas į paštomatą'
		);
		await settled( page );
		await expectNoViolations( page, 'bar reached' );
		await field( page ).fill( '2' );
		await field( page ).blur();
		await expect( bar( page ) ).toHaveText( /0,02/ );
		await panel( page ).locator( '.mini-cart__coupon summary' ).click();
		await panel( page ).locator( '#minicart-coupon' ).fill( 'Baras' );
		await page.keyboard.press( 'Enter' );
		await expect( bar( page ) ).toHaveText( /1,02/ );
		const applied = panel( page ).locator( '.mini-cart__applied' );
		await expect( applied ).toContainText( /baras −1,00/ );
		await settled( page );
		await expectNoViolations( page, 'code applied' );
		await applied.getByRole( 'button' ).click();
		await expect( applied ).toHaveCount( 0 );
		await expect( bar( page ) ).toHaveText( /0,02/ );
	} finally {
		shop.phpEval(
			`array_map( fn ( $id ) => wp_delete_post( (int) $id, true ), explode( ',', getenv( 'IDS' ) ) );`,
			{ IDS: made.join() }
		);
	}
} );

test( '[CART-06] [CART-08] the last change is sent before the checkout opens @full', async ( {
	page,
} ) => {
	await openWith( page, ids.slice( 0, 1 ) );
	await plus( page ).click();
	await panel( page ).locator( '.checkout' ).click();
	await page.waitForURL( /apmokejimas/ );
	expect( await readCartCount( page ) ).toBe( 3 );
} );

for ( const [ way, leave ] of Object.entries( {
	'closes the window': ( page: Page ) =>
		page.close( { runBeforeUnload: true } ),
	'follows a link': ( page: Page ) => page.goto( products.linen ),
	'hides the page': ( page: Page ) =>
		page.evaluate( () => {
			Object.defineProperty( document, 'visibilityState', {
				value: 'hidden',
			} );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} ),
} ) ) {
	test( `[CART-08] a quantity changed a moment before the shopper ${ way } is not lost @full`, async ( {
		page,
		context,
	} ) => {
		await openWith( page, ids.slice( 0, 1 ) );
		const asked = page.waitForResponse( /vitrina\/v1\/state/ );
		await field( page ).pressSequentially( '9' );
		await asked;
		await field( page ).fill( '4' );
		const left = leave( page );
		await expect.poll( () => readCartCount( context ) ).toBe( 4 );
		await left;
	} );
}

test( '[CART-06] keyboard only at 1280 px: open, change, close @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await openWith( page, ids );
	await expectNoViolations( page, 'wide' );
	const box = await panel( page ).boundingBox();
	expect( box?.width ).toBe( 420 );
	await expect(
		panel( page ).getByRole( 'button', { name: 'Uždaryti' } )
	).toBeFocused();
	const seen: string[] = [];
	for ( let step = 0; step < 24; step++ ) {
		await page.keyboard.press( 'Tab' );
		seen.push(
			await page.locator( 'body' ).evaluate( ( body ) => {
				const active = body.ownerDocument.activeElement;
				return active?.closest( '#minicart-panel' )
					? active.className || active.tagName
					: `outside: ${ active?.tagName }`;
			} )
		);
	}
	// The browser's own toolbar is one Tab stop, in which the body has the focus.
	expect(
		seen.filter( ( name ) => /outside: (?!BODY|HTML)/.test( name ) )
	).toEqual( [] );
	expect( seen.join() ).toContain( 'checkout' );
	expect( seen.join() ).toContain( 'qty' );
} );

test( '[CART-04] [CART-06] another plugin’s fragment in the panel stays and is updated', async ( {
	page,
} ) => {
	await page.route(
		/wc-ajax=(add_to_cart|get_refreshed_fragments)/,
		async ( route ) => {
			const answer = await route.fetch();
			const data = await answer.json();
			data.fragments[ '.others-part' ] =
				`<p class="others-part">Taškai: ${ data.cart_hash.slice( 0, 4 ) }</p>`;
			data.fragments[ 'div.widget_shopping_cart_content' ] = String(
				data.fragments[ 'div.widget_shopping_cart_content' ]
			).replace( '</form>', '</form><p class="others-part"></p>' );
			await route.fulfill( { response: answer, json: data } );
		}
	);
	await page.goto( LISTING );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await expect( cartCount( page ) ).toContainText( '1' );
	await link( page ).click();
	await expect( panel( page ).locator( '.others-part' ) ).toHaveText(
		/Taškai: \w{4}/
	);
} );

test( '[CART-06] with its setting the link is hidden while the cart is empty, and shown during an add @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval( `set_theme_mod( 'minicart_hide_if_empty', true );` );
	try {
		await page.goto( products.linen );
		await expect( link( page ) ).toBeHidden();
		await page.goto( LISTING );
		await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
			await new Promise( ( done ) => setTimeout( done, 500 ) );
			await route.continue();
		} );
		const button = page.locator( '.ajax_add_to_cart' ).first();
		await button.click();
		await expect( button ).toHaveClass( /loading/ );
		await expect( link( page ) ).toBeVisible();
		await expect( button ).toHaveClass( /added/ );
		await expect( link( page ) ).toBeVisible();
	} finally {
		shop.phpEval( `remove_theme_mod( 'minicart_hide_if_empty' );` );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[CART-06] the link leads to the cart', async ( { page } ) => {
		await page.goto( LISTING );
		await link( page ).click();
		await page.waitForURL( /krepselis-2/ );
	} );
} );
