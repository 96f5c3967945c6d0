import { expect, type Page } from '@playwright/test';
import { pageAt, clickToOpen, type Journey } from './state';

const loginPanel = 'dialog[data-panel="login"]';

async function enter( page: Page, password: string ): Promise< void > {
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( password );
	await page.locator( '[name="login"]' ).click();
}

export const account: Journey = {
	name: 'account',
	requirements: '[LOGIN-01] [WISH-01]',
	states: [
		{
			name: 'login over the page',
			shows: `${ loginPanel } #username`,
			async reach( { page } ) {
				await page.goto( '/parduotuve/' );
				await clickToOpen( page, '.site-header__account', loginPanel );
				await expect( page.locator( loginPanel ) ).toHaveCSS(
					'opacity',
					'1'
				);
			},
		},
		{
			name: 'registration over the page',
			shows: `${ loginPanel } #reg_email`,
			reach: ( { page } ) =>
				page.locator( `${ loginPanel } [role="tab"]` ).nth( 1 ).click(),
		},
		pageAt( 'account, log in', '/paskyra/', '#username' ),
		{
			name: 'account, wrong password',
			shows: '.woocommerce-error, .is-error',
			reach: ( { page } ) => enter( page, 'ne tas' ),
		},
		pageAt( 'lost password', '/paskyra/lost-password/', '#user_login' ),
		{
			name: 'account',
			shows: '.woocommerce-MyAccount-content',
			async reach( { page } ) {
				await page.goto( '/paskyra/' );
				await enter( page, 'rasa' );
				await expect( page.locator( 'body' ) ).toHaveClass(
					/logged-in/
				);
			},
		},
		pageAt( 'orders', '/paskyra/orders/', '.woocommerce-orders-table' ),
		{
			name: 'an order',
			shows: '.woocommerce-order-details',
			reach: ( { page, fixtures } ) => page.goto( fixtures.viewOrder ),
		},
		pageAt( 'addresses', '/paskyra/edit-address/', '.woocommerce-Address' ),
		pageAt(
			'edit address',
			'/paskyra/edit-address/billing/',
			'#billing_city'
		),
		pageAt(
			'account details',
			'/paskyra/edit-account/',
			'#account_first_name'
		),
		{
			name: 'wishlist, a customer’s',
			shows: '.vitrina-wishlist .card',
			async reach( { page } ) {
				await page.goto( '/parduotuve/' );
				const heart = page.locator( '.card .heart' ).first();
				const saved = page.waitForResponse(
					( answer ) => answer.request().method() === 'POST'
				);
				await heart.click();
				await saved;
				await page.goto( '/noru-sarasas/' );
			},
		},
	],
};

export const messages: Journey = {
	name: 'messages and menus',
	requirements: '[COOK-01] [POP-01] [MENU-01] [CHAT-01]',
	showsConsentBar: true,
	states: [
		pageAt( 'consent bar', '/pristatymas/', '.consent-bar' ),
		{
			name: 'consent dialog',
			shows: '.consent-dialog[open]',
			reach: ( { page } ) =>
				clickToOpen(
					page,
					'.consent-bar [data-consent-settings]',
					'.consent-dialog[open]'
				),
		},
		{
			name: 'campaign bar and store notice',
			shows: '.campaign-bar',
			async reach( { page } ) {
				await page
					.locator( '.consent-dialog [data-consent-answer=""]' )
					.click();
				await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
			},
		},
		{
			name: 'chat asks for consent',
			shows: '.chat-question[open], dialog[open]',
			reach: ( { page } ) =>
				page.locator( '[data-island="chat-launcher"] button' ).click(),
		},
		{
			name: 'menu',
			shows: '#menu-panel',
			async reach( { page } ) {
				await page.goto( '/parduotuve/' );
				await clickToOpen( page, '.site-header__menu', '#menu-panel' );
			},
		},
		{
			name: 'menu, second level',
			shows: '#menu-panel .sub-menu',
			async reach( { page } ) {
				await expect( page.locator( '#menu-panel' ) ).toHaveClass(
					/has-levels/
				);
				await page
					.locator(
						'#menu-panel .menu__toggle, #menu-panel button[aria-expanded]'
					)
					.first()
					.click();
			},
		},
		{
			name: 'popup',
			shows: '.shop-popup[open]',
			async reach( { page } ) {
				await page.clock.install();
				await page.goto( '/pristatymas/' );
				await page.clock.runFor( 600_500 );
				// axe and the other checks need timers too.
				await page.clock.resume();
			},
		},
	],
};

export const withdrawal: Journey = {
	name: 'withdrawal',
	requirements: '',
	states: [
		pageAt(
			'withdrawal, form',
			'/atsisakyti-sutarties/',
			'.vitrina-withdrawal input'
		),
		{
			name: 'withdrawal, errors',
			shows: '.vitrina-withdrawal [aria-invalid="true"]',
			async reach( { page } ) {
				await page
					.locator( '.vitrina-withdrawal input.input-text' )
					.first()
					.fill( 'Rūta K.' );
				await page
					.locator( '.vitrina-withdrawal [type="submit"]' )
					.click();
			},
		},
		{
			name: 'withdrawal, model form',
			shows: '.vitrina-withdrawal__model[open]',
			reach: ( { page } ) =>
				page.locator( '.vitrina-withdrawal__model summary' ).click(),
		},
		{
			name: 'withdrawal, confirmation',
			shows: '.vitrina-withdrawal__statement',
			async reach( { page, fixtures } ) {
				const fields = page.locator(
					'.vitrina-withdrawal input.input-text'
				);
				for ( const [ place, value ] of [
					'Rūta K.',
					String( fixtures.order ),
					'ruta@example.lt',
				].entries() ) {
					await fields.nth( place ).fill( value );
				}
				const submit = page.locator(
					'.vitrina-withdrawal [type="submit"]'
				);
				await submit.click();
				// An order of more than one piece asks which.
				const lines = page.locator( '.vitrina-withdrawal__lines' );
				await lines
					.or( page.locator( '.vitrina-withdrawal__statement' ) )
					.waitFor();
				if ( await lines.isVisible() ) {
					await submit.click();
				}
			},
		},
		{
			name: 'withdrawal, received',
			shows: '.vitrina-withdrawal .woocommerce-message, .woocommerce-message',
			reach: ( { page } ) =>
				page.locator( '.vitrina-withdrawal [type="submit"]' ).click(),
		},
	],
};
