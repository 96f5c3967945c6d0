import type { Page } from '@playwright/test';

/**
 * Logs somebody in by WordPress's own form.
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
	await page.locator( '#user_login' ).fill( user );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
}
