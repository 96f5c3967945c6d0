import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expectNoViolations } from './axe';
import {
	courierRate,
	fillBilling,
	readOrderId,
	placeClassicOrder,
	products,
	waitForOrderReview,
} from './shopper';
import { logIn } from './log-in';
import { expect, test } from './test';

const title = 'Linas: nuo 3 vnt. 10 %, nuo 5 vnt. 15 %';

// The avatar is requested from gravatar.com, which tests cannot reach.
test.use( { allowedErrors: [ /ERR_NAME_NOT_RESOLVED/ ] } );

test.afterEach( ( { shop } ) => {
	shop.phpEval(
		`global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}vitrina_discount_rules WHERE title LIKE %s", 'Linas%' ) );
		update_option( 'vitrina_discounts_version', uniqid() );
		return true;`
	);
} );

async function openOffice( page: Page, shop: Shop ): Promise< void > {
	await logIn( page, shop.admin );
	await page.waitForURL( /wp-admin/ );
}

/** WooCommerce's search field in wp-admin has violations that we cannot fix. */
const others = [ '.select2' ];

/** Fills in the rule's form, keyboard only. */
async function writeRule( page: Page ): Promise< void > {
	const keys = page.keyboard;
	await page.goto( '/wp-admin/admin.php?page=vitrina-discounts' );
	await page.getByRole( 'link', { name: 'Pridėti taisyklę' } ).focus();
	await keys.press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Pavadinimas' } ).first().focus();
	await keys.type( title );

	const search = page
		.locator( '#vitrina-discount-products + .select2 input' )
		.first();
	await search.focus();
	await keys.type( 'Lino skalb', { delay: 30 } );
	await expect(
		page.locator( '.select2-results__option--highlighted' )
	).toContainText( 'Lino skalbiniai' );
	await keys.press( 'Enter' );

	await page.getByRole( 'textbox', { name: 'Nuo, 1' } ).focus();
	await keys.type( '3' );
	await page.getByRole( 'textbox', { name: 'Dydis, 1' } ).focus();
	await keys.type( '10' );
	await page.getByRole( 'button', { name: 'Pridėti pakopą' } ).focus();
	await keys.press( 'Enter' );
	// The new row has the focus.
	await keys.type( '5' );
	for ( let tabs = 0; tabs < 3; ++tabs ) {
		await keys.press( 'Tab' );
	}
	await keys.type( '15' );
}

/** The element's text with non-breaking spaces replaced. */
async function read( page: Page, selector: string ): Promise< string > {
	const texts = await page.locator( selector ).allInnerTexts();
	return texts.join( ' ' ).replace( /\s+/g, ' ' );
}

