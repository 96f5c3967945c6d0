import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { expect, test } from './test';

const content =
	'[vitrina_newsletter id="3" name="Naujienos"][vitrina_field name="tema" type="select" label="Kas domina" options="Žvakės|Kvepalai|Kita"][vitrina_field name="kita" label="Kas dar" required show-if="tema:Kita"][vitrina_field name="svetaine" type="url" label="Svetainė" hide-if="tema:Kita"][/vitrina_newsletter]';

let address = '';

test.beforeAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	address = shop.phpEval(
		`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Naujienos', 'post_name' => 'naujienos-testas', 'post_content' => '<!-- wp:shortcode -->' . getenv( 'CONTENT' ) . '<!-- /wp:shortcode -->' ] ); return wp_make_link_relative( get_permalink( $id ) );`,
		{ CONTENT: content }
	);
} );

test.afterAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	shop.phpEval(
		`wp_delete_post( get_page_by_path( 'naujienos-testas' )->ID, true ); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_newsletter" ); return true;`
	);
} );

const form = ( page: Page ) => page.getByRole( 'form', { name: 'Naujienos' } );

test( '[NEWS-01] fields follow their conditions, http:// is added on blur, and the e-mail’s button confirms @full', async ( {
	page,
	shop,
} ) => {
	shop.clearMails();
	await page.goto( address );
	await form( page ).scrollIntoViewIfNeeded();
	await expect(
		page.locator( '[data-island="newsletter-form"]' )
	).toHaveAttribute( 'data-island-state', 'ready' );
	const other = form( page ).getByLabel( 'Kas dar' );
	await expect( other ).toBeHidden();
	await form( page ).getByLabel( 'Svetainė' ).fill( 'ruta.lt' );
	await form( page )
		.getByLabel( 'El. pašto adresas' )
		.fill( 'ruta@example.lt' );
	await expect( form( page ).getByLabel( 'Svetainė' ) ).toHaveValue(
		'http://ruta.lt'
	);

	await form( page ).getByLabel( 'Kas domina' ).selectOption( 'Kita' );
	await expect( other ).toBeVisible();
	await expect( form( page ).getByLabel( 'Svetainė' ) ).toBeHidden();
	expect(
		await other.evaluate( ( field: HTMLInputElement ) => field.required )
	).toBe( true );
	await form( page ).getByLabel( 'Kas domina' ).selectOption( 'Žvakės' );
	expect(
		await other.evaluate( ( field: HTMLInputElement ) => field.required )
	).toBe( false );
	await expectNoViolations( page, 'form' );

	await form( page ).getByRole( 'button', { name: 'Prenumeruoti' } ).click();
	await expect( form( page ).getByRole( 'status' ) ).toContainText(
		'Beliko vienas žingsnis'
	);
	expect( new URL( page.url() ).search ).toBe( '' );

	const mail = shop.mails()[ 0 ]!;
	expect( mail.to ).toBe( 'ruta@example.lt' );
	expect( mail.subject ).toContain( 'Patvirtinkite' );
	await page.goto( /\S+=confirm\S+/.exec( mail.message )![ 0 ] );
	await expectNoViolations( page, 'confirm' );
	await page.getByRole( 'button', { name: 'Taip, patvirtinu' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'Ačiū'
	);
	expect(
		shop.phpEval(
			`global $wpdb; return $wpdb->get_var( "SELECT answers FROM {$wpdb->prefix}vitrina_newsletter WHERE confirmed_at > 0" );`
		)
	).toBe( '{"tema":"Žvakės","svetaine":"http://ruta.lt"}' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[NEWS-01] [EVENT-01] every field is visible, and the page shows the result @full', async ( {
		page,
	} ) => {
		await page.goto( address );
		await expect( form( page ).getByLabel( 'Kas dar' ) ).toBeVisible();
		await form( page )
			.getByLabel( 'El. pašto adresas' )
			.fill( 'jonas@example.lt' );
		await form( page ).getByRole( 'button' ).click();
		await expect( form( page ).getByRole( 'status' ) ).toContainText(
			'Beliko vienas žingsnis'
		);
		expect( page.url() ).toContain( address );
	} );
} );
