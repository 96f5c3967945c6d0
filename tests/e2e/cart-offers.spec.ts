import { withTestCoupon } from './coupon';
import { setThemeSetting } from './product-page';
import {
	addFromProductPage,
	selectTerminal,
	readCartCount,
	terminalRate,
	waitForUpdate,
} from './shopper';
import { expect, test } from './test';

const cart = '/krepselis-2/';

const code = 'krepselio-puslapis';

withTestCoupon( code );

test( '[CART-11] on the cart page a wrong coupon is rejected, a valid one is applied and removed, and each notice replaces the one before @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( cart );
	const send = async ( text: string ) => {
		await page.locator( '#coupon_code' ).fill( text );
		await page.locator( '.coupon [name="apply_coupon"]' ).click();
	};
	const discount = page.locator( '.cart-discount' );

	await send( 'tokio-kodo-nera' );
	const refused = page.getByText( /tokio-kodo-nera/ ).first();
	await expect( refused ).toBeVisible();
	await waitForUpdate( page );

	await send( code );
	await expect( discount ).toContainText( '1,00' );
	await expect( page.locator( '.woocommerce-message' ) ).toHaveCount( 1 );
	await expect( page.locator( '.woocommerce-error' ) ).toHaveCount( 0 );
	await expect( refused ).toBeHidden();

	await discount.locator( '.woocommerce-remove-coupon' ).click();
	await expect( discount ).toHaveCount( 0 );
	await expect( page.locator( '.woocommerce-message' ) ).toHaveCount( 1 );
} );

test( '[CART-11] [TERM-02] the cart page offers the shipping methods; the terminal selected there stays selected after another method and at the checkout @full', async ( {
	page,
} ) => {
	await addFromProductPage( page );
	await page.goto( cart );
	await terminalRate( page ).check();
	const name = await selectTerminal( page, 'siauliai' );
	expect( name ).not.toBe( '' );

	const others = page.locator(
		'input[name^="shipping_method"]:not(:checked)'
	);
	await others.first().check();
	const picker = page.locator( '.vitrina-terminal-picker__card' );
	await expect( picker ).toHaveCount( 0 );
	await waitForUpdate( page );
	await terminalRate( page ).check();
	await expect( picker ).toContainText( name );
	await waitForUpdate( page );

	await page.goto( '/apmokejimas/' );
	await expect( picker ).toContainText( name );
} );

test( '[CART-11] [PROD-15] the cart page shows cross-sells in a sliding row, and they can be added from there @full', async ( {
	page,
	shop,
} ) => {
	const undo = setThemeSetting( shop, 'cart_auto_update', true );
	try {
		await addFromProductPage( page );
		await page.goto( cart );
		// More than fit on a phone, so that the row slides.
		const row = page.locator( '.cross-sells .products-row' );
		await row.scrollIntoViewIfNeeded();
		const next = page
			.locator( '.cross-sells' )
			.getByRole( 'button', { name: 'Kitos prekės' } );
		await next.click();
		await expect( row.locator( '> li' ).last() ).toBeInViewport( {
			ratio: 0.9,
		} );
		await page
			.locator( '.cross-sells' )
			.getByRole( 'button', { name: 'Ankstesnės prekės' } )
			.click();
		const card = page.locator( '.cross-sells .product' ).first();
		await expect( card ).toBeInViewport( { ratio: 0.5 } );
		await card.locator( '.ajax_add_to_cart' ).click();
		await expect.poll( () => readCartCount( page ) ).toBe( 2 );
		await page.reload();
		await expect(
			page.locator( '.woocommerce-cart-form .cart_item' )
		).toHaveCount( 2 );
	} finally {
		undo();
	}
} );
