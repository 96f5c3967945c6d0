import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { landingCases } from './attribution/landing-cases';
import { createVisitor, readTags, type Script } from './attribution/visitor';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	readOrderId,
	placeClassicOrder,
	products,
	waitForOrderReview,
} from './shopper';
import {
	blockCourierRate,
	selectRadio as chooseInBlocks,
	fillBlockAddress,
	withBlockPages,
	openBlockCheckout,
	placeBlockOrder,
} from './block-shopper';
import { logIn } from './log-in';
import { expect, test } from './test';
import type { Shop } from '../shop/handle.mjs';

const decision = readFileSync(
	path.resolve( __dirname, '../../docs/decisions/0013-attribution.md' ),
	'utf8'
);

test( 'every difference from WooCommerce’s script is explained in the decisions', () => {
	expect( landingCases.length ).toBeGreaterThanOrEqual( 60 );
	for ( const { name, reason, theirs, cookies } of landingCases ) {
		const isDifferent =
			!! theirs || ( cookies && cookies.ours !== cookies.theirs );
		expect( !! reason, name ).toBe( !! isDifferent );
		if ( reason ) {
			expect( decision ).toContain( `*${ reason }*` );
		}
	}
} );

test( '[ATT-01] [ATT-02] [ATT-03] our script and WooCommerce’s record the same visits @full', async ( {
	browser,
	shop,
} ) => {
	// About two hundred pages.
	test.setTimeout( 240_000 );
	const tags: Record< Script, string > = readTags( shop );
	expect( tags.ours ).toContain( 'vitrina-attribution-js' );
	expect( tags.ours ).not.toContain( 'sourcebuster' );
	expect( tags.theirs ).toContain( 'sourcebuster' );

	const errors: string[] = [];
	const open = async ( timezoneId: string ) => {
		const page = await browser.newPage( { timezoneId } );
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		return createVisitor( page, shop, tags );
	};
	const visitors = new Map< string, ReturnType< typeof open > >();

	for ( const landing of landingCases ) {
		const { name, zone = 'Europe/Vilnius', theirs: otherwise } = landing;
		const visitor = visitors.get( zone ) ?? open( zone );
		visitors.set( zone, visitor );
		const visit = await visitor;
		const theirs = await visit( 'theirs', landing );
		const ours = await visit( 'ours', landing );

		expect.soft( ours.fields, name ).toMatchObject( landing.ours );
		expect
			.soft( theirs.fields, `${ name }, WooCommerce’s` )
			.toEqual( { ...ours.fields, ...otherwise } );
		// WooCommerce's form does not do this: see the decision.
		expect.soft( ours.sent, `${ name }, the form` ).toEqual( ours.fields );
		if ( landing.cookies ) {
			expect
				.soft( Object.keys( ours.cookies ), name )
				.toHaveLength( landing.cookies.ours );
			expect
				.soft( Object.keys( theirs.cookies ), name )
				.toHaveLength( landing.cookies.theirs );
		} else if ( ! landing.reason ) {
			expect
				.soft( ours.cookies, `${ name }, the cookies` )
				.toEqual( theirs.cookies );
		}
	}
	expect( errors ).toEqual( [] );
} );

const campaign =
	'?utm_source=naujienlaiskis&utm_medium=email&utm_campaign=ruduo';

/** The order meta that WooCommerce's reports and its meta box read. */
const attributionOf = ( shop: Shop, order: number ): Record< string, string > =>
	shop.phpEval(
		`$found = [];
		foreach ( wc_get_order( (int) getenv( 'ORDER' ) )->get_meta_data() as $meta ) {
			if ( str_contains( $meta->key, 'attribution' ) ) {
				$found[ $meta->key ] = $meta->value;
			}
		}
		return (object) $found;`,
		{ ORDER: String( order ) }
	);

const expected = {
	_wc_order_attribution_source_type: 'utm',
	_wc_order_attribution_utm_source: 'naujienlaiskis',
	_wc_order_attribution_utm_medium: 'email',
	_wc_order_attribution_utm_campaign: 'ruduo',
	_wc_order_attribution_device_type: 'Desktop',
	_wc_order_attribution_session_count: '1',
};

const trackers = async ( page: Page ) =>
	( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.startsWith( 'sbjs_' ) );

async function orderClassic( page: Page ): Promise< number > {
	await page.goto( '/apmokejimas/' );
	await courierRate( page ).first().check();
	await waitForOrderReview( page );
	await fillBilling( page );
	await placeClassicOrder( page );
	return readOrderId( page );
}