test( '[DISC-01] [DISC-03] [DISC-05] the owner enters "10 % from 3 items, 15 % from 5"; table, cart, both checkouts, order and e-mail agree @full', async ( {
	page,
	shop,
	browser,
} ) => {
	test.setTimeout( 240_000 );
	const office = await browser.newContext( {
		baseURL: shop.url,
		locale: 'lt-LT',
		viewport: { width: 1280, height: 900 },
	} );
	const owner = await office.newPage();
	await openOffice( owner, shop );
	await writeRule( owner );
	await expectNoViolations( owner, 'form of a rule', others, [
		'.vitrina-discounts',
	] );
	await owner.getByRole( 'button', { name: 'Išsaugoti taisyklę' } ).focus();
	await owner.keyboard.press( 'Enter' );
	await expect( owner.getByRole( 'status' ) ).toContainText(
		'Taisyklė išsaugota'
	);
	await expectNoViolations( owner, 'list of rules', others, [
		'.vitrina-discounts',
	] );
	await expect( owner.locator( '.vitrina-discounts-list' ) ).toContainText(
		title
	);
	await office.close();

	await page.goto( products.linen );
	expect( await read( page, '#sort_customizable_table tbody' ) ).toBe(
		'3–4 28,80 € −10 % nuo 5 27,20 € −15 %'
	);
	const more = page.getByRole( 'button', { name: 'Vienu daugiau' } );
	await more.focus();
	for ( let pieces = 1; pieces < 5; ++pieces ) {
		await page.keyboard.press( 'Enter' );
	}
	await expect( page.locator( 'tr[aria-current]' ) ).toContainText( 'nuo 5' );
	await expect( page.locator( 'div.product p.price ins' ) ).toContainText(
		'27,20'
	);
	await expectNoViolations( page, 'product with its table', others );
	await page.locator( '.single_add_to_cart_button' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();

	const why = 'Nuolaida: 15 % nuo 5 vnt.';
	await page.goto( '/krepselis-2/' );
	expect( await read( page, '.woocommerce-cart-form' ) ).toContain( why );
	expect( await read( page, '.cart-subtotal' ) ).toContain( '136,00 €' );

	shop.useBlockPages();
	try {
		await page.goto( '/krepselis-blokai/' );
		await expect( page.locator( '.wc-block-cart-items' ) ).toContainText(
			'15 % nuo 5 vnt.'
		);
		expect( await read( page, '.wc-block-cart' ) ).toContain( '136,00 €' );
		await page.goto( '/apmokejimas-blokai/' );
		await expect(
			page.locator( '.wc-block-components-order-summary' ).first()
		).toContainText( '136,00' );
	} finally {
		shop.useClassicPages();
	}

	shop.clearMails();
	await page.goto( '/apmokejimas/' );
	expect( await read( page, '#order_review' ) ).toContain( why );
	expect( await read( page, '.cart-subtotal' ) ).toContain( '136,00 €' );
	await courierRate( page ).check();
	await waitForOrderReview( page );
	await fillBilling( page );
	await placeClassicOrder( page );
	const orderId = await readOrderId( page );
	expect( await read( page, '.woocommerce-order' ) ).toContain( why );
	expect( await read( page, '.woocommerce-order' ) ).toContain( '136,00 €' );

	const paid = shop.phpEval(
		`$line = current( wc_get_order( (int) getenv( 'ORDER' ) )->get_items() );
		return round( $line->get_total() + $line->get_total_tax(), 2 );`,
		{ ORDER: String( orderId ) }
	);
	expect( paid ).toBe( 136 );
	const mails = shop
		.mails()
		.map( ( { message } ) =>
			message
				.replace( /<[^>]*>|&nbsp;|&euro;/g, ' ' )
				.replace( /\s+/g, ' ' )
		);
	expect( mails.length ).toBeGreaterThanOrEqual( 2 );
	for ( const mail of mails ) {
		expect( mail ).toContain( '15 % nuo 5 vnt.' );
		expect( mail ).toContain( '136,00' );
	}
} );

test( '[DISC-02] [DISC-03] the table and the price follow the selected variation and its quantity; without one the parent’s table is shown again @full', async ( {
	page,
} ) => {
	const rows = () => read( page, '#sort_customizable_table tbody' );
	const ofAll = '3–4 nuo 17,10 € −10 % nuo 5 nuo 16,15 € −15 %';
	await page.goto( '/produktas/dvylika-spalvu/' );
	expect( await rows() ).toBe( ofAll );
	const asked = page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes(
			'get_variable_product_bulk_table'
		)
	);
	await page.locator( '.variations select' ).selectOption( { index: 1 } );
	expect( ( await asked ).postData() ).toMatch( /awdr_nonce=\w+/ );
	await expect.poll( rows ).toBe( '3–4 17,10 € −10 % nuo 5 16,15 € −15 %' );

	const price = page.locator( '.woocommerce-variation-price .price' );
	const quantity = page.locator( 'form.cart input.qty' );
	await quantity.fill( '3' );
	await quantity.blur();
	await expect( price.locator( 'ins' ) ).toContainText( '17,10' );
	await expect( price.locator( 'del' ) ).toContainText( '19,00' );
	await quantity.fill( '1' );
	await quantity.blur();
	await expect( price.locator( 'del' ) ).toHaveCount( 0 );
	await expect( price ).toContainText( '19,00' );

	await page.locator( '.reset_variations' ).click();
	await expect.poll( rows ).toBe( ofAll );
} );

test( '[DISC-03] [DISC-05] without JavaScript the table is shown, and the cart applies its prices @full', async ( {
	browser,
	shop,
} ) => {
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		baseURL: shop.url,
	} );
	const page = await context.newPage();
	await page.goto( '/produktas/avietynas/' );
	await expect( page.locator( '#sort_customizable_table' ) ).toContainText(
		'19,80'
	);
	await page.locator( '[name="quantity"]' ).fill( '3' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await page.goto( '/krepselis-2/' );
	expect( await read( page, '.cart-subtotal' ) ).toContain( '59,40 €' );
	await context.close();
} );

test( '[FIX-33] in a narrow window of wp-admin a rule of the list shows its state and its priority when it is opened @full', async ( {
	page,
	shop,
} ) => {
	await openOffice( page, shop );
	await page.setViewportSize( { width: 782, height: 900 } );
	await page.goto( '/wp-admin/admin.php?page=vitrina-discounts' );
	const rule = page.locator( '.vitrina-discounts-list tbody tr' ).first();
	const hidden = rule.locator( '[name^="priority["], [value^="off:"]' );
	await expect( hidden ).toHaveCount( 2 );
	await expect( hidden.first() ).toBeHidden();
	await rule.getByRole( 'button', { name: 'Daugiau apie' } ).click();
	for ( const control of await hidden.all() ) {
		await expect( control ).toBeVisible();
	}
} );

test( '[FIX-33] the form of a rule with tiers fits a narrow window of wp-admin @full', async ( {
	page,
	shop,
} ) => {
	await openOffice( page, shop );
	await page.goto( '/wp-admin/admin.php?page=vitrina-discounts&view=edit' );
	await page.locator( 'input[value="tiers"]' ).check();
	for ( const width of [ 782, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const { right } = ( await page.evaluate( () =>
			document
				.querySelector( '.vitrina-discounts-tier-rows' )!
				.getBoundingClientRect()
				.toJSON()
		) ) as DOMRect;
		expect( right ).toBeLessThanOrEqual( width );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( width );
		await expect(
			page.getByLabel( 'Dydis, 1', { exact: true } )
		).toBeVisible();
	}
} );
