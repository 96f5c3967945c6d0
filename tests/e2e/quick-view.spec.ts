import type { ElementHandle, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { stopClock } from './clock';
import { cartCount } from './shopper';
import { expect, test } from './test';
import { launchChromium } from '../launch-chromium.mjs';

const LISTING = '/parduotuve/';

const dialog = ( page: Page ) => page.locator( 'dialog.quick-view' );
const loaded = ( page: Page ) => dialog( page ).locator( '[id^="product-"]' );
const title = ( page: Page ) => loaded( page ).locator( '.product_title' );
const close = ( page: Page ) =>
	dialog( page ).getByRole( 'button', { name: 'Uždaryti' } );
const links = ( page: Page ) => page.locator( 'a[data-quick-view]' );
const card = ( page: Page, type = 'simple' ) =>
	page.locator( `.card.instock.product-type-${ type }` ).first();

async function open( page: Page, type = 'simple' ): Promise< string > {
	const link = card( page, type ).locator( 'a[data-quick-view]' );
	await card( page, type ).hover();
	await link.click();
	await expect( loaded( page ) ).toBeVisible();
	return ( await link.getAttribute( 'data-quick-view' ) ) ?? '';
}

const isCall = ( url: string ) => url.includes( 'goya_product_ajax' );

test.use( { viewport: { width: 1280, height: 800 } } );

test( '[PROD-16] opens from a card: the request, the product with its form and its gallery, an address, the focus inside, the page locked', async ( {
	page,
} ) => {
	const early: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /quick-view|in-page-add/.test( request.url() ) ) {
			early.push( request.url() );
		}
	} );
	await page.goto( LISTING );
	await page.waitForLoadState( 'networkidle' );
	expect( early, 'nothing before intent' ).toEqual( [] );
	await card( page )
		.locator( 'a[data-quick-view]' )
		.dispatchEvent( 'pointermove' );
	await expect.poll( () => early.length ).toBeGreaterThan( 1 );

	const call = page.waitForRequest( ( request ) => isCall( request.url() ) );
	const id = await open( page );
	const body = new URLSearchParams( ( await call ).postData() ?? '' );
	expect( body.get( 'product_id' ) ).toBe( id );
	expect( body.get( 'action' ) ).toBe( 'goya_product_ajax' );
	await expect( loaded( page ) ).toHaveId( `product-${ id }` );
	await expect( loaded( page ).locator( 'form.cart' ) ).toBeVisible();
	await expect( page.getByRole( 'dialog' ) ).toHaveAccessibleName(
		( await title( page ).textContent() ) ?? '-'
	);
	await expect( close( page ) ).toBeFocused();
	expect( page.url() ).toContain( `#quick-view=${ id }` );
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow-y', 'hidden' );

	// Its pictures are a gallery.
	const pictures = loaded( page ).locator( '.gallery__item' );
	await expect( pictures.first() ).toBeInViewport( { ratio: 0.9 } );
	await expect( pictures.nth( 1 ) ).not.toBeInViewport( { ratio: 0.1 } );
	await loaded( page ).locator( '.gallery__thumbnails a' ).nth( 1 ).click();
	await expect( pictures.nth( 1 ) ).toBeInViewport( { ratio: 0.9 } );
	expect( page.url() ).toContain( `#quick-view=${ id }` );
} );

test( '[PROD-16] Back closes it and returns the focus, Forward opens it again @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const id = await open( page );
	await page.goBack();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect(
		page.locator( `a[data-quick-view="${ id }"]` )
	).toBeFocused();
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow-y', 'visible' );
	await page.goForward();
	await expect( loaded( page ) ).toHaveId( `product-${ id }` );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	expect( new URL( page.url() ).hash ).toBe( '' );
} );

test( '[PROD-16] its address can be shared: it opens on load, and closing shows the listing @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const id = await links( page ).nth( 3 ).getAttribute( 'data-quick-view' );
	const other = await page.context().newPage();
	await other.goto( `${ LISTING }#quick-view=${ id }` );
	await expect( loaded( other ) ).toHaveId( `product-${ id }` );
	await close( other ).click();
	await expect( dialog( other ) ).toHaveCount( 0 );
	expect( other.url() ).toMatch( /\/parduotuve\/$/ );
	expect( await other.evaluate( () => window.history.length ) ).toBeLessThan(
		3
	);
} );

