import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { fullUnless } from './full';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { productPages } from './product-page';
import { expect, test } from './test';

const bar = '.sticky-bar';

const pastTheForm = () => {
	const button = document.querySelector( '.single_add_to_cart_button' )!;
	scrollTo( {
		top: button.getBoundingClientRect().bottom + scrollY + 300,
		behavior: 'instant',
	} );
};

for ( const width of [ 390, 1280 ] ) {
	test.describe( `sticky bar at ${ width } px${ fullUnless( width === 390 ) }`, () => {
		test.use( { viewport: { width, height: 800 } } );

		test( '[PROD-14] appears when the add button has left the viewport, and disappears when it is back', async ( {
			page,
		} ) => {
			await recordLayoutShifts( page );
			await page.goto( productPages.fivePictures );
			await expect( page.locator( bar ) ).toBeHidden();
			await page.evaluate( () =>
				scrollTo( { top: document.body.scrollHeight } )
			);
			await expect( page.locator( bar ) ).toBeVisible();
			await expect( page.locator( bar ) ).toContainText(
				'Gintaro migla'
			);
			await expect( page.locator( bar ) ).toContainText( '57,60' );
			await waitForAnimations( page );
			await expectNoViolations( page, 'bar shown' );
			await page.evaluate( () => scrollTo( { top: 0 } ) );
			await expect( page.locator( bar ) ).toBeHidden();
			await expectNoLayoutShift( page );
		} );
	} );
}

test( '[PROD-14] its button scrolls back to the form, to the first missing selection @full', async ( {
	page,
} ) => {
	await page.goto( productPages.fivePictures );
	await page.evaluate( pastTheForm );
	await page.locator( `${ bar } button` ).click();
	const add = page.locator( '.single_add_to_cart_button' );
	await expect( add ).toBeInViewport();
	await expect( add ).toBeFocused();
	await expect( page.locator( bar ) ).toBeHidden();

	await page.goto( productPages.variable );
	await page.evaluate( pastTheForm );
	await page.locator( `${ bar } button` ).click();
	await expect
		.poll( () =>
			page.evaluate(
				() => !! document.querySelector( '.variations :focus' )
			)
		)
		.toBe( true );
} );

test( '[PROD-14] its price follows the selected variation @full', async ( {
	page,
} ) => {
	await page.goto( productPages.variable );
	const before = await page.locator( `${ bar } .price` ).textContent();
	for ( const select of await page.locator( '.variations select' ).all() ) {
		const value = await select
			.locator( 'option:not([value=""]):not([disabled])' )
			.last()
			.getAttribute( 'value' );
		await select.evaluate( ( element: HTMLSelectElement, chosen ) => {
			element.value = chosen ?? '';
			element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}, value );
	}
	const price = page.locator( '.woocommerce-variation-price .price' );
	await expect( price ).not.toBeEmpty();
	await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	await expect( page.locator( `${ bar } .price` ) ).toHaveText(
		( await price.textContent() ) ?? ''
	);
	expect( await price.textContent() ).not.toBe( before );
} );

test( '[PROD-14] while hidden, it is skipped by Tab and by screen readers @full', async ( {
	page,
} ) => {
	await page.goto( productPages.fivePictures );
	await expect(
		page.getByRole( 'region', { name: 'Pasirinkta prekė' } )
	).toHaveCount( 0 );
	await page
		.locator( `${ bar } button` )
		.evaluate( ( button: HTMLElement ) => button.focus() );
	await expect( page.locator( `${ bar } button` ) ).not.toBeFocused();
} );

test( '[PROD-14] it never covers the focused element @full', async ( {
	page,
} ) => {
	await page.goto( productPages.fivePictures );
	await page.evaluate( pastTheForm );
	await expect( page.locator( bar ) ).toBeVisible();
	await page.locator( '.product-tabs summary' ).last().focus();
	for ( let tab = 0; tab < 14; tab++ ) {
		await page.keyboard.press( 'Tab' );
		const isCovered = await page.evaluate( () => {
			const sticky = document.querySelector( '.sticky-bar' )!;
			const focused = document.querySelector( ':focus' )!;
			if (
				! sticky.classList.contains( 'is-shown' ) ||
				sticky.contains( focused )
			) {
				return false;
			}
			return (
				focused.getBoundingClientRect().bottom >
				sticky.getBoundingClientRect().top + 1
			);
		} );
		expect( isCovered, `Tab ${ tab + 1 }` ).toBe( false );
	}
} );

test( '[PROD-14] there is none for a product that cannot be bought @full', async ( {
	page,
} ) => {
	await page.goto( productPages.soldOut );
	await expect( page.locator( bar ) ).toHaveCount( 0 );
} );

test.describe( 'without a script', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PROD-14] it stays hidden @full', async ( { page } ) => {
		await page.goto( productPages.fivePictures );
		await page.locator( '.site-footer' ).scrollIntoViewIfNeeded();
		await expect( page.locator( bar ) ).toBeHidden();
	} );
} );
