import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { setCompanionOptions } from './companion-settings';
import { restoreSettings, switchEverythingOn } from './everything-on';
import { overflow } from './overflow';
import { openTestShop } from './shop';
import { addFromProductPage, products } from './shopper';
import { expect, test } from './test';
import type { Shop } from '../shop/handle.mjs';

/** The cookie list, and the log of the visitors' choices. */

interface Row {
	readonly name: string;
	readonly storage: string;
}

const listOf = ( shop: Shop ): Row[] =>
	JSON.parse(
		String(
			shop.phpEval(
				`return wp_json_encode( array_map( fn ( $cookie ) => $cookie->to_array(), Vitrina\\Companion\\Consent\\Cookies\\CookieList::all() ) );`
			)
		)
	);

const isListed = ( rows: Row[], [ storage, key ]: readonly string[] ) =>
	rows.some(
		( row ) =>
			row.storage === storage &&
			new RegExp(
				`^${ row.name
					.split( '*' )
					.map( ( part ) => part.replace( /[^\w]/g, '\\$&' ) )
					.join( '.*' ) }$`
			).test( key! )
	);

/** What the browser stores now: place and name. */
async function readStored(
	page: Page,
	context: BrowserContext
): Promise< string[][] > {
	const inPage = await page.evaluate( () => [
		...Object.keys( localStorage ).map( ( key ) => [ 'local', key ] ),
		...Object.keys( sessionStorage ).map( ( key ) => [ 'session', key ] ),
	] );
	return [
		...( await context.cookies() ).map( ( { name } ) => [
			'cookie',
			name,
		] ),
		...inPage,
	];
}

const choices = ( shop: Shop ): Array< Record< string, string > > =>
	JSON.parse(
		String(
			shop.phpEval(
				`global $wpdb; return wp_json_encode( $wpdb->get_results( "SELECT number, letters, previous FROM {$wpdb->prefix}vitrina_consent_log ORDER BY id" ) );`
			)
		)
	);

const clearLog = ( shop: Shop ) =>
	shop.phpEval(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_consent_log" ); $wpdb->query( "DELETE FROM {$wpdb->prefix}wc_rate_limits WHERE rate_limit_key LIKE 'vitrina_consent_%'" ); return true;`
	);

const answer = ( page: Page, letters: string ) =>
	page.locator( `.consent-bar [data-consent-answer="${ letters }"]` ).click();

test.describe( 'everything switched on', () => {
	test.beforeAll( async () => {
		const shop = await openTestShop();
		switchEverythingOn( shop );
		shop.phpEval(
			`wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Slapukai', 'post_name' => 'slapukai-e2e', 'post_content' => '<!-- wp:vitrina/cookies /-->' ] ); return true;`
		);
	} );

	test.afterAll( async () => {
		const shop = await openTestShop();
		shop.phpEval(
			`wp_delete_post( get_page_by_path( 'slapukai-e2e' )->ID, true ); return true;`
		);
		shop.useClassicPages();
		restoreSettings( shop );
		clearLog( shop );
	} );

	test( '[LAW-65] every cookie and every key that the shop stores from the listing to the login is in the list, for its place @full', async ( {
		page,
		context,
		shop,
	} ) => {
		test.setTimeout( 120_000 );
		const seen = new Set< string >();
		const compare = async ( where: string ) => {
			const rows = listOf( shop );
			for ( const stored of await readStored( page, context ) ) {
				seen.add( stored.join( ' ' ) );
				expect
					.soft(
						isListed( rows, stored ),
						`${ where }: ${ stored.join( ' ' ) } is in the list`
					)
					.toBe( true );
			}
		};
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( '/parduotuve/?utm_source=laiskas&utm_medium=email' );
		await answer( page, 'psm' );
		await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
		await page.locator( 'button[data-display="list"]' ).click();
		await page.locator( '.card .heart' ).first().click();
		for ( const cookie of [ 'et-global-campaign', 'store_notice' ] ) {
			await page.locator( `[data-dismiss^="${ cookie }"]` ).click();
		}
		await expect
			.poll( async () => ( await context.cookies() ).length )
			.toBeGreaterThan( 3 );
		await compare( 'listing' );
		await page.goto( '/?s=zvake&post_type=product' );
		await compare( 'search' );
		await addFromProductPage( page, products.linen );
		await compare( 'product' );
		for ( const path of [ '/krepselis-2/', '/apmokejimas/' ] ) {
			await page.goto( path, { waitUntil: 'networkidle' } );
			await compare( path );
		}
		shop.useBlockPages();
		for ( const path of [ '/krepselis-blokai/', '/apmokejimas-blokai/' ] ) {
			await page.goto( path, { waitUntil: 'networkidle' } );
			await compare( path );
		}
		await page.goto( '/paskyra/' );
		await page.locator( '#username' ).fill( 'rasa' );
		await page.locator( '#password' ).fill( 'rasa' );
		await page.locator( 'form.login [name="login"]' ).click();
		await page.locator( '.woocommerce-MyAccount-navigation' ).waitFor();
		await compare( 'login' );

		// The walk was one: everything that it stores on purpose was seen.
		for ( const stored of [
			/^cookie vitrina_consent$/,
			/^cookie sbjs_current$/,
			/^cookie woocommerce_cart_hash$/,
			/^cookie wp_woocommerce_session_/,
			/^cookie wordpress_logged_in_/,
			/^cookie et-global-campaign$/,
			/^cookie store_notice/,
			/^local display$/,
			/^local vitrina-wishlist$/,
			/^local storeApiNonce$/,
			/^session wc_fragments_/,
		] ) {
			expect
				.soft(
					[ ...seen ].some( ( one ) => stored.test( one ) ),
					`${ stored }`
				)
				.toBe( true );
		}
	} );

	test( '[LAW-64] at 320 px the list is readable, without scrolling to the side, and the cookie settings link to it @full', async ( {
		page,
		shop,
	} ) => {
		await page.setViewportSize( { width: 320, height: 800 } );
		await page.goto( '/slapukai-e2e/' );
		const rows = page.locator( '.vitrina-cookies tbody td:last-child' );
		await expect( rows ).toHaveCount( listOf( shop ).length );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await answer( page, '' );
		await expectNoViolations( page, 'the list of cookies' );
		await page.goto( '/parduotuve/' );
		await page.locator( '.consent-link' ).first().click();
		await page
			.locator( '.consent-dialog__policy [href*="slapukai-e2e"]' )
			.click();
		await page.waitForURL( /slapukai-e2e/ );
	} );
} );

