import { gzipSync } from 'node:zlib';
import {
	addFromProductPage,
	selectTerminal,
	fieldName,
	fillBilling,
	readOrderId,
	placeClassicOrder,
	waitForOrderReview,
	terminalRate,
} from './shopper';
import { openTestShop } from './shop';
import { expect, test } from './test';

async function holdTerminals( count: number ): Promise< void > {
	( await openTestShop() ).phpEval(
		`\\Vitrina\\Demo\\import_terminals( array( 'LT' => (int) getenv( 'COUNT' ), 'LV' => 450, 'EE' => 450 ) ); return true;`,
		{ COUNT: String( count ) }
	);
}

test.describe( 'with 3,000 terminals', () => {
	test.beforeAll( () => holdTerminals( 3000 ) );
	test.afterAll( () => holdTerminals( 600 ) );

	test( '[TERM-10] a shopper finds one and orders, and the list is under 60 KB and loads once @full', async ( {
		page,
		shop,
	} ) => {
		await addFromProductPage( page );
		const [ checkout ] = await Promise.all( [
			page.waitForResponse( /\/apmokejimas\/$/ ),
			page.goto( '/apmokejimas/' ),
		] );
		const html = await checkout.text();
		const select =
			/<select[^>]*woo_lithuaniapost_lpexpress_terminal_id[\s\S]*?<\/select>/.exec(
				html
			)?.[ 0 ];
		expect( select ).toBeDefined();
		expect( select?.match( /<option/g )?.length ).toBeGreaterThan( 3000 );
		const list = await page.request.get(
			`${ shop.url }/wp-json/vitrina/v1/terminals?country=LT`
		);
		const bytes =
			gzipSync( html ).length -
			gzipSync( html.replace( select ?? '', '' ) ).length +
			gzipSync( await list.body() ).length;
		expect( bytes ).toBeLessThan( 60 * 1024 );

		await terminalRate( page ).check();
		await waitForOrderReview( page );
		await selectTerminal( page, 'žemait' );
		expect( await page.locator( `[name="${ fieldName }"]` ).count() ).toBe(
			1
		);
		await fillBilling( page );
		await placeClassicOrder( page );
		expect( await readOrderId( page ) ).toBeGreaterThan( 0 );
	} );

	test( '[TERM-10] the open list has few rows in the page @full', async ( {
		page,
	} ) => {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas/' );
		await terminalRate( page ).check();
		await waitForOrderReview( page );
		await page.locator( '.vitrina-terminal-picker__open' ).click();
		const options = page.getByRole( 'dialog' ).getByRole( 'option' );
		await expect( options.first() ).toBeVisible();
		expect( await options.count() ).toBeLessThanOrEqual( 60 );
	} );
} );

test( '[TERM-08] in a narrow totals table the picker gets a row of its own @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await addFromProductPage( page );
	await page.goto( '/krepselis-2/' );
	await page.addStyleTag( {
		content: '.woocommerce-shipping-methods li { width: 230px !important }',
	} );
	await terminalRate( page ).check();
	const row = page.locator( 'tr.vitrina-terminal-row td[colspan="2"]' );
	await expect( row.locator( '.vitrina-terminal-picker' ) ).toBeVisible();
	await expect(
		page.locator( '.vitrina-terminal-picker__open' )
	).toHaveCount( 1 );
} );
