import type { Page } from '@playwright/test';
import { activateSet, ELSEWHERE, PLUGINS, putBack } from './active-theme';
import { expect, test } from './test';

/** The free shipping bar in WooCommerce's mini cart block and cart block, in a block theme. */

const ALLOWED = new RegExp( `${ ELSEWHERE.source }|woocommerce-placeholder` );

test.use( { allowedErrors: [ ALLOWED ] } );

test.beforeAll( async () => {
	await activateSet( 'twentytwentythree', PLUGINS );
	const { openTestShop } = await import( './shop' );
	( await openTestShop() ).phpEval( `
		$id = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => '<!-- wp:woocommerce/mini-cart /-->' ] );
		wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
		return true;
	` );
} );

test.afterAll( async () => {
	const { openTestShop } = await import( './shop' );
	( await openTestShop() ).phpEval( `
		foreach ( get_posts( [ 'post_type' => 'wp_template_part', 'name' => 'header', 'post_status' => 'any' ] ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		return true;
	` );
	await putBack();
} );

const bar = ( page: Page ) => page.locator( '.free-shipping-progress-bar' );

const MISSING = /Iki nemokamo pristatymo į paštomatą trūksta 28,00\s€/;
const REACHED = 'Nemokamas pristatymas į paštomatą';

test( '[OWN-22] [CART-09] the mini cart block says what is missing for free delivery, and follows each change @full', async ( {
	page,
} ) => {
	await page.goto( '/produktas/avietynas/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await page.locator( '.wc-block-mini-cart__button' ).first().click();
	await expect( bar( page ) ).toHaveText( MISSING );
	const drawer = page.getByRole( 'dialog' );
	const plus = drawer.locator(
		'.wc-block-components-quantity-selector__button--plus'
	);
	await plus.click();
	await expect( bar( page ) ).toHaveText( /trūksta 6,00\s€/ );
	await plus.click();
	await expect( bar( page ) ).toHaveText( REACHED );
	await expect( bar( page ) ).toHaveClass( /is-reached/ );
	await drawer.locator( '.wc-block-cart-item__remove-link' ).click();
	await expect( bar( page ) ).toBeHidden();
} );

test( '[OWN-22] [CART-09] the cart block says what is missing for free delivery, and follows each change @full', async ( {
	page,
	shop,
} ) => {
	shop.useBlockPages();
	await page.goto( '/produktas/avietynas/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await page.goto( shop.phpEval( 'return wc_get_cart_url();' ) as string );
	await expect( bar( page ) ).toHaveText( MISSING );
	await page
		.locator( '.wc-block-components-quantity-selector__button--plus' )
		.click();
	await page
		.locator( '.wc-block-components-quantity-selector__button--plus' )
		.click();
	await expect( bar( page ) ).toHaveText( REACHED );
} );
