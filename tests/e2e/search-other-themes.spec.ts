import type { Page } from '@playwright/test';
import { activateSet, ELSEWHERE, PLUGINS, putBack } from './active-theme';
import { findViolations } from './axe';
import { expect, test } from './test';
import { without } from './without';

/** Suggestions in the search forms of Storefront, which stay as it prints them. */

test.use( { allowedErrors: [ ELSEWHERE ] } );
test.beforeAll( () => activateSet( 'storefront', PLUGINS ) );
test.afterAll( putBack );

/** The visible search field: on a phone, that of the bar at the bottom. */
const field = ( page: Page ) =>
	page
		.locator( 'form:has( > .vitrina-suggestions ) input[name="s"]:visible' )
		.first();

for ( const width of [ 1280, 390 ] ) {
	test.describe( `${ width } px`, () => {
		test.use( { viewport: { width, height: 844 } } );

		test( `[OWN-22] [SRCH-01] the product search of another theme suggests products at ${ width } px, by keyboard alone @full`, async ( {
			page,
		} ) => {
			await page.goto( '/parduotuve/' );
			if ( width < 768 ) {
				await page
					.locator( '.storefront-handheld-footer-bar .search > a' )
					.click();
			}
			await field( page ).focus();
			await page.keyboard.type( 'kelionine zvke' );
			const options = page
				.locator( '.vitrina-suggestions' )
				.getByRole( 'option' );
			await expect( options.first() ).toContainText( /žvak/i );
			await expect( options.first() ).toContainText( '€' );

			const popup = page.locator( '.vitrina-suggestions > .search-box' );
			// All of it can be seen.
			await expect( popup ).toBeInViewport( { ratio: 1 } );
			expect(
				await findViolations( page, [], [ '.vitrina-suggestions' ] )
			).toEqual( [] );

			await page.keyboard.press( 'Escape' );
			await expect( options ).toHaveCount( 0 );
			await expect( field( page ) ).toHaveValue( 'kelionine zvke' );

			await page.keyboard.press( 'ArrowDown' );
			await expect( options.first() ).toBeVisible();
			await page.keyboard.press( 'ArrowDown' );
			const address = await options.first().getAttribute( 'href' );
			await page.keyboard.press( 'Enter' );
			await expect( page ).toHaveURL( address! );
		} );
	} );
}

test.describe( 'the script is refused', () => {
	test.use( {
		viewport: { width: 1280, height: 844 },
		allowedErrors: [
			new RegExp(
				`${ ELSEWHERE.source }|Failed to load resource|Not loaded`
			),
		],
	} );

	test( '[OWN-22] the form of the theme still searches @full', async ( {
		page,
	} ) => {
		await without( page, 'search-suggestions' );
		await page.goto( '/parduotuve/' );
		await field( page ).fill( 'zvake' );
		await field( page ).press( 'Enter' );
		await expect( page ).toHaveURL( /[?&]s=zvake/ );
		await expect( page.locator( 'li.product' ).first() ).toBeVisible();
	} );
} );
