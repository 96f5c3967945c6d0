import { expect, type Page } from '@playwright/test';

/** Without its script, a card's quick view button is a link to the product. */
export async function followQuickView( page: Page ): Promise< void > {
	await page.goto( '/parduotuve/' );
	await page.locator( '.listing .card' ).first().hover();
	await page.locator( 'a[data-quick-view]' ).first().click();
	await expect( page ).toHaveURL( /\/produktas\// );
}
