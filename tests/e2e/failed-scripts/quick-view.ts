import { expect, type Page } from '@playwright/test';

/** A card's quick view without its script is a link to the product. */
export async function followQuickView( page: Page ): Promise< void > {
	await page.goto( '/parduotuve/' );
	await page.locator( '.listing .card' ).first().hover();
	await page.locator( 'a[data-quick-view]' ).first().click();
	await expect( page ).toHaveURL( /\/produktas\// );
}
