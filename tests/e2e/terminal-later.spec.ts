import type { Page } from '@playwright/test';
import { courierRate, pickerButton, products, terminalRate } from './shopper';
import { expect, test } from './test';

/** A product without shipping. */
const makeVoucher = `
	$product = new WC_Product_Simple();
	$product->set_name( 'Dovanų čekis' );
	$product->set_regular_price( '20' );
	$product->set_virtual( true );
	return $product->save();`;

/** Adds a product in another tab; this page is not notified. */
async function addElsewhere( page: Page ): Promise< void > {
	const other = await page.context().newPage();
	await other.goto( products.linen );
	await other.locator( '.single_add_to_cart_button' ).click();
	await expect( other.locator( '.woocommerce-message' ) ).toBeVisible();
	await other.close();
}

test( '[FIX-07] [TERM-02] a page opened with nothing to ship shows the picker as soon as there is: cart and checkout', async ( {
	page,
	shop,
} ) => {
	const voucher = Number( shop.phpEval( makeVoucher ) );
	try {
		await page.goto( `/?add-to-cart=${ voucher }` );
		await page.goto( '/krepselis-2/' );
		await expect( page.locator( '.cart_totals' ) ).toBeVisible();
		await expect( terminalRate( page ) ).toHaveCount( 0 );
		await addElsewhere( page );
		await page.locator( '.woocommerce-cart-form input.qty' ).fill( '2' );
		await page.locator( '.woocommerce-cart-form input.qty' ).blur();
		await expect( terminalRate( page ) ).toHaveCount( 1 );
		await terminalRate( page ).check();
		await expect( pickerButton( page ) ).toBeVisible();

		const [ linen ] = await page
			.locator( '.cart_item:has([href*="lino-skalbiniai"]) a.remove' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => ( link as HTMLAnchorElement ).href )
			);
		await page.goto( linen ?? '' );
		await page.goto( '/apmokejimas/' );
		await expect( page.locator( '#order_review' ) ).toBeVisible();
		await expect( page.locator( '.vitrina-terminal-field' ) ).toBeHidden();
		await addElsewhere( page );
		await page.locator( '#billing_country' ).selectOption( 'LV' );
		await expect( courierRate( page ) ).toHaveCount( 1 );
		await terminalRate( page ).check();
		await expect( pickerButton( page ) ).toBeVisible();
	} finally {
		shop.phpEval(
			`return wp_delete_post( ${ voucher }, true ) !== false;`
		);
	}
} );
