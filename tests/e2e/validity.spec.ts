import type { Locator, Page } from '@playwright/test';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** An English browser on a Lithuanian shop. */
test.use( { locale: 'en-US' } );

let id = 0;

test.beforeAll( async () => {
	id = ( await openTestShop() ).phpEval(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Laiškai', 'post_content' => '[vitrina_newsletter id="9" name="Laiškai"][vitrina_field name="miestas" label="Miestas" required][/vitrina_newsletter]' ] );`
	);
} );

test.afterAll( async () => {
	( await openTestShop() ).phpEval(
		`return (bool) wp_delete_post( ${ id }, true );`
	);
} );

const form = ( page: Page ) => page.locator( '.newsletter__form' );
const email = ( page: Page ) => form( page ).locator( '[type="email"]' );
const send = ( page: Page ) => form( page ).locator( '[type="submit"]' );

const readMessage = ( field: Locator ) =>
	field.evaluate( ( input: HTMLInputElement ) => input.validationMessage );

test( '[FIX-20] validation messages are in the shop’s language; once corrected, the field is valid', async ( {
	page,
} ) => {
	await page.goto( `/?page_id=${ id }` );
	const town = form( page ).getByLabel( 'Miestas' );
	await send( page ).click();
	await expect
		.poll( () => readMessage( town ) )
		.toBe( 'Užpildykite šį laukelį.' );
	await email( page ).fill( 'rasa' );
	await send( page ).click();
	await expect
		.poll( () => readMessage( email( page ) ) )
		.toContain( 'el. pašto adresą' );
	await email( page ).fill( 'rasa@example.com' );
	await town.fill( 'Vilnius' );
	expect( await readMessage( email( page ) ) ).toBe( '' );
	expect( await readMessage( town ) ).toBe( '' );
} );

test( '[FIX-20] the first touch is a click on the button, and the script loads late: the message is still the shop’s @full', async ( {
	page,
} ) => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/calls\.js/, async ( route ) => {
		await released;
		await route.continue();
	} );
	await page.goto( `/?page_id=${ id }` );
	await send( page ).click();
	await expect( email( page ) ).toBeFocused();
	release();
	await expect
		.poll( () => readMessage( email( page ) ) )
		.toBe( 'Užpildykite šį laukelį.' );
} );
