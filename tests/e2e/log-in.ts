import type { Page } from '@playwright/test';

/**
 * Logs somebody in by WordPress's own form, and waits for the page after it.
 *
 * @param page         The page.
 * @param who          Who.
 * @param who.user     Name.
 * @param who.password Theirs.
 */
export async function logIn(
	page: Page,
	{ user, password }: { user: string; password: string }
): Promise< void > {
	await page.goto( '/wp-login.php' );
	// A moment after the page is loaded WordPress empties a field and focuses it.
	await page.locator( '#loginform input:focus' ).waitFor();
	await page.locator( '#user_login' ).fill( user );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( ( { pathname } ) => pathname !== '/wp-login.php' );
}
