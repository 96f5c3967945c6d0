import type { Page } from '@playwright/test';

/**
 * Logs a user in with WordPress's form, and waits for the next page.
 *
 * @param page                 The page.
 * @param credentials          User name and password.
 * @param credentials.user
 * @param credentials.password
 */
export async function logIn(
	page: Page,
	{ user, password }: { user: string; password: string }
): Promise< void > {
	await page.goto( '/wp-login.php' );
	// Shortly after the page is loaded WordPress clears a field and focuses it.
	await page.locator( '#loginform input:focus' ).waitFor();
	await page.locator( '#user_login' ).fill( user );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( ( { pathname } ) => pathname !== '/wp-login.php' );
}