test( '[PROD-16] the next and the previous product of the listing, and Back still closes @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const first = await open( page );
	const name = await title( page ).textContent();
	const next = dialog( page ).getByRole( 'button', { name: 'Kita prekė' } );
	await next.click();
	await expect( title( page ) ).not.toHaveText( name ?? '' );
	await expect( loaded( page ) ).toBeVisible();
	expect( page.url() ).not.toContain( `=${ first }` );
	await dialog( page ).getByRole( 'button', { name: 'Ankstesnė' } ).click();
	await expect( loaded( page ) ).toHaveId( `product-${ first }` );
	await next.click();
	await expect( loaded( page ) ).not.toHaveId( `product-${ first }` );
	const shown = ( await loaded( page ).getAttribute( 'id' ) )?.replace(
		'product-',
		''
	);
	await page.goBack();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect(
		page.locator( `a[data-quick-view="${ shown }"]` )
	).toBeFocused();
} );

test( '[PROD-12] [PROD-16] adds to the cart inside: announced in the dialog, with a link to the cart @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	const add = loaded( page ).locator( '.single_add_to_cart_button' );
	await add.click();
	await expect( add ).toHaveClass( /added/ );
	await expect( add ).toBeFocused();
	await expect( dialog( page ).locator( 'a.added_to_cart' ) ).toHaveText(
		'Krepšelis'
	);
	// Outside the dialog nothing is announced while it is open.
	await expect(
		dialog( page ).locator( '[aria-live="polite"]' )
	).not.toBeEmpty();
	await expect( cartCount( page ) ).toContainText( '1' );
	await expectNoViolations( page, 'added' );
} );

test( '[PROD-16] a variable product works inside as on its own page @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page, 'variable' );
	const form = loaded( page ).locator( 'form.variations_form' );
	const add = form.locator( '.single_add_to_cart_button' );
	await expect( add ).toHaveClass( /disabled/ );
	await expectNoViolations( page, 'a choice to be made' );
	for ( const select of await form.locator( '.variations select' ).all() ) {
		await select.evaluate( ( element: HTMLSelectElement ) => {
			const option = [ ...element.options ].find(
				( { value, disabled } ) => value && ! disabled
			);
			element.value = option?.value ?? '';
			element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	}
	await expect( add ).not.toHaveClass( /disabled/ );
	await add.click();
	await expect( cartCount( page ) ).toContainText( '1' );
} );

test( '[PROD-12] [PROD-16] an error inside closes it, and the page shows it @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const id = await page
		.locator( '.card', { hasText: 'Lino skalbiniai' } )
		.locator( 'a[data-quick-view]' )
		.getAttribute( 'data-quick-view' );
	await page.goto( `${ LISTING }page/2/#quick-view=${ id }` );
	const quantity = loaded( page ).locator( 'input[name="quantity"]' );
	await quantity.evaluate( ( input ) => input.removeAttribute( 'max' ) );
	await quantity.fill( '5000' );
	await loaded( page ).locator( '.single_add_to_cart_button' ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect(
		page.locator( '.woocommerce-notices-wrapper .woocommerce-error' )
	).toBeInViewport();
} );

test.describe( 'when the shop does not respond', () => {
	test.use( { allowedErrors: [ /Failed to load resource/ ] } );

	test( "[PROD-16] WordPress's own address is asked after WooCommerce @full's", async ( {
		page,
	} ) => {
		await page.route( /wc-ajax=goya_product_ajax/, ( route ) =>
			route.fulfill( { status: 500, body: 'no' } )
		);
		await page.goto( LISTING );
		const second = page.waitForRequest( /admin-ajax\.php/ );
		await open( page );
		expect( ( await second ).postData() ).toContain(
			'action=goya_product_ajax'
		);
	} );

	test( '[PROD-16] a failure removes the overlay, unlocks the page and opens the product @full', async ( {
		page,
	} ) => {
		await page.route( /goya_product_ajax|admin-ajax/, ( route ) =>
			route.abort()
		);
		await page.goto( LISTING );
		await card( page ).hover();
		const link = card( page ).locator( 'a[data-quick-view]' );
		await link.click();
		const notice = page.locator(
			'.woocommerce-notices-wrapper [role="alert"]'
		);
		await expect( notice ).toContainText( 'nepavyko' );
		await expect( notice.locator( 'a' ) ).toHaveAttribute(
			'href',
			( await link.getAttribute( 'href' ) ) ?? ''
		);
		await expect( dialog( page ) ).toHaveCount( 0 );
		await expect( page.locator( 'html' ) ).toHaveCSS(
			'overflow-y',
			'visible'
		);
		expect( new URL( page.url() ).hash ).toBe( '' );
		await expectNoViolations( page, 'failed' );
	} );

	for ( const id of [ '999999999999', '1', '0', 'abc' ] ) {
		test( `[PROD-16] an address without a valid product (${ id }) leaves the listing as it is @full`, async ( {
			page,
		} ) => {
			await page.goto( `${ LISTING }#quick-view=${ id }` );
			await page.waitForLoadState( 'networkidle' );
			await expect( dialog( page ) ).toHaveCount( 0 );
			await expect( page.locator( '.card' ).first() ).toBeVisible();
		} );
	}
} );

test( '[PROD-16] an earlier request is aborted @full', async ( { page } ) => {
	await page.goto( LISTING );
	let held = 0;
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /goya_product_ajax/, async ( route ) => {
		if ( ++held === 1 ) {
			await released;
		}
		await route.continue().catch( () => {} );
	} );
	await card( page ).hover();
	await card( page ).locator( 'a[data-quick-view]' ).click();
	await expect( dialog( page ).locator( '.is-waiting' ) ).toBeVisible();
	await expectNoViolations( page, 'waiting' );
	const aborted = page.waitForEvent( 'requestfailed', ( request ) =>
		isCall( request.url() )
	);
	await dialog( page ).getByRole( 'button', { name: 'Kita prekė' } ).click();
	expect( ( await aborted ).failure()?.errorText ).toContain( 'ABORTED' );
	await expect( loaded( page ) ).toBeVisible();
	const shown = ( await loaded( page ).getAttribute( 'id' ) ) ?? '';
	release();
	await page.waitForLoadState( 'networkidle' );
	await expect( loaded( page ) ).toHaveId( shown );
	expect( page.url() ).toContain( shown.replace( 'product-', '=' ) );
} );

