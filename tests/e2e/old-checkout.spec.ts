import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fullUnless } from './full';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	readOrderId,
	placeClassicOrder,
	waitForOrderReview,
} from './shopper';
import { withTestCoupon } from './coupon';
import { expect, test } from './test';

/**
 * A classic checkout that was left open for more than a day (its nonces are expired,
 * see mu-plugins/vitrina-shop/page-age.php), and one whose shop fails: with
 * WooCommerce's script alone the overlay over the order would stay.
 */

const CHECKOUT = '/apmokejimas/';

/** Console errors of the rejections and failures that these tests cause. */
test.use( {
	// One expression: Playwright would treat a second argument as options.
	allowedErrors: [
		/wc-ajax=(update_order_review|apply_coupon)|ERR_INTERNET_DISCONNECTED/,
	],
} );

const veil = ( page: Page ) => page.locator( '.blockUI.blockOverlay' );

const complaint = ( page: Page ) => page.locator( '.checkout-call-failed' );

/** Opens the checkout as it was rendered hours ago; its requests get current responses. */
async function openOld( page: Page, hours: number ): Promise< void > {
	await page.route( `**${ CHECKOUT }`, ( route ) =>
		route.continue( {
			headers: {
				...route.request().headers(),
				'X-Page-Age': String( hours ),
			},
		} )
	);
	await page.goto( CHECKOUT );
}

const updated = ( page: Page, status = 200 ) =>
	page.waitForResponse(
		( answer ) =>
			answer.url().includes( 'wc-ajax=update_order_review' ) &&
			answer.status() === status
	);

withTestCoupon( 'vakarykstis' );

test( '[CHK-02] [STATE-01] a checkout that was opened yesterday accepts a coupon, a town and the order @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	const refused = updated( page, 403 );
	const renewed = updated( page );
	await openOld( page, 25 );
	await refused;
	await renewed;
	await expect( veil( page ) ).toHaveCount( 0 );
	await expect( complaint( page ) ).toHaveCount( 0 );

	await page.locator( '.showcoupon' ).click();
	await page.locator( '#coupon_code' ).fill( 'vakarykstis' );
	await page.locator( '.checkout_coupon [name="apply_coupon"]' ).click();
	await expect( page.locator( '.cart-discount' ) ).toBeVisible();
	await expect( veil( page ) ).toHaveCount( 0 );

	await courierRate( page ).first().check();
	await fillBilling( page );
	await placeClassicOrder( page );
	expect( await readOrderId( page ) ).toBeGreaterThan( 0 );
} );

test( '[CHK-02] a coupon from a checkout that was opened yesterday is sent again with a new nonce @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await openOld( page, 25 );
	await waitForOrderReview( page );
	// As if no other request had renewed it before.
	await page.evaluate( () => {
		const { wc_checkout_params: parameters } = window as unknown as {
			wc_checkout_params: Record< string, string >;
		};
		parameters.apply_coupon_nonce = '0123456789';
	} );
	const answers: number[] = [];
	page.on( 'response', ( answer ) => {
		if ( answer.url().includes( 'wc-ajax=apply_coupon' ) ) {
			answers.push( answer.status() );
		}
	} );
	await page.locator( '.showcoupon' ).click();
	await page.locator( '#coupon_code' ).fill( 'vakarykstis' );
	await page.locator( '.checkout_coupon [name="apply_coupon"]' ).click();
	await expect( page.locator( '.cart-discount' ) ).toBeVisible();
	expect( answers ).toEqual( [ 403, 200 ] );
} );

test( '[CHK-02] a checkout that becomes visible after eleven hours is updated @full', async ( {
	page,
} ) => {
	await page.clock.install();
	await addFromProductPage( page );
	await page.goto( CHECKOUT );
	await page.clock.runFor( 2000 );
	await expect( veil( page ) ).toHaveCount( 0 );
	const show = () =>
		page.evaluate( () =>
			document.dispatchEvent( new Event( 'visibilitychange' ) )
		);
	let asked = 0;
	page.on( 'request', ( request ) => {
		asked += Number(
			request.url().includes( 'wc-ajax=update_order_review' )
		);
	} );
	await page.clock.fastForward( '12:00:00' );
	const renewed = updated( page );
	await show();
	await page.clock.runFor( 1000 );
	await renewed;
	await page.clock.runFor( 1000 );
	await expect( veil( page ) ).toHaveCount( 0 );
	expect( asked ).toBe( 1 );
} );

const failures: Record<
	string,
	{ status: number; body: string } | 'offline' | 'always refused'
> = {
	'500': { status: 500, body: '' },
	'502 with HTML': { status: 502, body: '<h1>Bad gateway</h1>' },
	'truncated JSON': { status: 200, body: '{"result":"success","fragm' },
	'body -1': { status: 200, body: '-1' },
	offline: 'offline',
	'403 for ever': 'always refused',
};

for ( const [ name, failure ] of Object.entries( failures ) ) {
	test( `[CHK-02] a failed order review (${ name }) shows an error, and is requested again${ fullUnless( name === '403 for ever' ) }`, async ( {
		page,
		context,
	} ) => {
		await addFromProductPage( page );
		await page.goto( CHECKOUT );
		await waitForOrderReview( page );
		const calls = /wc-ajax=update_order_review/;
		if ( failure === 'offline' ) {
			await context.setOffline( true );
		} else {
			await page.route( calls, ( route ) =>
				route.fulfill(
					failure === 'always refused'
						? { status: 403, body: '-1' }
						: { ...failure, contentType: 'text/html' }
				)
			);
		}
		await courierRate( page ).first().check();
		await expect( complaint( page ) ).toBeVisible();
		await expect( complaint( page ) ).toHaveAttribute( 'role', 'alert' );
		await expect( veil( page ) ).toHaveCount( 0 );
		if ( name === '500' ) {
			await expectNoViolations( page, 'order review that failed' );
		}

		const renewed = updated( page );
		if ( failure === 'offline' ) {
			await context.setOffline( false );
		} else {
			await page.unroute( calls );
			await complaint( page ).getByRole( 'button' ).click();
		}
		await renewed;
		await expect( complaint( page ) ).toHaveCount( 0 );
		await expect( veil( page ) ).toHaveCount( 0 );
		await expect( courierRate( page ).first() ).toBeChecked();
	} );
}
