import type { Page } from '@playwright/test';
import { fullUnless } from './full';
import { overflow } from './overflow';
import {
	addFromProductPage,
	courierRate,
	readCartCount,
	products,
} from './shopper';
import { expect, test } from './test';

/** The classic cart page. */

const cart = '/krepselis-2/';

const main = ( page: Page ) => page.locator( 'main' );

const removals = {
	'its remove link': {
		width: 390,
		remove: ( page: Page ) =>
			page.locator( '.product-remove a' ).press( 'Enter' ),
	},
	'the quantity 0': {
		width: 1280,
		async remove( page: Page ) {
			await page
				.locator( '.woocommerce-cart-form input.qty' )
				.fill( '0' );
			await page.keyboard.press( 'Tab' );
		},
	},
};

for ( const [ name, { width, remove } ] of Object.entries( removals ) ) {
	test( `[FIX-01] [CART-11] the last item is removed by ${ name }: the cart says that it is empty, links to the shop, and can restore the item${ fullUnless(
		width === 390
	) }`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 844 } );
		await addFromProductPage( page );
		await page.goto( cart );
		await remove( page );
		await expect( main( page ) ).toContainText( 'Jūsų krepšelis tuščias' );
		await expect(
			main( page ).getByRole( 'link', { name: 'Visos prekės' } )
		).toBeVisible();
		const notice = main( page ).getByRole( 'alert' ).filter( {
			hasText: 'Lino skalbiniai',
		} );
		await expect( notice ).toContainText( /pašalinta/i );
		await expect(
			page.locator( '.woocommerce-message:focus' )
		).toBeVisible();
		// Not by mouse: WooCommerce scrolls to the notice for a second, and the link moves.
		await notice.getByRole( 'link' ).press( 'Enter' );
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveValue( '1' );
		expect( await readCartCount( page ) ).toBe( 1 );
	} );
}

test( '[FIX-12] [CART-11] an automatic update of the cart page keeps scroll position and focus, and announces the total @full', async ( {
	page,
} ) => {
	for ( const path of Object.values( products ) ) {
		await addFromProductPage( page, path );
	}
	await page.goto( cart );
	const more = page.locator( '.woocommerce-cart-form [data-step="1"]' );
	await more.last().scrollIntoViewIfNeeded();
	await page.evaluate( () => window.scrollBy( 0, 300 ) );
	const place = () =>
		more
			.last()
			.evaluate( ( button ) => button.getBoundingClientRect().top );
	const before = await place();
	await more.last().focus();
	await page.keyboard.press( 'Enter' );
	const announcement = page.locator( '[aria-live="polite"]' );
	await expect( announcement.first() ).toContainText(
		/Krepšelis atnaujintas.*€/
	);
	await expect.poll( () => readCartCount( page ) ).toBe( 3 );
	await expect( more.last() ).toBeFocused();
	// WooCommerce scrolls for one second and focuses its notice after half a second.
	await page.waitForFunction( "! jQuery( ':animated' ).length" );
	await expect( page.locator( '.woocommerce-message' ) ).toHaveCount( 0 );
	await expect( more.last() ).toBeFocused();
	expect( Math.abs( ( await place() ) - before ) ).toBeLessThan( 3 );
} );

const LARGE_TEXT = 'html { font-size: 200% !important; }';

test( '[FIX-13] [FIX-17] at 320 px both cart pages fit the screen; the error of a rejected coupon is under its field @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await addFromProductPage( page, '/produktas/gintaro-migla/' );
	await page.goto( cart );
	expect( await overflow( page ) ).toBe( 0 );
	await expect( courierRate( page ).locator( 'xpath=..' ) ).toContainText(
		/^\s*Kurjeris į namus\s+3,99/
	);

	const field = page.locator( '#coupon_code' );
	await field.fill( 'nera-tokio' );
	await page.locator( '[name="apply_coupon"]' ).click();
	const error = page.locator( '.coupon-error-notice' );
	// WooCommerce replaces the form once more after the error is there.
	await expect( async () => {
		const [ fieldBox, errorBox, buttonBox ] = await Promise.all(
			[ field, error, page.locator( '[name="apply_coupon"]' ) ].map(
				( part ) => part.boundingBox()
			)
		);
		expect( errorBox!.y ).toBeGreaterThanOrEqual(
			fieldBox!.y + fieldBox!.height
		);
		expect( errorBox!.width ).toBeGreaterThan( 250 );
		// Its text is on one line.
		expect( buttonBox!.height ).toBeLessThan( 60 );
	} ).toPass();

	await page.goto( '/krepselis-blokai/' );
	await expect(
		page.locator( '.wc-block-cart-item__total' ).first()
	).toContainText( '57,60' );
	expect( await overflow( page ) ).toBe( 0 );
} );

test( '[FIX-13] at 320 px with text of 200 % carts and checkout fit the screen, and a name is not broken into letters', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await addFromProductPage( page, '/produktas/avietynas/' );
	for ( const path of [ cart, '/apmokejimas/' ] ) {
		await page.goto( path );
		await page.addStyleTag( { content: LARGE_TEXT } );
		expect( await overflow( page ), path ).toBe( 0 );
		const name = page.locator( '.cart_item .product-name' );
		// The order review of the checkout is replaced once after it is loaded.
		await expect
			.poll( async () => ( await name.boundingBox() )?.width ?? 0, path )
			.toBeGreaterThan( 130 );
	}
	await page.goto( '/krepselis-blokai/' );
	await page.addStyleTag( { content: LARGE_TEXT } );
	await expect(
		page.locator( '.wc-block-cart-item__total' ).first()
	).toContainText( '22,00' );
	expect( await overflow( page ) ).toBe( 0 );
} );
