import type { Page } from '@playwright/test';
import { failLazyScripts, delayLazyScripts } from './slow-scripts';
import { expect, test } from './test';

/** A product with twelve colours as swatches. */
const product = '/produktas/dvylika-spalvu/';

const radios = ( page: Page ) => page.locator( 'form.cart [role="radio"]' );
const select = ( page: Page ) => page.locator( 'form.cart .swatches select' );

/** Presses Tab from the top of the page until the focus is in the variations. */
async function tabToVariations( page: Page ): Promise< void > {
	for ( let presses = 0; presses < 90; presses++ ) {
		await page.keyboard.press( 'Tab' );
		if ( await page.locator( '.variations :focus' ).count() ) {
			return;
		}
	}
	throw new Error( 'Tab never came to the variations' );
}

test( '[FIX-11] [PROD-06] on an untouched page the first Tab into the swatches focuses a visible one; screen readers find one control, not two', async ( {
	page,
} ) => {
	await page.goto( product );
	await expect(
		page.getByRole( 'radiogroup', { name: 'Spalva' } )
	).toHaveCount( 1 );
	await expect(
		page.getByRole( 'combobox', { name: 'Spalva' } )
	).toHaveCount( 0 );
	await tabToVariations( page );
	const focused = page.locator( ':focus' );
	await expect( focused ).toHaveRole( 'radio' );
	await expect( focused ).toBeInViewport( { ratio: 1 } );
	await expect( select( page ) ).toHaveValue( '' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( radios( page ).nth( 1 ) ).toBeFocused();
	await expect( radios( page ).nth( 1 ) ).toBeChecked();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '.swatches :focus' ) ).toHaveCount( 0 );
} );

test( '[FIX-11] a click on the attribute’s label focuses a swatch, not the select behind it @full', async ( {
	page,
} ) => {
	await page.goto( product );
	await page.locator( '.variations label' ).first().click();
	await expect( radios( page ).first() ).toBeFocused();
} );

test.describe( 'on a phone', () => {
	test.use( { hasTouch: true } );

	test( '[FIX-11] [PROD-14] on an untouched page the sticky bar’s button scrolls to a visible swatch @full', async ( {
		page,
	} ) => {
		await page.goto( product );
		await page.locator( '.site-footer' ).scrollIntoViewIfNeeded();
		await page.locator( '.sticky-bar button' ).tap();
		await expect( radios( page ).first() ).toBeFocused();
		await expect( radios( page ).first() ).toBeInViewport( { ratio: 1 } );
	} );
} );

test( '[FIX-35] swatches respond to keys, then a click, from before their scripts were loaded @full', async ( {
	page,
} ) => {
	const scripts = await delayLazyScripts( page );
	await page.goto( product );
	await tabToVariations( page );
	for ( let step = 0; step < 3; step++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect.poll( () => scripts.requested ).toContain( 'react.min.js' );
	await scripts.release();
	await expect( radios( page ).nth( 3 ) ).toBeChecked();
	await expect( radios( page ).nth( 3 ) ).toBeFocused();
	await expect( page.locator( '.single_variation .price' ) ).toBeVisible();

	const again = await delayLazyScripts( page );
	await page.goto( product );
	await radios( page ).nth( 4 ).click();
	await expect.poll( () => again.requested ).toContain( 'react.min.js' );
	await again.release();
	await expect( radios( page ).nth( 4 ) ).toBeChecked();
} );

test.describe( 'scripts that fail', () => {
	test.use( { allowedErrors: [ /404|Not loaded/ ] } );

	test( '[FIX-31] if the swatches’ script fails, the select is shown with the selection, and the product can be bought @full', async ( {
		page,
	} ) => {
		const failed = await failLazyScripts( page, /^form-swatches/ );
		await page.goto( product );
		await radios( page ).nth( 1 ).click();
		await expect( select( page ) ).toBeInViewport( { ratio: 1 } );
		await expect( select( page ) ).toBeFocused();
		await expect( select( page ) ).not.toHaveValue( '' );
		await expect( radios( page ).first() ).toBeHidden();
		expect( failed ).toContain( 'form-swatches.js' );
		await expect(
			page.getByRole( 'combobox', { name: 'Spalva' } )
		).toBeVisible();
		await select( page ).selectOption( { index: 5 } );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( page.locator( '.minicart-counter' ) ).toContainText(
			'1'
		);
	} );

	test( '[FIX-31] if no lazy script loads at all, a colour can be selected and bought @full', async ( {
		page,
	} ) => {
		await failLazyScripts( page );
		await page.goto( product );
		await radios( page ).nth( 1 ).click();
		await expect( select( page ) ).toBeVisible();
		await select( page ).selectOption( { index: 2 } );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
	} );
} );
