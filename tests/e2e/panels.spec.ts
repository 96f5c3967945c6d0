import type { Page } from '@playwright/test';
import { expect, test } from './test';

const LISTING = '/parduotuve/';

/** Panels by name: the opener, and the panel. */
const panels = {
	cart: [ '.site-header__cart', '#minicart-panel' ],
	search: [ '.site-header [popovertarget="search-panel"]', '#search-panel' ],
	filters: [ '.filters-button', 'dialog.filters-panel' ],
	menu: [ '.site-header__menu', '#menu-panel' ],
} as const;

/** A point where the page is visible beside the panel. */
const beside = ( page: Page, panel: string ) =>
	page.locator( panel ).evaluate( ( element ) => {
		const { left, right, bottom } = element.getBoundingClientRect();
		if ( right < innerWidth - 20 ) {
			return { x: innerWidth - 8, y: innerHeight / 2 };
		}
		return left > 20
			? { x: 8, y: innerHeight / 2 }
			: { x: innerWidth / 2, y: ( bottom + innerHeight ) / 2 };
	} );

test( '[PANEL-01] cart, search, filters and menu: each locks scrolling, traps the focus, and closes by its button and by a click outside @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 700, height: 900 } );
	await page.goto( LISTING );
	const html = page.locator( 'html' );
	for ( const [ name, [ opener, panel ] ] of Object.entries( panels ) ) {
		for ( const way of [ 'button', 'beside' ] ) {
			await page.locator( opener ).first().click();
			await expect( page.locator( panel ), name ).toBeVisible();
			await expect( html, name ).toHaveCSS( 'overflow-y', 'hidden' );
			await expect(
				page.locator( 'dialog[open], :popover-open' ),
				name
			).toHaveCount( 1 );
			for ( let tab = 0; tab < 6; tab++ ) {
				await page.keyboard.press( 'Tab' );
				expect(
					await page.evaluate( ( inside ) => {
						const focused = document.querySelector( ':focus' );
						return ! focused || !! focused.closest( inside );
					}, panel ),
					name
				).toBe( true );
			}
			if ( way === 'button' ) {
				await page
					.locator( panel )
					.getByRole( 'button', { name: /^Uždaryti/ } )
					.first()
					.click();
			} else {
				const { x, y } = await beside( page, panel );
				await page.mouse.click( x, y );
			}
			await expect( page.locator( panel ), name ).toBeHidden();
			await expect( html, name ).not.toHaveCSS( 'overflow-y', 'hidden' );
			await expect( page.locator( opener ).first(), name ).toBeFocused();
			await expect( page ).toHaveURL( new RegExp( `${ LISTING }$` ) );
		}
	}
} );
