import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { expect, test } from './test';

const LIGHT = 'rgb(251, 248, 243)';
const DARK = 'rgb(26, 22, 19)';

/**
 * @param name  A setting of the theme.
 * @param value
 */
async function set( name: string, value: string ) {
	const shop = await ( await import( './shop' ) ).openTestShop();
	shop.phpEval(
		`set_theme_mod( getenv( 'NAME' ), getenv( 'VALUE' ) ); return true;`,
		{ NAME: name, VALUE: value }
	);
}

test.afterEach( async () => {
	await set( 'dark_scheme', '' );
} );

const background = ( page: Page ) =>
	page.evaluate(
		() => window.getComputedStyle( document.body ).backgroundColor
	);

/** The background at the first frame that had a body. */
const firstBackground = ( page: Page ) =>
	page.evaluate( () => ( window as { firstBackground?: string } ).firstBackground );

test( '[OWN-07] [OWN-08] a dark device gets dark pages from the first paint, paper stays light, and the footer’s switch is kept', async ( {
	page,
} ) => {
	await page.addInitScript( () => {
		const note = () => {
			if ( document.body ) {
				( window as { firstBackground?: string } ).firstBackground =
					window.getComputedStyle( document.body ).backgroundColor;
			} else {
				window.requestAnimationFrame( note );
			}
		};
		window.requestAnimationFrame( note );
	} );
	await set( 'dark_scheme', 'switch' );
	await page.emulateMedia( { colorScheme: 'dark' } );
	await page.goto( '/pristatymas/' );
	expect( await firstBackground( page ) ).toBe( DARK );
	await expectNoViolations( page, 'dark page' );

	await page.emulateMedia( { media: 'print' } );
	expect( await background( page ) ).toBe( LIGHT );
	await page.emulateMedia( { media: 'screen' } );

	const control = page.getByRole( 'button', { name: 'Dark colours' } );
	await expect( control ).toHaveAttribute( 'aria-pressed', 'true' );
	await control.click();
	await expect( control ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await background( page ) ).toBe( LIGHT );
	await page.reload();
	expect( await firstBackground( page ) ).toBe( LIGHT );

	// The choice of the device is not stored.
	await control.click();
	expect( await background( page ) ).toBe( DARK );
	expect(
		await page.evaluate( () => localStorage.getItem( 'vitrina-scheme' ) )
	).toBeNull();
} );
