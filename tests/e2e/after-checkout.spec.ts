import type { Page } from '@playwright/test';
import { expect, test } from './test';

/**
 * The order-received and order-pay pages: WooCommerce renders its classic templates
 * there, even if the shop uses the checkout block.
 */

const pages = {
	'the page of a received order': 'get_checkout_order_received_url',
	'the payment page of an order': 'get_checkout_payment_url',
};

async function photograph( page: Page, address: string ): Promise< Buffer > {
	await page.goto( address );
	await page.evaluate( () => document.fonts.ready );
	return page
		.locator( '.woocommerce:has( .order_details, #order_review )' )
		.first()
		.screenshot( {
			animations: 'disabled',
			style: '.scroll-to-top { visibility: hidden }',
		} );
}

test.afterEach( ( { shop } ) => shop.useClassicPages() );

for ( const [ name, method ] of Object.entries( pages ) ) {
	test( `[CHK-01] [CHK-05] ${ name } looks the same after the block checkout and after the classic one @full`, async ( {
		page,
		shop,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		const id = Number(
			shop.phpEval( `
			$order = wc_create_order();
			$order->add_product( wc_get_product( get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID ) );
			$order->calculate_totals();
			return $order->save();` )
		);
		const address = () =>
			String(
				shop.phpEval( `return wc_get_order( ${ id } )->${ method }();` )
			);
		const classic = await photograph( page, address() );
		shop.useBlockPages();
		const block = await photograph( page, address() );
		expect( page.url() ).toContain( '/apmokejimas-blokai/' );
		expect( block.equals( classic ) ).toBe( true );
	} );
}
