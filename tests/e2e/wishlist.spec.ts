import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { openTestShop } from './shop';
import { expect, test } from './test';

test.use( { viewport: { width: 1280, height: 900 } } );

const LISTING = '/parduotuve/';
const LIST = '/noru-sarasas/';

const wishlistButton = ( page: Page, at = 0 ) =>
	page.locator( '.card .heart' ).nth( at );

const count = ( page: Page ) =>
	page.locator( '.site-header .wishlist-count' ).first();

const kept = ( page: Page ) =>
	page.evaluate( () =>
		JSON.parse( localStorage.getItem( 'vitrina-wishlist' ) ?? '[]' )
	);

async function logIn( page: Page ): Promise< void > {
	await page.goto( '/paskyra/' );
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( 'rasa' );
	await page.locator( '[name="login"]' ).click();
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
}

const clearLists = async () =>
	( await openTestShop() ).phpEval(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_wishlist" ); $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_wishlist_shares" ); return true;'
	);

test.beforeEach( clearLists );
test.afterAll( clearLists );

test( '[WISH-01] a guest’s list is stored in the browser: no request, no cookie, and the next page shows it @full', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( [ 'xhr', 'fetch' ].includes( request.resourceType() ) ) {
			calls.push( request.url() );
		}
	} );
	await page.goto( LISTING );
	const id = Number( await wishlistButton( page ).getAttribute( 'value' ) );
	await wishlistButton( page ).click();
	await expect( wishlistButton( page ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( count( page ) ).toContainText( '1' );
	const [ wish ] = await kept( page );
	expect( Object.keys( wish ) ).toEqual( [ 'id', 'time' ] );
	expect( wish.id ).toBe( id );
	await page.reload();
	await expect( wishlistButton( page ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( count( page ) ).toContainText( '1' );
	await wishlistButton( page ).click();
	await expect( count( page ) ).toBeHidden();
	expect( await kept( page ) ).toEqual( [] );
	expect( calls ).toEqual( [] );
	expect(
		( await page.context().cookies() ).filter(
			( { name } ) => ! name.startsWith( 'sbjs_' )
		)
	).toEqual( [] );
} );

test( '[WISH-01] keyboard only: a wishlist button is named after its product and announces whether it is pressed', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const name = await page.locator( '.card__link' ).first().innerText();
	await expect( wishlistButton( page ) ).toHaveAccessibleName(
		`Norų sąrašas: ${ name }`
	);
	await wishlistButton( page ).focus();
	await page.keyboard.press( 'Space' );
	await expect( wishlistButton( page ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( wishlistButton( page ) ).toBeFocused();
	await expect( page.locator( '#vitrina-live-polite' ) ).toHaveText(
		'Prekė jūsų norų sąraše.'
	);
	await page.keyboard.press( 'Enter' );
	await expect( wishlistButton( page ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
} );

test( '[WISH-01] a guest’s wishlist page shows its products, which can be added to the cart and removed @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	for ( const at of [ 0, 1 ] ) {
		await wishlistButton( page, at ).click();
	}
	await page.goto( LIST );
	await expect( page.locator( '.vitrina-wishlist .card' ) ).toHaveCount( 2 );
	await expect( page.locator( '.vitrina-wishlist .heart' ) ).toHaveCount( 0 );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await expect( page.locator( '.ajax_add_to_cart' ).first() ).toHaveClass(
		/added/
	);
	await page.locator( '.vitrina-wishlist__remove' ).first().click();
	await expect( page.locator( '.vitrina-wishlist .card' ) ).toHaveCount( 1 );
	await expect( page.locator( '.vitrina-wishlist__remove' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Norų sąrašas tuščias' } )
	).toBeFocused();
	await expect( count( page ) ).toBeHidden();
	expect( await kept( page ) ).toEqual( [] );
} );

test( '[WISH-01] a product that is no longer sold is listed without its name, and can be removed @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await wishlistButton( page ).click();
	await page.evaluate( () => {
		const list = JSON.parse( localStorage[ 'vitrina-wishlist' ] );
		localStorage[ 'vitrina-wishlist' ] = JSON.stringify( [
			...list,
			{ id: 999_999, time: 5 },
		] );
	} );
	await page.goto( LIST );
	await expect( page.locator( '.vitrina-wishlist__missing' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Pašalinti jas' } ).click();
	await expect( page.locator( '.vitrina-wishlist__missing' ) ).toBeHidden();
	await expect( count( page ) ).toContainText( '1' );
	expect( await kept( page ) ).toHaveLength( 1 );
} );

test( '[WISH-01] a guest’s other tab shows the same list @full', async ( {
	page,
	context,
} ) => {
	await page.goto( LISTING );
	await wishlistButton( page, 1 ).click();
	const tab = await context.newPage();
	await tab.goto( LISTING );
	await expect( wishlistButton( tab, 1 ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await wishlistButton( page ).click();
	await expect( wishlistButton( tab ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( count( tab ) ).toContainText( '2' );
} );

test( '[WISH-01] wishlist buttons in a quick view and on the product page have the state of those on the cards @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await wishlistButton( page ).click();
	await page.locator( 'a[data-quick-view]' ).first().focus();
	await page.keyboard.press( 'Enter' );
	const inside = page.locator( 'dialog.quick-view .heart' );
	await expect( inside ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( inside ).toContainText( 'Jūsų norų sąraše' );
	await inside.click();
	await page.keyboard.press( 'Escape' );
	await expect( wishlistButton( page ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
} );

test( '[WISH-01] login merges the lists once, and the browser stores nothing after @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await wishlistButton( page ).click();
	await wishlistButton( page, 1 ).click();
	await logIn( page );
	await page.goto( LISTING );
	await expect( count( page ) ).toContainText( '2' );
	await expect( wishlistButton( page, 1 ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect.poll( () => kept( page ) ).toEqual( [] );
	await page.goto( LIST );
	await expect( page.locator( '.vitrina-wishlist .card' ) ).toHaveCount( 2 );
} );

test( '[WISH-01] a customer’s change is followed by the count request @full', async ( {
	page,
} ) => {
	await logIn( page );
	const counted: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'yith_wcwl' ) ) {
			counted.push( `${ request.method() } ${ request.url() }` );
		}
	} );
	await page.goto( LISTING );
	await wishlistButton( page ).click();
	await expect( count( page ) ).toContainText( '1' );
	await expect.poll( () => counted.length ).toBe( 1 );
	expect( counted[ 0 ] ).toMatch(
		/^GET .*\/wp-admin\/admin-ajax\.php\?action=yith_wcwl_update_wishlist_count$/
	);
	await wishlistButton( page ).click();
	await expect( count( page ) ).toBeHidden();
	await expect.poll( () => counted.length ).toBe( 2 );
	await page.reload();
	await page.waitForLoadState( 'networkidle' );
	expect( counted ).toHaveLength( 2 );
} );

test( '[WISH-01] with its setting the count request is sent on load @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval(
		`set_theme_mod( 'wishlist_count_on_load', true ); return true;`
	);
	try {
		await logIn( page );
		const call = page.waitForRequest( /yith_wcwl_update_wishlist_count/ );
		await page.goto( LISTING );
		await call;
	} finally {
		shop.phpEval(
			`remove_theme_mod( 'wishlist_count_on_load' ); return true;`
		);
	}
} );

test( '[WISH-01] eight adds at once from two tabs: none is lost @full', async ( {
	page,
	context,
} ) => {
	await logIn( page );
	await page.goto( LISTING );
	const ids = await page
		.locator( '.card .heart' )
		.evaluateAll( ( hearts ) =>
			hearts
				.slice( 0, 8 )
				.map( ( each ) =>
					Number( ( each as HTMLButtonElement ).value )
				)
		);
	const { nonces } = await (
		await context.request.get( '/wp-json/vitrina/v1/state' )
	).json();
	await Promise.all(
		ids.map( ( id ) =>
			context.request.post( '/wp-json/vitrina/v1/wishlist', {
				headers: { 'X-WP-Nonce': nonces.rest },
				data: { product_id: id },
			} )
		)
	);
	const { wishlist } = await (
		await context.request.get( '/wp-json/vitrina/v1/state' )
	).json();
	expect( [ ...wishlist.items ].sort() ).toEqual( [ ...ids ].sort() );
} );

test.describe( 'if the shop does not respond', () => {
	test.use( { allowedErrors: [ /ERR_FAILED|500/ ] } );

	test( '[WISH-01] a customer’s wishlist button returns to its state, and an error is shown @full', async ( {
		page,
	} ) => {
		await logIn( page );
		await page.goto( LISTING );
		await page.route( /v1\/wishlist/, ( route ) => route.abort() );
		await wishlistButton( page ).click();
		await expect( page.locator( '.wishlist-failure' ) ).toHaveText(
			'Norų sąrašo pakeisti nepavyko. Bandykite dar kartą.'
		);
		await expect( wishlistButton( page ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		await page.unroute( /v1\/wishlist/ );
		await wishlistButton( page ).click();
		await expect( count( page ) ).toContainText( '1' );
	} );

	test( '[WISH-01] if its script does not load, a customer’s wishlist button submits a form @full', async ( {
		page,
	} ) => {
		await logIn( page );
		await page.route( /wishlist-list\.js/, ( route ) => route.abort() );
		await page.goto( LISTING );
		await wishlistButton( page ).click();
		await page.waitForURL( LIST );
		await expect( page.locator( '.vitrina-wishlist .card' ) ).toHaveCount(
			1
		);
	} );
} );

test.describe( 'without JavaScript', () => {
	const without = (
		browser: Browser,
		url: string
	): Promise< BrowserContext > =>
		browser.newContext( { baseURL: url, javaScriptEnabled: false } );

	test( '[WISH-01] [EVENT-01] a customer adds, shares, stops sharing and removes @full', async ( {
		browser,
		shop,
	} ) => {
		const context = await without( browser, shop.url );
		const page = await context.newPage();
		await logIn( page );
		await page.goto( '/produktas/lino-skalbiniai/' );
		await page.locator( '.summary .heart' ).click();
		await page.waitForURL( LIST );
		await expect( page.locator( '.vitrina-wishlist' ) ).toContainText(
			'Lino skalbiniai'
		);
		await page.getByRole( 'button', { name: 'Dalytis sąrašu' } ).click();
		const link = await page
			.getByLabel( 'Jūsų sąrašo nuoroda' )
			.inputValue();
		const friend = await ( await without( browser, shop.url ) ).newPage();
		await friend.goto( link );
		await expect( friend.locator( '.vitrina-wishlist .card' ) ).toHaveCount(
			1
		);
		await page.getByRole( 'button', { name: 'Nebesidalyti' } ).click();
		expect( ( await friend.reload() )?.status() ).toBe( 404 );
		await friend.context().close();
		await page.locator( '.vitrina-wishlist__remove' ).click();
		await expect( page.locator( '.vitrina-wishlist' ) ).toContainText(
			'Norų sąrašas tuščias'
		);
		await context.close();
	} );

	test( '[WISH-01] guests are told that the wishlist needs JavaScript or an account @full', async ( {
		browser,
		shop,
	} ) => {
		const context = await without( browser, shop.url );
		const page = await context.newPage();
		await page.goto( LISTING );
		await wishlistButton( page ).click();
		await expect( page.locator( 'noscript p' ) ).toBeVisible();
		await context.close();
	} );
} );

test( '[WISH-01] axe finds nothing on the list: empty, a guest’s, a customer’s, a shared one @full', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await expect(
		page.getByRole( 'heading', { name: 'Norų sąrašas tuščias' } )
	).toBeVisible();
	await expectNoViolations( page, 'empty' );
	await page.goto( LISTING );
	await wishlistButton( page ).click();
	await expectNoViolations( page, 'hearts' );
	await page.goto( LIST );
	await expect( page.locator( '.vitrina-wishlist .card' ) ).toHaveCount( 1 );
	await expectNoViolations( page, 'a guest’s' );
	await logIn( page );
	await page.goto( LIST );
	await expect.poll( () => kept( page ) ).toEqual( [] );
	await page.reload();
	await page.getByRole( 'button', { name: 'Dalytis sąrašu' } ).click();
	await expectNoViolations( page, 'a customer’s' );
	await page.goto(
		await page.getByLabel( 'Jūsų sąrašo nuoroda' ).inputValue()
	);
	await expectNoViolations( page, 'a shared one' );
} );
