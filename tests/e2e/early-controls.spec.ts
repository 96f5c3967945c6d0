import type { Page } from '@playwright/test';
import { fullUnless } from './full';
import { delayLazyScripts, delayNewScripts } from './slow-scripts';
import { expect, test } from './test';

const header = ( page: Page ) => page.locator( '.site-header__bar' );

const controls: Record<
	string,
	{
		use: ( page: Page ) => Promise< unknown >;
		see: ( page: Page ) => Promise< unknown >;
		width?: number;
	}
> = {
	'the menu of a phone': {
		width: 390,
		use: ( page ) => page.locator( '.site-header__menu' ).click(),
		see: ( page ) => expect( page.locator( '#menu-panel' ) ).toBeVisible(),
	},
	'a list of the menu': {
		use: ( page ) =>
			header( page ).locator( '.menu__toggle' ).first().click(),
		see: ( page ) =>
			expect(
				header( page ).locator( '.menu__toggle' ).first()
			).toHaveAttribute( 'aria-expanded', 'true' ),
	},
	'the search': {
		async use( page ) {
			await header( page )
				.locator( '[popovertarget="search-panel"]' )
				.click();
			const field = page.locator( '#search-panel input[name="s"]' );
			await field.fill( 'žvakė' );
			await field.press( 'Enter' );
		},
		see: ( page ) => expect( page ).toHaveURL( /[?&]s=/ ),
	},
	'the account': {
		use: ( page ) => page.locator( '.site-header__account' ).click(),
		see: ( page ) =>
			expect( page.locator( 'dialog[open] #username' ) ).toBeVisible(),
	},
	'the cart': {
		use: ( page ) => page.locator( '.site-header__cart' ).click(),
		see: ( page ) =>
			expect( page.locator( '#minicart-panel' ) ).toBeVisible(),
	},
	'the sort select': {
		use: ( page ) =>
			page
				.locator( 'select.orderby' )
				.evaluate( ( select: HTMLSelectElement ) => {
					// A click as by a finger: no focus or hover loads anything before.
					select.value = 'price';
					select.dispatchEvent(
						new Event( 'change', { bubbles: true } )
					);
				} ),
		see: ( page ) => expect( page ).toHaveURL( /orderby=price/ ),
	},
	'the button of the filters': {
		use: ( page ) => page.locator( '.filters-button' ).click(),
		see: ( page ) =>
			expect( page.locator( 'dialog.filters-panel' ) ).toBeVisible(),
	},
	'the display switch': {
		use: ( page ) => page.locator( 'button[data-display="list"]' ).click(),
		see: ( page ) =>
			expect( page.locator( 'html' ) ).toHaveAttribute(
				'data-display',
				'list'
			),
	},
	'the button for more': {
		use: ( page ) => page.locator( '.listing-more a' ).click(),
		see: ( page ) =>
			expect
				.poll( () => page.locator( '.listing .card' ).count() )
				.toBeGreaterThan( 24 ),
	},
	'a heart': {
		use: ( page ) => page.locator( '.card .heart' ).first().click(),
		see: ( page ) =>
			expect( page.locator( '.wishlist-count' ).first() ).toContainText(
				'1'
			),
	},
};

for ( const [ name, { use, see, width = 1280 } ] of Object.entries(
	controls
) ) {
	test( `[FIX-35] ${ name } responds when used before its script is loaded${ fullUnless( width < 1280 ) }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/parduotuve/' );
		const release = await delayNewScripts( page );
		await use( page );
		await release();
		await see( page );
	} );
}

for ( const [ name, path, press, request, see ] of [
	[
		'quick view',
		'/parduotuve/',
		'.card.instock a[data-quick-view]',
		/goya_product_ajax/,
		'dialog.quick-view .product_title',
	],
	[
		'login',
		'/parduotuve/',
		'.site-header__account',
		/vitrina_login/,
		'dialog[open] #username',
	],
	[
		'“load more”',
		'/parduotuve/',
		'.listing-more a',
		/parduotuve\/page\/2/,
		'.listing .card:nth-of-type(25)',
	],
	[
		'a category of the portfolio',
		'/darbai/',
		'.topics a:not([aria-current])',
		/darbai|darbu/,
		'.topics li:nth-child(2) a[aria-current]',
	],
] as const ) {
	test( `[FIX-35] the request of ${ name } is sent before its script is loaded, and only once${ fullUnless( name === 'login' ) }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		// The script of all requests loads at once.
		const { release } = await delayLazyScripts( page, /^(?!calls\.js)/ );
		await page.goto( path );
		let count = 0;
		page.on( 'request', ( sent ) => {
			count += Number( request.test( sent.url() ) );
		} );
		await page.locator( press ).first().click();
		await expect.poll( () => count ).toBe( 1 );
		await expect( page.locator( see ).first() ).toBeHidden();
		await release();
		await expect( page.locator( see ).first() ).toBeVisible();
		expect( count ).toBe( 1 );
	} );
}

