import type { Page } from '@playwright/test';
import {
	addTags,
	answerForTags,
	cookiesToSpare,
	namesOfCookies,
	removeTags,
	tagsThatRan,
	watchHosts,
} from './consent-tags';
import { restoreSettings, switchEverythingOn } from './everything-on';
import { waitForLaterRequest } from './later';
import { openTestShop } from './shop';
import { addFromProductPage, products } from './shopper';
import { expect, test } from './test';

/** Every kind of page; the address of `work` is read below. */
const pages = {
	front: '/',
	shop: '/parduotuve/',
	'filtered listing': '/parduotuve/?filter_stock_status=instock',
	category: '/kategorija/zvakes/',
	'simple product': products.linen,
	'variable product': '/produktas/dvylika-spalvu/',
	'product with pictures': '/produktas/gintaro-migla/',
	search: '/?s=zvake&post_type=product',
	'search without result': '/?s=qqqqq&post_type=product',
	'empty cart': '/krepselis-2/',
	'empty checkout': '/apmokejimas/',
	account: '/paskyra/',
	'lost password': '/paskyra/lost-password/',
	wishlist: '/noru-sarasas/',
	blog: '/zurnalas/',
	topic: '/tema/patarimai/',
	post: '/kaip-isrinkti-kvepalus-dovanai/',
	portfolio: '/darbai/',
	page: '/pristatymas/',
	effects: '/efektai/',
	withdrawal: '/atsisakyti-sutarties/',
	'page that is not there': '/nera-tokio/',
};

/** From an advertisement, so that there is an origin to record. */
const landing = '/parduotuve/?utm_source=laiskas&utm_medium=email';

const bar = ( page: Page ) => page.locator( '.consent-bar' );

/** Everything that the browser stores for the shop besides cookies. */
const kept = ( page: Page ): Promise< string[] > =>
	page.evaluate( async () => [
		...Object.keys( localStorage ),
		...Object.keys( sessionStorage ),
		...( await indexedDB.databases() ).map( ( { name } ) => `${ name }` ),
		...( await caches.keys() ),
		...( await navigator.serviceWorker.getRegistrations() ).map(
			( { scope } ) => scope
		),
	] );

test.use( { allowedErrors: [ /404/ ] } );

test.beforeAll( async () => {
	const shop = await openTestShop();
	switchEverythingOn( shop );
	addTags( shop );
} );

test.afterAll( async () => {
	const shop = await openTestShop();
	removeTags( shop );
	restoreSettings( shop );
} );

test( `[COOK-01] with everything switched on, before consent none of ${
	Object.keys( pages ).length + 1
} kinds of page requests another host or stores anything @full`, async ( {
	page,
	browser,
	shop,
} ) => {
	test.setTimeout( 240_000 );
	await page.goto( pages.portfolio );
	const work = await page
		.locator( '.portfolio-item a' )
		.first()
		.getAttribute( 'href' );
	for ( const [ name, path ] of Object.entries( {
		...pages,
		work: `${ work }`,
	} ) ) {
		await test.step( name, async () => {
			const visitor = await browser.newContext( {
				baseURL: shop.url,
				locale: 'lt-LT',
				viewport: { width: 1280, height: 900 },
			} );
			await answerForTags( visitor );
			const first = await visitor.newPage();
			const hosts = watchHosts( first );
			await first.goto( path );
			await expect( bar( first ), name ).toBeVisible();
			// Scrolls to the end, so that everything that loads on scroll is loaded; a
			// page that loads more has a new end.
			await expect( async () => {
				await first.keyboard.press( 'End' );
				expect(
					await first.evaluate(
						() =>
							document.documentElement.scrollHeight -
							window.scrollY -
							window.innerHeight
					)
				).toBeLessThanOrEqual( 1 );
			} ).toPass();
			await waitForLaterRequest( first );
			expect
				.soft( await namesOfCookies( visitor ), `${ name }: cookies` )
				.toEqual( [] );
			expect.soft( await kept( first ), `${ name }: kept` ).toEqual( [] );
			expect
				.soft( [ ...new Set( hosts ) ], `${ name }: hosts` )
				.toEqual( [ new URL( shop.url ).host ] );
			expect
				.soft( await signalsOf( first ), `${ name }: Consent Mode` )
				.toEqual( [ 'default' ] );
			await visitor.close();
		} );
	}
} );

/** Consent Mode commands that a tag would read. */
const signalsOf = ( page: Page ): Promise< unknown[] > =>
	page.evaluate( () =>
		( window as unknown as { dataLayer: unknown[][] } ).dataLayer.map(
			( one ) => one[ 1 ]
		)
	);

test( '[COOK-01] with everything switched on, a cart before consent stores only what the cart needs @full', async ( {
	page,
	context,
	shop,
} ) => {
	await answerForTags( context );
	const hosts = watchHosts( page );
	await addFromProductPage( page, products.linen );
	for ( const path of [ '/krepselis-2/', '/apmokejimas/' ] ) {
		await page.goto( path, { waitUntil: 'networkidle' } );
		expect( await cookiesToSpare( context ), path ).toEqual( [] );
	}
	expect( await namesOfCookies( context ) ).toContain(
		'woocommerce_cart_hash'
	);
	expect( [ ...new Set( hosts ) ] ).toEqual( [ new URL( shop.url ).host ] );
	expect( await signalsOf( page ) ).toEqual( [ 'default' ] );
} );

test( '[COOK-01] [ATT-03] [CHAT-01] with everything switched on, consent loads it all; withdrawal by the link in the footer removes it all @full', async ( {
	page,
	context,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await answerForTags( context );
	const hosts = watchHosts( page );
	await page.goto( landing );
	await bar( page ).locator( '[data-consent-answer="psm"]' ).click();
	await expect
		.poll( () => tagsThatRan( page ) )
		.toEqual( [ 'stats', 'ads' ] );
	// The messenger still waits for its click.
	expect( hosts ).not.toContain( 'chat.example' );
	await page.getByRole( 'button', { name: 'Susirašyti' } ).click();
	await expect
		.poll( () => tagsThatRan( page ) )
		.toEqual( [ 'stats', 'ads', 'chat' ] );
	await expect
		.poll( () => cookiesToSpare( context ) )
		.toEqual(
			expect.arrayContaining( [
				'_ga',
				'_fbp',
				'crisp-client',
				'sbjs_first',
				'sbjs_current',
				'sbjs_session',
			] )
		);

	await page.locator( '.site-footer .consent-link' ).click();
	const reloaded = page.waitForEvent( 'load' );
	await page.locator( '.consent-dialog [data-consent-answer=""]' ).click();
	await reloaded;
	await expect.poll( () => cookiesToSpare( context ) ).toEqual( [] );

	const asked = watchHosts( page );
	for ( const path of [ landing, products.linen, '/zurnalas/' ] ) {
		await page.goto( path, { waitUntil: 'networkidle' } );
		expect( await tagsThatRan( page ), path ).toEqual( [] );
		expect( await cookiesToSpare( context ), path ).toEqual( [] );
		expect( await signalsOf( page ), path ).not.toContain( 'granted' );
	}
	expect( asked.filter( ( host ) => host.endsWith( '.example' ) ) ).toEqual(
		[]
	);
} );