test( '[PROD-16] stays closed if the product arrives in the moment in which Escape closes it @full', async ( {
	page,
} ) => {
	await page.addInitScript( () => {
		const { fetch } = window;
		window.fetch = async ( ...request ) => {
			const response = await fetch( ...request );
			if ( ! response.url.includes( 'goya_product_ajax' ) ) {
				return response;
			}
			const html = await response.text();
			await new Promise( ( resolve ) => {
				Object.assign( window, { showProduct: resolve } );
			} );
			return new Response( html );
		};
	} );
	await page.goto( LISTING );
	await card( page ).hover();
	await card( page ).locator( 'a[data-quick-view]' ).click();
	await expect( dialog( page ).locator( '.is-waiting' ) ).toBeVisible();
	await page.waitForFunction( () => 'showProduct' in window );
	await dialog( page ).evaluate( ( element ) => {
		// As the browser does on Escape. The dialog is hidden at once, and closed after the next paint.
		element.dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
		( window as any ).showProduct();
	} );
	await expect( dialog( page ) ).toHaveCount( 0 );
	expect( page.url() ).not.toContain( 'quick-view' );
} );

test( '[PROD-16] stays in the page for 280 ms after it is closed, inert and without the focus @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	const element = ( await dialog(
		page
	).elementHandle() ) as ElementHandle< HTMLDialogElement >;
	await stopClock( page );
	const isInPage = () => element.evaluate( ( node ) => node.isConnected );
	await element.evaluate(
		( node ) =>
			new Promise( ( resolve ) => {
				node.addEventListener( 'close', resolve, { once: true } );
				node.close();
			} )
	);
	await page.clock.runFor( 279 );
	expect( await isInPage() ).toBe( true );
	await page.clock.runFor( 1 );
	expect( await isInPage() ).toBe( false );
} );

test( '[PANEL-01] a click outside closes it, one that started inside does not @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	await title( page ).hover();
	await page.mouse.down();
	await page.mouse.move( 10, 400 );
	await page.mouse.up();
	await expect( loaded( page ) ).toBeVisible();
	await page.mouse.click( 10, 400 );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( '[PANEL-01] with a classic scroll bar nothing shifts when the page is locked @full', async ( {
	shop,
} ) => {
	const browser = await launchChromium( {
		ignoreDefaultArgs: [ '--hide-scrollbars' ],
	} );
	const page = await browser.newPage( {
		viewport: { width: 1280, height: 800 },
	} );
	await page.goto( shop.url + LISTING );
	const width = () =>
		page.evaluate( () => document.body.getBoundingClientRect().width );
	const before = await width();
	expect( before ).toBeLessThan( 1280 );
	await open( page );
	expect( await width() ).toBe( before );
	await browser.close();
} );

test( '[PROD-16] keyboard only: open, Tab through, close, continue with the next card @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const link = links( page ).first();
	await link.focus();
	await expect( link ).toHaveCSS( 'opacity', '1' );
	await page.keyboard.press( 'Enter' );
	await expect( loaded( page ) ).toBeVisible();
	for ( let press = 0; press < 25; press++ ) {
		await page.keyboard.press( 'Tab' );
		const isInside = await page.evaluate(
			() =>
				document.querySelector( ':focus' ) === null ||
				document.querySelector( 'dialog :focus' ) !== null
		);
		expect( isInside ).toBe( true );
	}
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( link ).toBeFocused();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[EVENT-01] [PROD-16] the link leads to the product', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await card( page ).hover();
		await card( page ).locator( 'a[data-quick-view]' ).click();
		await page.waitForURL( /\/produktas\// );
	} );
} );
