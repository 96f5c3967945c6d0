import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
	addFromProductPage,
	chooseTerminal,
	fillBilling,
	pickerButton,
	placeClassicOrder,
	reviewSettled,
	terminalRate,
} from './shopper';
import { expect, test } from './test';

async function expectNoViolations(
	page: Page,
	state: string
): Promise< void > {
	const { violations } = await new AxeBuilder( { page } ).analyze();
	expect(
		violations.map( ( { id, nodes } ) => ( {
			id,
			nodes: nodes.map( ( { html } ) => html.slice( 0, 160 ) ),
		} ) ),
		state
	).toEqual( [] );
}

const pages = {
	front: '/',
	shop: '/parduotuve/',
	category: '/kategorija/zvakes/',
	'product, simple': '/produktas/lino-skalbiniai/',
	'product, variable': '/produktas/dvylika-spalvu/',
	'empty cart': '/krepselis-2/',
	account: '/paskyra/',
	journal: '/zurnalas/',
	search: '/?s=zvake&post_type=product',
	'search without result': '/?s=qqqqq&post_type=product',
	page: '/pristatymas/',
	404: '/nera-tokio/',
};

for ( const width of [ 390, 1280 ] ) {
	test.describe( `axe at ${ width } px`, () => {
		test.use( {
			viewport: { width, height: 900 },
			allowedErrors: [ /404/ ],
		} );

		test( 'finds nothing on the pages of the shop', async ( { page } ) => {
			test.setTimeout( 180_000 );
			for ( const [ name, path ] of Object.entries( pages ) ) {
				await page.goto( path );
				await expectNoViolations( page, name );
			}
		} );

		test( "finds nothing in the header's panels", async ( { page } ) => {
			await page.goto( '/' );
			await page
				.locator( '[popovertarget="search-panel"]' )
				.first()
				.click();
			await expect( page.locator( '#search-panel' ) ).toBeVisible();
			await expectNoViolations( page, 'search panel' );
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( '#search-panel' ) ).toBeHidden();
			if ( width < 1024 ) {
				await page
					.locator( '[popovertarget="menu-panel"]' )
					.first()
					.click();
				await expect( page.locator( '#menu-panel' ) ).toBeVisible();
				await expectNoViolations( page, 'menu panel' );
			}
		} );

		test( 'finds nothing from the cart to the order', async ( {
			page,
		} ) => {
			test.setTimeout( 180_000 );
			await addFromProductPage( page );
			await expectNoViolations( page, 'added to the cart' );
			await page.goto( '/krepselis-2/' );
			await terminalRate( page ).check();
			await expect( pickerButton( page ) ).toBeVisible();
			await expectNoViolations( page, 'cart with a picker' );

			await page.goto( '/apmokejimas/' );
			await terminalRate( page ).check();
			await reviewSettled( page );
			await expectNoViolations( page, 'checkout' );
			await pickerButton( page ).click();
			await expect(
				page.getByRole( 'dialog' ).getByRole( 'option' ).first()
			).toBeVisible();
			await expectNoViolations( page, 'picker open' );
			await page
				.getByRole( 'dialog' )
				.getByRole( 'combobox' )
				.fill( 'qqqq' );
			await expectNoViolations( page, 'nothing found' );
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );

			await fillBilling( page );
			await placeClassicOrder( page );
			await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
			await expectNoViolations( page, 'error shown' );
			await chooseTerminal( page, 'siau' );
			await expectNoViolations( page, 'terminal chosen' );
			await placeClassicOrder( page );
			await page.waitForURL( /order-received/ );
			await expectNoViolations( page, 'order received' );
		} );
	} );
}
