import type { Page } from '@playwright/test';
import { productPages } from './product-page';
import { expect, test } from './test';

const count = ( page: Page, selector: string ) =>
	expect( page.locator( selector ), selector );

test( '[FIX-39] listing and product page have WooCommerce’s class names, which guides, tests and other plugins use', async ( {
	page,
} ) => {
	await page.goto( '/kategorija/zvakes/' );
	await count( page, '.woocommerce-result-count' ).toHaveCount( 1 );
	await count( page, '.woocommerce-breadcrumb' ).toHaveCount( 1 );
	const card = page.locator( 'li.product' ).first();
	const title = card.locator( 'xpath=./a/h3' );
	await expect( title ).toHaveClass( /woocommerce-loop-product__title/ );
	// The product's name is on its card once; hidden names are attributes.
	const name = ( await title.textContent() ) ?? '';
	expect( ( await card.textContent() )?.split( name ) ).toHaveLength( 2 );
	await title.click();
	await count( page, '.product_title' ).toHaveText( name );

	await count( page, '.reviews_tab' ).toHaveCount( 1 );
	await count( page, '#tab-description p' ).not.toHaveCount( 0 );
	await page.locator( '.reviews_tab > summary' ).click();
	await page.locator( '.review-form summary' ).click();
	await page.locator( 'p.stars .star-4' ).click();
	await expect( page.getByRole( 'radio', { name: /^4/ } ) ).toBeChecked();

	await page.goto( productPages.noPicture );
	await count(
		page,
		'.woocommerce-product-gallery__image--placeholder > .wp-post-image'
	).toBeVisible();
} );

test( '[FIX-39] the empty cart and the coupon link have WooCommerce’s texts', async ( {
	page,
	shop,
} ) => {
	await page.goto( '/krepselis-2/' );
	await count( page, 'main .empty' ).toContainText(
		'Jūsų krepšelis tuščias'
	);
	const message = shop.phpEval( `
		unload_textdomain( 'vitrina' );
		switch_to_locale( 'en_US' );
		ob_start();
		\\Vitrina\\Theme\\empty_cart();
		return ob_get_clean() . \\Vitrina\\Theme\\coupon_message();
	` ) as string;
	expect( message ).toContain( 'Your cart is currently empty' );
	expect( message ).toContain( '>Click here to enter your code</a>' );
	// The link's accessible name contains its visible text (WCAG 2.5.3).
	expect( message ).toMatch(
		/aria-label="Enter your coupon code: Click here to enter your code"/
	);
} );
