import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { openTestShop } from './shop';
import { expect, test } from './test';

test.use( { viewport: { width: 1280, height: 900 } } );

const LISTING = '/parduotuve/';

const link = ( page: Page ) => page.locator( '.site-header__account' );
const panel = ( page: Page ) => page.locator( 'dialog[data-panel="login"]' );

async function open( page: Page ): Promise< void > {
	await link( page ).click();
	await expect( panel( page ) ).toBeVisible();
}

async function setRegistration( isOn: boolean ): Promise< void > {
	( await openTestShop() ).phpEval(
		`foreach ( [ 'enable_myaccount_registration' => getenv( 'ON' ), 'registration_generate_password' => 'no' ] as $name => $value ) { update_option( "woocommerce_$name", $value ); } return true;`,
		{ ON: isOn ? 'yes' : 'no' }
	);
}

const remember = async () =>
	( await openTestShop() ).phpEval(
		`return array_map( fn ( $name ) => get_option( "woocommerce_$name" ), [ 'enable_myaccount_registration', 'registration_generate_password' ] );`
	) as string[];

let before: string[] = [];
test.beforeAll( async () => {
	before = await remember();
	await setRegistration( true );
} );
test.afterAll( async () => {
	( await openTestShop() ).phpEval(
		`list( $on, $password ) = json_decode( getenv( 'BEFORE' ) ); update_option( 'woocommerce_enable_myaccount_registration', $on ); update_option( 'woocommerce_registration_generate_password', $password );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( get_users( [ 'search' => 'naujokas-*', 'search_columns' => [ 'user_email' ] ] ) as $user ) { wp_delete_user( $user->ID ); } return true;`,
		{ BEFORE: JSON.stringify( before ) }
	);
} );

test( '[LOGIN-01] the account button opens the panel; Enter in the password field logs in, on the same page', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	// Hover without a click requests no nonce.
	const script = page.waitForResponse( /login\.js/ );
	await link( page ).hover();
	await script;
	await page.evaluate( () => fetch( '/?behind' ) );
	expect( asked.filter( ( url ) => url.includes( 'v1/state' ) ) ).toEqual(
		[]
	);
	await open( page );
	await expect( page.locator( '#username' ) ).toBeFocused();
	await page.keyboard.type( 'rasa' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'rasa' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
	expect( new URL( page.url() ).pathname ).toBe( LISTING );
	expect( asked.some( ( url ) => url.includes( 'v1/state' ) ) ).toBe( true );
	await expect( link( page ) ).not.toHaveAttribute( 'data-login' );
} );

test( '[LOGIN-01] WooCommerce’s errors are shown in the panel, and the form can be sent again @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( 'ne tas' );
	await page.keyboard.press( 'Enter' );
	await expect(
		panel( page ).locator( '.login-panel__notice .woocommerce-error' )
	).toBeVisible();
	await expect( page.locator( '#password' ) ).toBeFocused();
	await expectNoViolations( page, 'an error' );
	await page.locator( '#password' ).fill( 'rasa' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
} );

test( '[LOGIN-01] a session that started after the page was opened does not prevent the login @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	// Another tab adds something to the cart.
	await page.evaluate( () =>
		fetch( '/?wc-ajax=add_to_cart', {
			method: 'POST',
			body: new URLSearchParams( {
				product_id:
					document.querySelector< HTMLElement >( '.ajax_add_to_cart' )
						?.dataset.product_id ?? '',
			} ),
		} )
	);
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( 'rasa' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
} );

test( '[LOGIN-01] tabs by keyboard, show and hide the password, Escape, and focus back on the link @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await link( page ).focus();
	await page.keyboard.press( 'Enter' );
	const tabs = panel( page ).getByRole( 'tab' );
	await expect( tabs ).toHaveCount( 2 );
	await tabs.first().focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tabs.nth( 1 ) ).toBeFocused();
	await expect( tabs.nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.locator( '#reg_email' ) ).toBeVisible();
	await expect( page.locator( '#username' ) ).toBeHidden();
	await page.locator( '#reg_password' ).fill( 'slaptas' );
	await panel( page )
		.getByRole( 'button', { name: 'Rodyti slaptažodį' } )
		.click();
	await expect( page.locator( '#reg_password' ) ).toHaveAttribute(
		'type',
		'text'
	);
	await panel( page )
		.getByRole( 'button', { name: 'Slėpti slaptažodį' } )
		.click();
	await expect( page.locator( '#reg_password' ) ).toHaveAttribute(
		'type',
		'password'
	);
	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toBeHidden();
	await expect( link( page ) ).toBeFocused();
} );

test( '[LOGIN-01] registration logs in, on the same page @full', async ( {
	page,
} ) => {
	await page.goto( LISTING );
	await open( page );
	await panel( page ).getByRole( 'tab' ).nth( 1 ).click();
	await page
		.locator( '#reg_email' )
		.fill( `naujokas-${ Date.now() }@example.com` );
	await page.locator( '#reg_password' ).fill( 'Ilgas ir slaptas 7' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
	expect( new URL( page.url() ).pathname ).toBe( LISTING );
} );

test( '[LOGIN-01] without registration there is one form and no tab @full', async ( {
	page,
} ) => {
	await setRegistration( false );
	try {
		await page.goto( LISTING );
		await open( page );
		await expect( panel( page ).getByRole( 'tab' ) ).toHaveCount( 0 );
		await expect(
			panel( page ).locator( '#customer_login' )
		).toBeVisible();
	} finally {
		await setRegistration( true );
	}
} );

test( '[LOGIN-01] on the account page the password can be shown and hidden, and Enter submits @full', async ( {
	page,
} ) => {
	await page.goto( '/paskyra/' );
	await page.locator( '#username' ).fill( 'rasa' );
	await page.locator( '#password' ).fill( 'rasa' );
	const eye = page
		.locator( 'form.login' )
		.getByRole( 'button', { name: 'Rodyti slaptažodį' } );
	await eye.click();
	await expect( page.locator( '#password' ) ).toHaveAttribute(
		'type',
		'text'
	);
	await page.locator( '#password' ).press( 'Enter' );
	await expect( page.locator( 'body' ) ).toHaveClass( /logged-in/ );
} );

test.describe( 'if the shop does not respond', () => {
	test.use( { allowedErrors: [ /ERR_FAILED/ ] } );

	test( '[LOGIN-01] a form shows an error and stays; if the forms do not load, the link leads to the account @full', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await open( page );
		await page.route( /\/paskyra\//, ( route ) => route.abort() );
		await page.locator( '#username' ).fill( 'rasa' );
		await page.locator( '#password' ).fill( 'rasa' );
		await page.keyboard.press( 'Enter' );
		await expect( panel( page ) ).toContainText( 'Parduotuvė neatsakė' );
		await page.unroute( /\/paskyra\// );

		await page.route( /vitrina_login/, ( route ) => route.abort() );
		await page.goto( LISTING );
		await link( page ).click();
		await page.waitForURL( /\/paskyra\// );
	} );
} );

test( '[LOGIN-01] [EVENT-01] without JavaScript the link leads to the account @full', async ( {
	browser,
	shop,
} ) => {
	const context = await browser.newContext( {
		baseURL: shop.url,
		javaScriptEnabled: false,
	} );
	const page = await context.newPage();
	await page.goto( LISTING );
	await link( page ).click();
	await page.waitForURL( /\/paskyra\// );
	await expect( page.locator( '#username' ) ).toBeVisible();
	await context.close();
} );