test( '[FIX-35] [PANEL-01] the filters open before React is loaded: Escape and their button close them, and what was typed and clicked meanwhile is kept', async ( {
	page,
} ) => {
	const panel = page.locator( 'dialog.filters-panel' );
	const opener = page.locator( '.filters-button' );
	const filters = page.locator( '#filters' );
	await page.setViewportSize( { width: 390, height: 844 } );
	const closings = [
		() => page.keyboard.press( 'Escape' ),
		() => panel.locator( '.filters__close' ).click(),
	];

	const { release } = await delayLazyScripts(
		page,
		/^(?!(calls|listing-parts)\.js)/
	);
	await page.goto( '/parduotuve/' );
	const requests: string[] = [];
	page.on( 'request', ( sent ) =>
		requests.push( new URL( sent.url() ).pathname )
	);
	for ( const close of closings ) {
		await opener.click();
		await expect( panel.and( page.locator( ':modal' ) ) ).toBeVisible();
		await expect( page.locator( 'html' ) ).toHaveCSS(
			'overflow',
			'hidden'
		);
		await close();
		await expect( panel ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
	}
	// Their link leads to a place in this page.
	expect( requests ).not.toContain( '/parduotuve/' );
	await opener.click();
	await panel.locator( '[name="min_price"]' ).fill( '2' );
	await panel.locator( '[data-filter="categories=kvepalai"]' ).click();
	await expect( filters ).toHaveAttribute( 'data-island-state', 'loading' );
	await release();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 1 );
	await expect( filters ).toHaveAttribute( 'data-island-state', 'ready' );
	await expect( panel.locator( '[name="min_price"]' ) ).toHaveValue( '2' );
	await page.keyboard.press( 'Escape' );
	await expect( panel ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
	await page.goBack();
	await expect( page.locator( '.filter-chip' ) ).toHaveCount( 0 );
} );

for ( const [ name, opener, panel ] of [
	[ 'menu', '.site-header__menu', '#menu-panel' ],
	[ 'mini cart', '.site-header__cart', '#minicart-panel' ],
] as const ) {
	test( `[FIX-35] [PANEL-01] the ${ name } opens before its script is loaded, and stays closed if it is closed meanwhile${ fullUnless( name === 'mini cart' ) }`, async ( {
		page,
	} ) => {
		const dialog = page.locator( panel );
		const html = page.locator( 'html' );
		for ( const isClosedEarly of [ false, true ] ) {
			await page.goto( '/parduotuve/' );
			const release = await delayNewScripts( page );
			await page.locator( opener ).click();
			await expect(
				dialog.and( page.locator( ':modal' ) )
			).toBeVisible();
			await expect( html ).not.toHaveCSS( 'overflow', 'hidden' );
			if ( isClosedEarly ) {
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toBeHidden();
			}
			await release();
			// The opener is busy until its script has run.
			await expect( page.locator( opener ) ).not.toHaveAttribute(
				'aria-busy'
			);
			if ( isClosedEarly ) {
				await expect( dialog ).toBeHidden();
				await page.locator( opener ).click();
			}
			await expect( dialog ).toBeVisible();
			await expect( html ).toHaveCSS( 'overflow', 'hidden' );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( page.locator( opener ) ).toBeFocused();
			await expect( html ).not.toHaveCSS( 'overflow', 'hidden' );
		}
	} );
}