test( '[ATT-02] after a campaign, an order through the classic checkout contains source, medium, device and pages @full', async ( {
	page,
	shop,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await addFromProductPage( page, products.linen + campaign );
	expect( ( await trackers( page ) ).length ).toBe( 7 );
	const order = await orderClassic( page );

	const found = attributionOf( shop, order );
	expect( found ).toMatchObject( expected );
	expect( Number( found._wc_order_attribution_session_pages ) ).toBe( 2 );
	expect( found._wc_order_attribution_session_entry ).toContain( campaign );
	expect( found ).not.toHaveProperty( '_vitrina_attribution_reason' );
	expect( requests.join( '\n' ) ).not.toMatch(
		/sourcebuster|order-attribution(\.min)?\.js/
	);
} );

/** A must-use plugin of the test that adds a consent bar if its cookie is set. */
const bar = ( shop: Shop ) =>
	path.join( shop.root, 'wordpress/wp-content/mu-plugins/test-bar.php' );

test.describe( 'a shop that asks for consent', () => {
	// The avatar of the logged-in user.
	test.use( { allowedErrors: [ /gravatar/ ] } );

	test.beforeAll( async () => {
		const { openTestShop } = await import( './shop' );
		writeFileSync(
			bar( await openTestShop() ),
			`<?php add_filter( 'vitrina_consent_managed', static fn (): bool => isset( $_COOKIE['test_bar'] ) );`
		);
	} );

	test.afterAll( async () => {
		const { openTestShop } = await import( './shop' );
		rmSync( bar( await openTestShop() ) );
	} );

	test.beforeEach( async ( { context, shop } ) => {
		await context.addCookies( [
			{ name: 'test_bar', value: '1', url: shop.url },
		] );
	} );

	const answer = ( page: Page, marketing: boolean ) =>
		page.evaluate(
			( isAllowed ) =>
				( window as any ).vitrina.core.emit( 'consent:changed', {
					marketing: isAllowed,
				} ),
			marketing
		);

	test( '[ATT-03] without consent nothing is recorded, and the order shows the reason @full', async ( {
		page,
		shop,
	} ) => {
		await addFromProductPage( page, products.linen + campaign );
		expect( await trackers( page ) ).toEqual( [] );
		const order = await orderClassic( page );
		expect( await trackers( page ) ).toEqual( [] );
		expect( attributionOf( shop, order ) ).toEqual( {
			_vitrina_attribution_reason: 'no-consent',
		} );

		await logIn( page, shop.admin );
		await page.goto(
			`/wp-admin/admin.php?page=wc-orders&action=edit&id=${ order }`
		);
		await expect(
			page.locator( '#woocommerce-order-source-data' )
		).toContainText( 'pirkėjas tam nepritarė' );
	} );

	test( '[ATT-03] consent on the landing page records the landing, withdrawal clears cookies and fields', async ( {
		page,
	} ) => {
		await page.goto( products.linen + campaign );
		expect( await trackers( page ) ).toEqual( [] );
		await answer( page, true );
		// The script that writes the record is fetched now.
		await expect
			.poll( async () => ( await trackers( page ) ).length )
			.toBe( 7 );

		await page.goto( '/paskyra/' );
		const source = page
			.locator( 'input[name="wc_order_attribution_utm_source"]' )
			.first();
		await expect( source ).toHaveValue( '' );
		await answer( page, true );
		await expect( source ).toHaveValue( 'naujienlaiskis' );
		await answer( page, false );
		await expect( source ).toHaveValue( '' );
		await expect.poll( () => trackers( page ) ).toEqual( [] );
	} );
} );

test.describe( 'the block checkout', () => {
	withBlockPages();

	test( '[ATT-02] [CHK-05] after a campaign, an order through the block checkout contains the same data @full', async ( {
		page,
		shop,
	} ) => {
		await openBlockCheckout( page, products.linen + campaign );
		await chooseInBlocks( page, blockCourierRate( page ) );
		await fillBlockAddress( page );
		await placeBlockOrder( page );
		const order = await readOrderId( page );

		const found = attributionOf( shop, order );
		expect( found ).toMatchObject( expected );
		expect( found._wc_order_attribution_session_pages ).toBe( '2' );
		expect( found ).not.toHaveProperty( '_vitrina_attribution_reason' );
	} );
} );