test.describe( 'the log', () => {
	test.beforeAll( async () => {
		setCompanionOptions( await openTestShop(), { consent: true } );
	} );

	test.afterAll( async () => {
		const shop = await openTestShop();
		setCompanionOptions( shop, {} );
		clearLog( shop );
	} );

	test.beforeEach( ( { shop } ) => {
		clearLog( shop );
	} );

	test( '[LAW-60] [LAW-61] a choice and its withdrawal are logged, and the cookie settings say when and with which number @full', async ( {
		page,
		shop,
	} ) => {
		await page.goto( '/pristatymas/' );
		await answer( page, 'psm' );
		await expect.poll( () => choices( shop ).length ).toBe( 1 );
		await page.goto( '/zurnalas/' );
		await page.locator( '.consent-link' ).first().click();
		const receipt = page.locator( '.consent-dialog__record' );
		await expect( receipt ).toContainText( /\d{4}-\d{2}-\d{2}/ );
		const [ first ] = choices( shop );
		await expect( receipt ).toContainText(
			first!.number!.match( /.{4}/g )!.join( '-' )
		);
		await page
			.locator( '.consent-dialog [data-consent-answer=""]' )
			.click();
		await expect.poll( () => choices( shop ).length ).toBe( 2 );
		expect( choices( shop )[ 1 ] ).toMatchObject( {
			letters: '',
			previous: first!.number,
		} );
	} );

	test.describe( 'offline', () => {
		test.use( { allowedErrors: [ /net::ERR_FAILED/ ] } );

		test( '[LAW-60] a choice that did not reach the shop is sent by the next page, once @full', async ( {
			page,
			shop,
		} ) => {
			let reports = 0;
			await page.route( /vitrina\/v1\/consent/, ( route ) => {
				reports++;
				return route.abort();
			} );
			await page.goto( '/pristatymas/' );
			const failed = page.waitForEvent( 'requestfailed' );
			await answer( page, 'psm' );
			await failed;
			await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
			await page.goto( '/zurnalas/' );
			await expect.poll( () => reports ).toBe( 2 );
			await page.unrouteAll();
			await page.goto( '/pristatymas/', { waitUntil: 'networkidle' } );
			expect( reports ).toBe( 2 );
			expect( choices( shop ) ).toEqual( [] );
		} );
	} );

	test( '[LAW-60] a choice reaches the log also if the visitor leaves the page at once @full', async ( {
		page,
		shop,
	} ) => {
		await page.goto( '/pristatymas/' );
		// Its script is there, as after a hover.
		await page.locator( '.consent-bar button' ).first().hover();
		await page.waitForFunction( () =>
			performance
				.getEntriesByType( 'resource' )
				.some( ( { name } ) => name.includes( 'consent-bar.js' ) )
		);
		await Promise.all( [
			answer( page, 'psm' ),
			page.waitForRequest( /vitrina\/v1\/consent/ ),
		] );
		await page.goto( 'about:blank' );
		await expect.poll( () => choices( shop ).length ).toBe( 1 );
	} );
} );
