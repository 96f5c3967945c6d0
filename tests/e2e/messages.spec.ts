import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { stopClock } from './clock';
import { setCompanionOptions } from './companion-settings';
import { sendLaterRequest, waitForLaterRequest } from './later';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { logIn } from './log-in';
import { expect, test } from './test';

const DAY = 86_400;

const cookie = async ( page: Page, name: string ) =>
	( await page.context().cookies() ).find( ( one ) => one.name === name );

/** The value of a cookie, once the browser has stored it. */
const written = async ( page: Page, name: string ) => {
	await expect.poll( () => cookie( page, name ) ).toBeDefined();
	return ( await cookie( page, name ) )!;
};

const popup = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Rudens kvapai' } );

const shown = {
	popup: true,
	popup_title: 'Rudens kvapai',
	popup_content:
		'<!-- wp:paragraph --><p>Nauja <a href="/parduotuve/">kolekcija</a>.</p><!-- /wp:paragraph --><script>window.hurt = 1</script><img alt="" src="x" onerror="window.hurt = 1">',
	popup_delay: 300,
	popup_length: 2,
	campaign_bar:
		'Nemokamas pristatymas nuo 50 € <script>window.hurt = 1</script>',
};

test.use( { allowedErrors: [ /404|gravatar/ ] } );

test.beforeAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	setCompanionOptions( shop, shown );
	shop.phpEval(
		`update_option( 'woocommerce_demo_store', 'yes' ); update_option( 'woocommerce_demo_store_notice', 'Dirbame ir savaitgaliais.' ); return true;`
	);
} );

test.afterAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	setCompanionOptions( shop, {} );
	shop.phpEval(
		`update_option( 'woocommerce_demo_store', 'no' ); return true;`
	);
} );

test( '[POP-01] the popup appears after its delay, closes in 180 ms, and stays hidden for the set number of days @full', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( '/parduotuve/' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.reload();
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await page.clock.runFor( 299 );
	await sendLaterRequest( page );
	expect( fetched.join( '\n' ) ).not.toMatch( /popup\.(js|css)/ );
	await page.clock.runFor( 1 );
	await page.clock.resume();
	await expect( popup( page ) ).toBeVisible();
	expect( fetched.join( '\n' ) ).toMatch( /popup\.js/ );
	await expect( popup( page ) ).toContainText( 'Nauja kolekcija.' );
	expect( await cookie( page, 'goya_popup' ) ).toBeUndefined();
	expect( await page.evaluate( () => 'hurt' in window ) ).toBe( false );
	await expectNoViolations( page, 'popup' );

	await stopClock( page );
	await page.evaluate( () =>
		document
			.querySelector( '.shop-popup' )!
			.addEventListener( 'close', () =>
				Object.assign( window, { closedAt: performance.now() } )
			)
	);
	await page.keyboard.press( 'Escape' );
	// It is hidden in the next frame, and closed after it.
	await expect( popup( page ) ).toBeHidden();
	let passed = NaN;
	await expect( async () => {
		await page.clock.runFor( 1 );
		passed = await page.evaluate( () =>
			Math.round( performance.now() - Object( window ).closedAt )
		);
		expect( passed ).toBeGreaterThanOrEqual( 0 );
	} ).toPass( { intervals: [ 0 ] } );
	await page.clock.runFor( 179 - passed );
	await expect( page.locator( '.shop-popup' ) ).toHaveCount( 1 );
	await page.clock.runFor( 1 );
	expect( await page.locator( '.shop-popup' ).count() ).toBe( 0 );
	await page.clock.resume();

	const kept = await written( page, 'goya_popup' );
	expect( kept ).toMatchObject( { value: '1', path: '/' } );
	expect(
		Math.abs( kept.expires - Date.now() / 1000 - 2 * DAY )
	).toBeLessThan( 60 );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.reload();
	await waitForLaterRequest( page );
	await page.clock.runFor( 1000 );
	await sendLaterRequest( page );
	await expect( popup( page ) ).toHaveCount( 0 );
	expect( asked.join( '\n' ) ).not.toMatch( /popup\.(js|css)/ );
} );

test( '[FIX-05] [POP-01] [NEWS-01] a newsletter form in the popup works as on a page: fields follow their conditions, the sign-up stays in the popup @full', async ( {
	page,
	shop,
} ) => {
	setCompanionOptions( shop, {
		...shown,
		popup_content:
			'[vitrina_newsletter id="5" name="Iššokantis"][vitrina_field name="tema" type="select" label="Kas domina" options="Žvakės|Kita"][vitrina_field name="kita" label="Kas dar" required show-if="tema:Kita"][/vitrina_newsletter]',
	} );
	try {
		await page.goto( '/parduotuve/' );
		const form = popup( page ).getByRole( 'form' );
		await expect( form ).toBeVisible();
		await form.getByLabel( 'El. pašto adresas' ).fill( 'popup@example.lt' );
		await expect( form.getByLabel( 'Kas dar' ) ).toBeHidden();
		await form.getByLabel( 'Kas domina' ).selectOption( 'Kita' );
		await form.getByLabel( 'Kas dar' ).fill( 'Muilai' );
		await form.getByRole( 'button' ).click();
		await expect( form.getByRole( 'status' ) ).toContainText(
			'Beliko vienas žingsnis'
		);
		await expect( popup( page ) ).toBeVisible();
		expect( await cookie( page, 'goya_popup' ) ).toBeDefined();
	} finally {
		setCompanionOptions( shop, shown );
		shop.phpEval(
			`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_newsletter" ); return true;`
		);
	}
} );

