import { expect, type Page } from '@playwright/test';
import { productPages } from '../product-page';
import { cartCount, readCartCount, products } from '../shopper';
import type { Part } from './part';
import { followQuickView } from './quick-view';

const notice = ( page: Page ) => page.locator( '.woocommerce-message' );

async function addOnPage( page: Page ): Promise< void > {
	await page.goto( products.linen );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( notice( page ) ).toBeVisible();
	expect( await readCartCount( page ) ).toBe( 1 );
}

async function addByCard( page: Page ): Promise< void > {
	await page.goto( '/parduotuve/' );
	const add = page.locator( 'a.ajax_add_to_cart' ).first();
	const left = page.waitForURL( /[?&]add-to-cart=/ );
	await add.click();
	await left;
	expect( await readCartCount( page ) ).toBe( 1 );
}

/** Without the scripts that send requests or keep the cart. */
export const calls: readonly Part[] = [
	...[ 'calls', 'cart' ].flatMap( ( file ) => [
		{
			file,
			works: 'the form of a product is submitted and adds',
			isFast: file === 'cart',
			use: addOnPage,
		},
		{ file, works: 'the add link of a card adds', use: addByCard },
	] ),
	{
		file: 'calls',
		works: 'the form of a variable product is submitted with the selection',
		async use( page ) {
			await page.goto( productPages.variable );
			await page.locator( 'form.cart [role="radio"]' ).nth( 1 ).click();
			const add = page.locator( '.single_add_to_cart_button' );
			await expect( add ).not.toHaveClass( /disabled/ );
			await add.click();
			await expect( notice( page ) ).toBeVisible();
			expect( await readCartCount( page ) ).toBe( 1 );
		},
	},
	{
		file: 'calls',
		works: 'a card’s quick view link opens the product, whose form adds',
		width: 1280,
		use: followQuickView,
	},
	{
		file: 'calls',
		works: 'the header’s cart link opens the cart, where quantities are submitted',
		async use( page ) {
			await addOnPage( page );
			await page.locator( '.site-header__cart' ).click();
			await expect( page ).toHaveURL( /\/krepselis-2\/$/ );
			const update = page.locator( '[name="update_cart"]' );
			// WooCommerce's script disables the button until a field changes. A
			// change made before that script ran would leave it disabled.
			await expect( update ).toBeDisabled();
			// Typed as a shopper does: the change event fires when the button is clicked.
			await page.locator( '.cart_item input.qty' ).selectText();
			await page.keyboard.type( '3' );
			await update.click();
			await expect( notice( page ) ).toBeVisible();
			expect( await readCartCount( page ) ).toBe( 3 );
		},
	},
	{
		file: 'calls',
		works: 'the load-more link opens the next page',
		async use( page ) {
			await page.goto( '/parduotuve/' );
			await page.locator( '.listing-more a' ).click();
			await expect( page ).toHaveURL( /\/page\/2\/|paged=2/ );
		},
	},
	...[ 'mini-cart', 'react' ].map( ( file ) => ( {
		file,
		works: 'the header’s cart leads to the cart',
		isFast: file === 'react',
		async use( page: Page ) {
			await page.goto( '/pristatymas/' );
			await page.locator( '.site-header__cart' ).click();
			await expect( page ).toHaveURL( /\/krepselis-2\/$/ );
		},
	} ) ),
	{
		file: 'in-page-add',
		works: 'the form of a product is submitted and adds',
		use: addOnPage,
	},
	{
		file: 'variation-form',
		works: 'a variation can be selected and added',
		async use( page ) {
			await page.goto( '/produktas/kedro-lentyna/' );
			for ( const select of await page
				.locator( '.variations select' )
				.all() ) {
				await select.selectOption( { index: 1 } );
			}
			await page.locator( '.single_add_to_cart_button' ).click();
			await expect( cartCount( page ) ).toHaveText( /^1/ );
		},
	},
];
