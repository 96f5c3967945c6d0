import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { measurePageWeight } from './page-weight';
import { fullUnless } from './full';
import { expect, test } from './test';
import {
	addFromProductPage,
	courierRate,
	createUnpaidOrder,
	fillBilling,
	placeClassicOrder,
	rasa,
	waitForOrderReview,
} from './shopper';
import type { Shop } from '../shop/handle.mjs';

/** When the scripts of the classic cart, checkout and account are loaded. */

const KB = 1024;

const pages: Record< string, string | ( ( shop: Shop ) => string ) > = {
	cart: '/krepselis-2/',
	checkout: '/apmokejimas/',
	'payment page of an order': createUnpaidOrder,
	account: '/paskyra/',
	'lost password': '/paskyra/lost-password/',
};

for ( const [ name, where ] of Object.entries( pages ) ) {
	test( `[CHK-01] the ${ name } page has no script that blocks rendering, at most 100 KB of scripts in its HTML, and 45 KB of fonts${ fullUnless( name === 'checkout' ) }`, async ( {
		page,
		shop,
	} ) => {
		await addFromProductPage( page );
		// From here on nothing comes from the cache.
		const client = await page.context().newCDPSession( page );
		await client.send( 'Network.setCacheDisabled', {
			cacheDisabled: true,
		} );
		const { script, scriptInHtml, scripts, blocking, fonts } =
			await measurePageWeight(
				page,
				shop.url,
				typeof where === 'string' ? where : where( shop )
			);
		expect( scripts.join( '\n' ) ).toMatch( /jquery\.min\.js/ );
		expect( scripts.join( '\n' ) ).not.toMatch( /zxcvbn/ );
		await expect(
			page.locator( '#password-strength-meter-js' )
		).toHaveCount( 0 );
		expect( blocking ).toEqual( [] );
		expect( scriptInHtml ).toBeGreaterThan( 30 * KB );
		expect( scriptInHtml ).toBeLessThanOrEqual( 100 * KB );
		// With the terminal picker, and React.
		expect( script ).toBeLessThanOrEqual( 160 * KB );
		expect( fonts ).toBeLessThanOrEqual( 45 * KB );
	} );
}

test( '[CHK-01] the cart page and the payment page have no password meter @full', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	for ( const where of [ pages.cart as string, createUnpaidOrder( shop ) ] ) {
		await page.goto( where );
		await expect( page.locator( 'script[id*="password"]' ) ).toHaveCount(
			0
		);
	}
} );

const strength = ( page: Page ) =>
	page.locator( '.woocommerce-password-strength' );

async function openAccountField( page: Page ): Promise< void > {
	await addFromProductPage( page );
	await page.goto( pages.checkout as string );
	await waitForOrderReview( page );
	await courierRate( page ).check();
	await waitForOrderReview( page );
	await page.locator( '#createaccount' ).check();
	await expect( page.locator( '#account_password' ) ).toBeVisible();
}

function deleteUser( shop: Shop, email: string ): void {
	shop.phpEval(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; $user = get_user_by( 'email', getenv( 'EMAIL' ) ); return $user && wp_delete_user( $user->ID );`,
		{ EMAIL: email }
	);
}

test( '[CHK-01] with the first focus of the new password its strength is measured, what was typed before included, and the order creates the account @full', async ( {
	page,
	shop,
} ) => {
	const email = 'slaptazodis@example.com';
	deleteUser( shop, email );
	let requests = 0;
	await page.route( '**/zxcvbn.min.js*', async ( route ) => {
		requests++;
		await new Promise( ( done ) => setTimeout( done, 800 ) );
		await route.continue();
	} );
	await openAccountField( page );
	expect( requests ).toBe( 0 );
	const field = page.locator( '#account_password' );
	await field.click();
	await page.keyboard.type( 'rasa' );
	await expect( strength( page ) ).toHaveClass( /short|bad/ );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( 'rasa' );
	await field.fill( 'trys žali arkliai po liepa 7' );
	await field.press( 'End' );
	await expect( strength( page ) ).toHaveClass( /good|strong/ );
	expect( requests ).toBe( 1 );

	await fillBilling( page, { ...rasa, email } );
	await placeClassicOrder( page );
	await page.waitForURL( /order-received/ );
	expect( shop.phpEval( `return email_exists( '${ email }' ) > 0;` ) ).toBe(
		true
	);
	deleteUser( shop, email );
} );

test.describe( 'a meter that does not load', () => {
	test.use( { allowedErrors: [ /Failed to load resource|Not loaded/ ] } );

	for ( const file of [
		'zxcvbn.min',
		'password-strength-meter.min',
		'password-meter',
	] ) {
		test( `[CHK-01] without ${ file }.js an account can be created with an order @full`, async ( {
			page,
			shop,
		} ) => {
			const email = 'be.matuoklio@example.com';
			deleteUser( shop, email );
			await page.route( `**/${ file }.js*`, ( route ) =>
				route.fulfill( { status: 404 } )
			);
			await openAccountField( page );
			const field = page.locator( '#account_password' );
			await field.click();
			await page.keyboard.type( 'trys žali arkliai po liepa 7' );
			await fillBilling( page, { ...rasa, email } );
			await placeClassicOrder( page );
			await page.waitForURL( /order-received/ );
			deleteUser( shop, email );
		} );
	}
} );

/** Code of other plugins that uses jQuery at once, without a registered script. */
const neighbours = {
	'an inline script in the content': `
		add_filter( 'the_content', fn ( $content ) => $content . '<script>jQuery( "body" ).attr( "data-neighbour", jQuery.fn.jquery );</script>' );`,
	'an inline script in the footer': `
		add_action( 'wp_footer', function () { echo '<script>(function($){ $( "body" ).attr( "data-neighbour", "1" ) })( jQuery );</script>'; } );`,
	'a blocking script in the footer': `
		add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'neighbour', home_url( '/neighbour.js' ), [ 'jquery' ], '1', true ); } );`,
	'a script printed by hand, without a handle': `
		add_action( 'wp_footer', function () { echo '<script src="/neighbour.js"></script>'; }, 99 );`,
	'code after jQuery': `
		add_action( 'wp_enqueue_scripts', function () { wp_add_inline_script( 'jquery', 'window.$ = jQuery;' ); } );
		add_filter( 'the_content', fn ( $content ) => $content . '<script>$( "body" ).attr( "data-neighbour", "1" );</script>' );`,
};

for ( const [ name, code ] of Object.entries( neighbours ) ) {
	test( `[CHK-01] beside ${ name } jQuery runs first @full`, async ( {
		page,
		shop,
	} ) => {
		const folder = path.join(
			shop.root,
			'wordpress/wp-content/mu-plugins'
		);
		const file = path.join( folder, 'test-neighbour.php' );
		mkdirSync( folder, { recursive: true } );
		writeFileSync(
			file,
			`<?php add_action( 'wp', function () { if ( is_cart() || is_checkout() ) { ${ code } } } );
`
		);
		try {
			await page.route( '**/neighbour.js*', ( route ) =>
				route.fulfill( {
					contentType: 'text/javascript',
					body: 'jQuery( "body" ).attr( "data-neighbour", "1" );',
				} )
			);
			await addFromProductPage( page );
			for ( const where of [ pages.cart, pages.checkout ] ) {
				await page.goto( where as string );
				await expect( page.locator( 'body' ) ).toHaveAttribute(
					'data-neighbour',
					/./
				);
			}
		} finally {
			rmSync( file, { force: true } );
		}
	} );
}