test( '[FIX-05] [POP-01] a popup that waits for the consent bar also appears once the bar hides without an answer @full', async ( {
	page,
	shop,
} ) => {
	setCompanionOptions( shop, {
		...shown,
		consent: true,
		consent_hide_after: 1500,
	} );
	try {
		await page.goto( '/parduotuve/' );
		await expect( page.locator( '.consent-bar' ) ).toBeVisible();
		await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
		await expect( popup( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await written( page, 'goya_popup' );
	} finally {
		setCompanionOptions( shop, shown );
	}
} );

test( '[POP-01] [MENU-01] a campaign bar scrolls away above the sticky header; closed, it stays hidden for a day, and nothing shifts on the next page @full', async ( {
	page,
} ) => {
	await page.goto( '/pristatymas/' );
	const bar = page.getByRole( 'complementary', { name: 'Akcija' } );
	await expect( bar ).toContainText( 'Nemokamas pristatymas nuo 50 €' );
	expect( await page.evaluate( () => 'hurt' in window ) ).toBe( false );
	await expect( popup( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expectNoViolations( page, 'bars' );
	// The header sticks once the bar above it has been scrolled past.
	const header = page.locator( '.site-header' );
	const top = () =>
		header.evaluate( ( element ) => element.getBoundingClientRect().top );
	await page.setViewportSize( { width: 1280, height: 600 } );
	expect( await top() ).toBeGreaterThan( 20 );
	await page.evaluate( () => scrollTo( { top: 400, behavior: 'instant' } ) );
	expect( await top() ).toBe( 0 );
	await expect( bar ).not.toBeInViewport();
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	await bar.getByRole( 'button' ).press( 'Enter' );
	await expect( bar ).toHaveCount( 0 );
	const kept = await written( page, 'et-global-campaign' );
	expect( kept ).toMatchObject( { value: '1', path: '/' } );
	expect( Math.abs( kept.expires - Date.now() / 1000 - DAY ) ).toBeLessThan(
		60
	);
	await recordLayoutShifts( page );
	await page.goto( '/parduotuve/', { waitUntil: 'networkidle' } );
	await expect( bar ).toHaveCount( 0 );
	await expectNoLayoutShift( page );
} );

test( '[POP-01] the store notice is hidden for the session by WooCommerce’s own cookie @full', async ( {
	page,
	shop,
} ) => {
	await page
		.context()
		.addCookies( [ { name: 'goya_popup', value: '1', url: shop.url } ] );
	await page.goto( '/parduotuve/' );
	const notice = page.locator( '.woocommerce-store-notice' );
	await expect( notice ).toContainText( 'Dirbame ir savaitgaliais.' );
	const id = await notice.getAttribute( 'data-notice-id' );
	await notice.getByRole( 'button' ).click();
	await expect( notice ).toHaveCount( 0 );
	expect( await written( page, `store_notice${ id }` ) ).toMatchObject( {
		value: 'hidden',
		path: '/',
		expires: -1,
	} );
	for ( const path of [ '/pristatymas/', '/krepselis-2/' ] ) {
		await page.goto( path );
		await expect( notice ).toHaveCount( 0 );
	}
} );

test( '[POP-01] an admin dismisses the coming-soon banner: the request and the user meta of the spec @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval(
		`update_option( 'woocommerce_coming_soon', 'yes' ); update_option( 'woocommerce_store_pages_only', 'no' ); return true;`
	);
	try {
		await logIn( page, shop.admin );
		await page
			.context()
			.addCookies( [
				{ name: 'goya_popup', value: '1', url: shop.url },
			] );
		await page.goto( '/' );
		const banner = page.locator( '#coming-soon-footer-banner' );
		await expect( banner ).toBeVisible();
		const call = page.waitForRequest( /wp\/v2\/users\/\d+/ );
		await banner.getByRole( 'button' ).press( 'Enter' );
		const request = await call;
		expect( request.method() ).toBe( 'POST' );
		expect( request.headers()[ 'x-wp-nonce' ] ).toMatch( /^\w{10}$/ );
		expect( request.postDataJSON() ).toEqual( {
			woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
		} );
		await expect( banner ).toBeHidden();
		expect(
			shop.phpEval(
				`return get_user_meta( 1, 'woocommerce_admin_coming_soon_banner_dismissed', true );`
			)
		).toBe( 'yes' );
		await page.goto( '/parduotuve/' );
		await expect( banner ).toHaveCount( 0 );
	} finally {
		shop.phpEval(
			`update_option( 'woocommerce_coming_soon', 'no' ); delete_user_meta( 1, 'woocommerce_admin_coming_soon_banner_dismissed' ); return true;`
		);
	}
} );

test( '[POP-01] popups, bars and notices that are off load nothing @full', async ( {
	page,
	shop,
} ) => {
	setCompanionOptions( shop, {} );
	shop.phpEval(
		`update_option( 'woocommerce_demo_store', 'no' ); return true;`
	);
	try {
		const html = await (
			await page.request.get( `${ shop.url }/?v=${ Math.random() }` )
		).text();
		expect( html ).not.toMatch(
			/popup-timer|dismissals|top-bar|coming-soon/
		);
	} finally {
		setCompanionOptions( shop, shown );
		shop.phpEval(
			`update_option( 'woocommerce_demo_store', 'yes' ); return true;`
		);
	}
} );
