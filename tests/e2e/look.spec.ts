import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
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
	const shop = await ( await import( './shop' ) ).openTestShop();
	shop.phpEval(
		`array_map( 'remove_theme_mod', [ 'letters', 'custom_logo', 'logo_phone', 'logo_wide', 'dark_scheme' ] ); return true;`
	);
} );

const background = ( page: Page ) =>
	page.evaluate(
		() => window.getComputedStyle( document.body ).backgroundColor
	);

/** The background at the first frame that had a body. */
const firstBackground = ( page: Page ) =>
	page.evaluate(
		() => ( window as { firstBackground?: string } ).firstBackground
	);

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

	const control = page.getByRole( 'button', { name: 'Tamsios spalvos' } );
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

for ( const letters of [ 'classic', 'modern' ] ) {
	test( `[OWN-05] fonts that arrive late move nothing: ${ letters } @full`, async ( {
		page,
	} ) => {
		await set( 'letters', letters );
		await page.setViewportSize( { width: 390, height: 844 } );
		await recordLayoutShifts( page );
		await page.route( /\.woff2/, async ( route ) => {
			await new Promise( ( done ) => setTimeout( done, 300 ) );
			await route.continue();
		} );
		for ( const path of [ '/', '/kategorija/zvakes/', '/pristatymas/' ] ) {
			await page.goto( path, { waitUntil: 'networkidle' } );
			const loaded = await page.evaluate( async () =>
				[ ...( await document.fonts.ready ) ]
					.filter( ( { status } ) => status === 'loaded' )
					.map( ( { family } ) => family )
			);
			expect( loaded.join() ).toContain( 'Figtree Variable' );
			expect( loaded.join() ).not.toMatch( /Fraunces|Instrument/ );
			await expectNoLayoutShift( page, path );
		}
	} );
}

test( '[OWN-06] the header is as high with any logo as without one, and the logo keeps its shape @full', async ( {
	page,
	shop,
} ) => {
	const height = async ( width: number ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/pristatymas/' );
		return page
			.locator( '.site-header__bar' )
			.evaluate( ( bar ) => bar.getBoundingClientRect().height );
	};
	const without = [ await height( 320 ), await height( 1280 ) ];
	const logo = shop.phpEval(
		`return (int) get_posts( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids', 'numberposts' => 1 ] )[0];`
	);
	await set( 'custom_logo', `${ logo }` );
	for ( const size of [ '', '60', '9999' ] ) {
		await set( 'logo_phone', size );
		await set( 'logo_wide', size );
		expect( [ await height( 320 ), await height( 1280 ) ] ).toEqual(
			without
		);
		const shape = await page
			.locator( '.site-header .word-mark img' )
			.evaluate( ( image: HTMLImageElement ) => [
				image.width / image.height,
				image.naturalWidth / image.naturalHeight,
			] );
		expect( shape[ 0 ] ).toBeCloseTo( shape[ 1 ] ?? 0, 1 );
	}
} );
