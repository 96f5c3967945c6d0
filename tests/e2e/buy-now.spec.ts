import type { Page } from '@playwright/test';
import { addFromProductPage, readCartCount, products } from './shopper';
import { fullUnless } from './full';
import { expect, test } from './test';

const buyNow = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Pirkti dabar' } );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe(
		javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
		() => {
			test.use( { javaScriptEnabled } );

			test( `[PROD-13] leads straight to the checkout, with the selected quantity and the earlier items of the cart${ fullUnless( javaScriptEnabled ) }`, async ( {
				page,
			} ) => {
				await addFromProductPage( page, products.morning );
				await page.goto( products.linen );
				await page.locator( 'input[name="quantity"]' ).fill( '2' );
				await buyNow( page ).click();
				await page.waitForURL( /apmokejimas/ );
				await expect( page.locator( '#order_review' ) ).toContainText(
					'Lino skalbiniai'
				);
				await expect(
					page.locator( '.woocommerce-message' )
				).toHaveCount( 0 );
				expect( await readCartCount( page ) ).toBe( 3 );
			} );
		}
	);
}

test( '[PROD-13] without a selection the usual message is shown, and nothing is sent @full', async ( {
	page,
} ) => {
	await page.goto( '/produktas/dvylika-spalvu/' );
	await expect( page.locator( '.single_add_to_cart_button' ) ).toHaveClass(
		/disabled/
	);
	const alerts: string[] = [];
	page.on( 'dialog', ( box ) => {
		alerts.push( box.message() );
		void box.accept();
	} );
	await buyNow( page ).click();
	await expect.poll( () => alerts ).toHaveLength( 1 );
	expect( alerts[ 0 ] ).toMatch( /pasirinkite/i );
	expect( page.url() ).toContain( 'dvylika-spalvu' );
	expect( await readCartCount( page ) ).toBe( 0 );
} );

test( '[PROD-13] the selected variation is at the checkout @full', async ( {
	page,
} ) => {
	await page.goto( '/produktas/dvylika-spalvu/' );
	await page
		.locator( '[name="attribute_pa_spalva"]' )
		.evaluate( ( select: HTMLSelectElement ) => {
			select.value = 'gintaro';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	await expect(
		page.locator( '.single_add_to_cart_button' )
	).not.toHaveClass( /disabled/ );
	await buyNow( page ).click();
	await page.waitForURL( /apmokejimas/ );
	await expect( page.locator( '#order_review' ) ).toContainText( /gintar/i );
} );

test( '[PROD-13] [PROD-16] works in a quick view @full', async ( { page } ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( '/parduotuve/' );
	const card = page.locator( '.card', { hasText: 'Lino skalbiniai' } );
	await card.hover();
	await card.locator( 'a[data-quick-view]' ).click();
	await buyNow( page ).click();
	await page.waitForURL( /apmokejimas/ );
	await expect( page.locator( '#order_review' ) ).toContainText(
		'Lino skalbiniai'
	);
} );
