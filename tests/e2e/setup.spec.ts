import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
	blockMethod,
	blockOrderButton,
	blockTerminalRate,
	fillBlockAddress,
	selectRadio,
} from './block-shopper';
import { crawl } from './crawl';
import { logIn } from './log-in';
import { expect, test } from './test';

/** Most clicks on the screen of the setup, the link to the test order included. */
const MOST_CLICKS = 8;

const root = path.resolve( __dirname, '../..' );
const plugins = [ 'companion', 'lpexpress', 'bank-link', 'discounts' ];

/** A list of terminals as a carrier sends it. */
const terminals = [
	'id,country,city,name,address,postcode,lat,lng',
	'8101,LT,Vilnius,Akropolis,Ozo g. 25,07150,54.71,25.26',
	'8102,LT,Kaunas,Mega,Islandijos pl. 32,47446,54.94,23.89',
].join( '\n' );

/** Uploads a zip through wp-admin, and returns the page that follows. */
async function upload( page: Page, screen: string, zip: string ) {
	await page.goto( screen );
	const toggle = page.locator( 'button.upload-view-toggle' );
	if ( ( await toggle.count() ) > 0 ) {
		await toggle.click();
	}
	await page.locator( 'input[type="file"]' ).setInputFiles( zip );
	await page
		.locator( '#install-plugin-submit, #install-theme-submit' )
		.click();
	await expect( page.locator( '.wrap' ) ).toContainText(
		/installed successfully/
	);
}

/** The step that the setup shows next: the first one that is not done and has a button. */
const nextStep = ( page: Page ): Locator =>
	page
		.locator( '.vitrina-setup__step:not(.is-done)' )
		.filter( { has: page.locator( '.button-primary' ) } )
		.first();

/** Does each step of the setup by its own button. Returns the number of clicks. */
async function doSteps( page: Page, list: string ): Promise< number > {
	let clicks = 0;
	while ( ( await nextStep( page ).count() ) > 0 ) {
		const step = nextStep( page );
		const id = await step.getAttribute( 'id' );
		const file = step.locator( 'input[type="file"]' );
		if ( ( await file.count() ) > 0 ) {
			await file.setInputFiles( list );
		}
		await step.locator( '.button-primary' ).click();
		clicks += 1;
		await expect( page.locator( '.notice-success' ) ).toBeVisible();
		await expect( page.locator( `#${ id }` ) ).toHaveClass( /is-done/ );
	}
	return clicks;
}

/** In the open checkout: orders to a terminal, and pays at the sandbox bank. */
async function order( page: Page ): Promise< void > {
	await fillBlockAddress( page );
	await selectRadio( page, blockTerminalRate( page ) );
	await page.locator( '.vitrina-terminal-picker button' ).first().click();
	await page.getByRole( 'option', { name: /Akropolis/ } ).click();
	await selectRadio( page, blockMethod( page, 'vitrina_bank_link' ) );
	await page
		.getByRole( 'radio', { name: /Swedbank/ } )
		.first()
		.check();
	await blockOrderButton( page ).click();
	await page.waitForURL( /vitrina_bank_link_sandbox/ );
	await page.locator( 'button[value="paid"], button' ).first().click();
	await page.waitForURL( /order-received/ );
}

