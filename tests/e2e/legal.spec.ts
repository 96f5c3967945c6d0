import { addFromProductPage, products } from './shopper';
import { expect, test } from './test';

/** What a Lithuanian shop must and must not show by law. */

const ORDER = 'Užsakyti su prievole sumokėti';

test.afterAll( async () => {
	( await ( await import( './shop' ) ).openTestShop() ).useClassicPages();
} );

test( '[CHK-01] the order button says that the order obliges to pay, in the classic and the block checkout @full', async ( {
	page,
	shop,
} ) => {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await expect( page.locator( '#place_order' ) ).toHaveText( ORDER );
	shop.useBlockPages();
	const address = String(
		shop.phpEval( `return wc_get_page_permalink( 'checkout' );` )
	);
	// Without depending on the translation of WooCommerce's script.
	const html = await ( await page.request.get( address ) ).text();
	expect( html ).toContain( `data-place-order-button-label="${ ORDER }"` );
	await page.goto( address );
	await expect(
		page.locator( '.wc-block-components-checkout-place-order-button' )
	).toContainText( ORDER );
} );

test( '[FOOT-01] [LAW-81] prices are labelled as including VAT only if they include it', async ( {
	page,
	shop,
} ) => {
	const line = page.locator( '.site-footer__line' );
	await page.goto( products.linen );
	await expect( line ).toContainText( 'Visos kainos su PVM.' );
	shop.phpEval(
		`update_option( 'woocommerce_tax_display_cart', 'excl' ); return true;`
	);
	try {
		await page.reload();
		await expect( line ).not.toContainText( 'PVM' );
	} finally {
		shop.phpEval(
			`update_option( 'woocommerce_tax_display_cart', 'incl' ); return true;`
		);
	}
} );

test( '[FOOT-01] no page links to the dispute platform that was closed on 20 July 2025 @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	for ( const address of [
		'/',
		products.linen,
		'/pristatymas/',
		'/apmokejimas/',
		'/paskyra/',
	] ) {
		await page.goto( address );
		await expect(
			page.locator(
				'a[href*="ec.europa.eu/consumers/odr"], a[href*="webgate.ec.europa.eu/odr"]'
			),
			address
		).toHaveCount( 0 );
	}
} );
