import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fullUnless, isFull } from './full';
import {
	cartCount,
	selectTerminal,
	readCartCount,
	products,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { withTestCoupon } from './coupon';
import { expect, test } from './test';

/**
 * The shop behind a page cache that stored its pages hours or days ago: the first
 * click of a new visitor must work. The cache is nginx's, see
 * tests/shop/native/web.mjs; mu-plugins/vitrina-shop/page-age.php renders a page
 * with the nonces of an earlier time.
 */

const LISTING = '/parduotuve/';
const VARIABLE = '/produktas/dvylika-spalvu/';

const panel = ( page: Page ) => page.locator( '#minicart-panel' );

async function applyCode( page: Page ): Promise< void > {
	await page.locator( '.site-header__cart' ).click();
	await panel( page ).locator( '.mini-cart__coupon summary' ).click();
	await panel( page ).locator( '#minicart-coupon' ).fill( 'senas' );
	await page.keyboard.press( 'Enter' );
	await expect(
		panel( page ).locator( '.mini-cart__applied' )
	).toContainText( 'senas' );
}

/** The first click of a visit, and its page. */
const firstClicks = {
	'add in the listing, then a code': {
		path: LISTING,
		async act( page ) {
			await page.locator( '.ajax_add_to_cart' ).first().click();
			await expect( cartCount( page ) ).toContainText( '1' );
			await applyCode( page );
		},
	},
	'add on a product page': {
		path: products.linen,
		async act( page ) {
			await page.locator( '.single_add_to_cart_button' ).click();
			await expect( cartCount( page ) ).toContainText( '1' );
		},
	},
	'add of a variation': {
		path: VARIABLE,
		async act( page ) {
			await page.locator( '.swatches [data-value="juros"]' ).click();
			await expect(
				page.locator( '.single_add_to_cart_button' )
			).not.toHaveClass( /disabled/ );
			await page.locator( '.single_add_to_cart_button' ).click();
			await expect( cartCount( page ) ).toContainText( '1' );
		},
	},
	'add in a quick view': {
		path: LISTING,
		async act( page ) {
			await page.locator( 'a[data-quick-view]' ).first().focus();
			await page.keyboard.press( 'Enter' );
			await page
				.locator( 'dialog.quick-view .single_add_to_cart_button' )
				.click();
			await expect( cartCount( page ) ).toContainText( '1' );
		},
	},
	'buy now, then a terminal': {
		path: products.linen,
		async act( page ) {
			await page.getByRole( 'button', { name: 'Pirkti dabar' } ).click();
			await page.waitForURL( /apmokejimas/ );
			await terminalRate( page ).check();
			await waitForOrderReview( page );
			await selectTerminal( page, 'siau' );
		},
	},
} satisfies Record<
	string,
	{ path: string; act: ( page: Page ) => Promise< void > }
>;

/** A visitor of the named cache, whose first page of a path is an old one. */
async function visit(
	browser: Browser,
	url: string,
	cache: string
): Promise< { context: BrowserContext; page: Page } > {
	const context = await browser.newContext( {
		baseURL: url,
		locale: 'lt-LT',
		viewport: { width: 1280, height: 900 },
		extraHTTPHeaders: { 'X-Page-Cache': cache },
	} );
	return { context, page: await context.newPage() };
}

withTestCoupon( 'senas' );

/** `npm test` includes these: they add, apply a code, buy now and select a terminal. */
const fastClicks: Array< keyof typeof firstClicks > = [
	'add in the listing, then a code',
	'buy now, then a terminal',
];
const clicks = isFull
	? Object.entries( firstClicks )
	: fastClicks.map( ( name ) => [ name, firstClicks[ name ] ] as const );

for ( const age of [ 0, 13, 25, 48, 7 * 24 ] ) {
	test( `[STATE-01] [CART-01] [PROD-12] [PROD-13] [TERM-05] the first click works on a page that was cached for ${ age } hours${ fullUnless( age === 25 ) }`, async ( {
		browser,
		request,
		shop,
	} ) => {
		const cache = `${ age }-${ Date.now() }`;
		for ( const path of new Set(
			clicks.map( ( [ , click ] ) => click.path )
		) ) {
			const drawn = await request.get( path, {
				headers: { 'X-Page-Cache': cache, 'X-Page-Age': String( age ) },
			} );
			expect( drawn.headers()[ 'x-page-cache' ], path ).toBe( 'MISS' );
			expect( drawn.headers()[ 'set-cookie' ] ).toBeUndefined();
		}
		for ( const [ name, { path, act } ] of clicks ) {
			await test.step( name, async () => {
				const { context, page } = await visit(
					browser,
					shop.url,
					cache
				);
				await context.addInitScript( () =>
					document.addEventListener( 'DOMContentLoaded', () => {
						const box = document.getElementById( 'minicart-panel' );
						if ( box?.dataset.settings ) {
							box.dataset.settings = box.dataset.settings.replace(
								'"opensOnAdd":true',
								'"opensOnAdd":false'
							);
						}
					} )
				);
				const response = await page.goto( path );
				expect( response?.headers()[ 'x-page-cache' ] ).toBe( 'HIT' );
				await act( page );
				await expect.poll( () => readCartCount( page ) ).toBe( 1 );
				await context.close();
			} );
		}
	} );
}

test( '[STATE-01] the test’s pages are really old: their nonces belong to that time', async ( {
	request,
} ) => {
	const nonceOf = async ( age: number ) =>
		(
			await (
				await request.get( '/wp-json/vitrina/v1/state', {
					headers: { 'X-Page-Age': String( age ) },
				} )
			).json()
		).nonces.rest;
	const now = await nonceOf( 0 );
	expect( await nonceOf( 0 ) ).toBe( now );
	const older = [
		await nonceOf( 13 ),
		await nonceOf( 25 ),
		await nonceOf( 168 ),
	];
	expect( new Set( [ now, ...older ] ).size ).toBe( 4 );
} );