test.describe( 'from five zips', () => {
	const cli = path.join( root, 'tests/shop/cli.mjs' );
	const name = () => `e2e-bare-${ process.env.TEST_PARALLEL_INDEX }`;
	const run = ( ...words: string[] ) =>
		execFileSync( process.execPath, [ cli, ...words, '--name', name() ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} );

	test( '[OWN-01] [OWN-02] an owner with Storefront uploads the zips, follows the setup, and has an order to a terminal that is paid at the sandbox bank @full', async ( {
		browser,
	} ) => {
		test.setTimeout( 600_000 );
		const port = 8970 + Number( process.env.TEST_PARALLEL_INDEX );
		const folder = mkdtempSync( path.join( tmpdir(), 'vitrina-setup-' ) );
		const list = path.join( folder, 'terminals.csv' );
		writeFileSync( list, terminals );
		execFileSync( process.execPath, [
			path.join( root, 'bin/zip.mjs' ),
			'--no-build',
			'--to',
			folder,
		] );
		run(
			'start',
			'--port',
			String( port ),
			'--bare',
			'--theme',
			'storefront'
		);
		try {
			const { openShop } = await import( '../shop/shop.mjs' );
			const shop = await openShop( name() );
			shop.phpEval( `
				update_option( 'woocommerce_currency', 'EUR' );
				update_option( 'woocommerce_default_country', 'LT' );
				$product = new WC_Product_Simple();
				$product->set_props( [ 'name' => 'Pirmoji prekė', 'regular_price' => '20', 'category_ids' => [ wp_insert_term( 'Namams', 'product_cat' )['term_id'] ] ] );
				$product->save();
				return true;` );
			const page = await browser.newPage( {
				baseURL: shop.url,
				viewport: { width: 1280, height: 900 },
			} );
			page.setDefaultTimeout( 20_000 );
			await logIn( page, shop.admin );
			for ( const plugin of plugins ) {
				await upload(
					page,
					'/wp-admin/plugin-install.php?tab=upload',
					path.join( folder, `vitrina-${ plugin }.zip` )
				);
				await page
					.locator( 'a[href*="action=activate"]' )
					.first()
					.click();
			}
			await upload(
				page,
				'/wp-admin/theme-install.php',
				path.join( folder, 'vitrina.zip' )
			);

			for ( const file of [
				'themes/vitrina/license.txt',
				'themes/vitrina/licenses/photoswipe.txt',
				'themes/vitrina/licenses/lucide.txt',
				'themes/vitrina/build/fonts/fraunces-LICENSE.txt',
				'plugins/vitrina-lpexpress/licenses/tanstack-virtual.txt',
				'plugins/vitrina-lpexpress/sample/terminals.csv',
				...plugins.map(
					( plugin ) => `plugins/vitrina-${ plugin }/license.txt`
				),
			] ) {
				const response = await page.request.get(
					`/wp-content/${ file }`
				);
				expect( response.status(), file ).toBe( 200 );
			}

			const startTime = Date.now();
			await page.goto( '/wp-admin/' );
			await page.locator( '.notice a[href*="vitrina-setup"]' ).click();
			const clicks = await doSteps( page, list );
			await page.locator( '#step-order a[href*="add-to-cart"]' ).click();
			expect( clicks + 1, 'clicks' ).toBeLessThanOrEqual( MOST_CLICKS );

			await order( page );
			expect( Date.now() - startTime ).toBeLessThan( 180_000 );
			const placed = shop.phpEval( `
				$order = wc_get_orders( [ 'limit' => 1 ] )[0];
				return [ $order->get_status(), $order->get_meta( '_woo_lithuaniapost_lpexpress_terminal_id' ) ];` );
			expect( placed ).toEqual( [ 'processing', '8101' ] );
			await page.goto( '/wp-admin/admin.php?page=vitrina-setup' );
			await expect( page.locator( '#step-order' ) ).toHaveClass(
				/is-done/
			);

			// Nothing on the fresh shop is a dead end.
			shop.phpEval(
				`return update_option( 'woocommerce_coming_soon', 'no' );`
			);
			const visitor = await browser.newPage( { baseURL: shop.url } );
			const [ pages, errors ] = await crawl( visitor, shop );
			expect( errors ).toEqual( [] );
			const wanted = shop.phpEval( `
				$paths = array_map( 'wc_get_page_permalink', [ 'shop', 'cart', 'myaccount' ] );
				$paths[] = get_permalink( get_option( 'vitrina_companion_pages' )['contacts'] );
				$paths[] = get_term_link( 'Namams', 'product_cat' ) ?: '';
				return array_map( fn ( $url ) => substr( $url, strlen( home_url() ) ), $paths );` ) as string[];
			expect( pages ).toEqual( expect.arrayContaining( wanted ) );
			// Without a network WordPress cannot look for updates.
			expect(
				shop
					.readLog()
					.split( '\n' )
					.filter( ( line ) => ! line.includes( 'WordPress.org' ) )
					.join( '\n' )
					.trim()
			).toBe( '' );
		} finally {
			run( 'stop' );
			rmSync( folder, { recursive: true, force: true } );
			rmSync( path.resolve( '.shop', name() ), {
				recursive: true,
				force: true,
			} );
		}
	} );
} );
