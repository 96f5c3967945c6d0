import { expect, test } from './test';
import { without } from './without';
import { minifiers, setOptions } from './neighbours/minifiers';
import { expectNoNotices, useNeighbour } from './neighbours/plugin';
import { setCompanionOptions } from './companion-settings';
import { cartCount, pickerButton, products, terminalRate } from './shopper';
import { productPages } from './product-page';
import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';

/**
 * Plugins that minify or combine scripts serve our entry scripts from a folder of
 * their own, which does not contain our chunks.
 */

/** Requests for our chunks in the plugin's folder, which return 404. */
function recordMissingChunks( page: Page ): string[] {
	const missingChunks: string[] = [];
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 && /\.js(\?|$)/.test( response.url() ) ) {
			missingChunks.push( `${ response.status() } ${ response.url() }` );
		}
	} );
	return missingChunks;
}

async function openMenu( page: Page ): Promise< void > {
	await page.goto( '/pristatymas/' );
	await page.locator( '.site-header__menu' ).click();
	const panel = page.locator( 'dialog#menu-panel[open]' );
	await panel.locator( '.menu__toggle' ).first().click();
	await expect( panel.locator( '.sub-menu a' ).first() ).toBeVisible();
}

async function buyVariable( page: Page ): Promise< void > {
	await page.goto( productPages.variable );
	for ( const group of await page
		.locator( 'form.cart [role="radiogroup"]' )
		.all() ) {
		await group.locator( '[role="radio"]:not(.disabled)' ).first().click();
	}
	const add = page.locator( 'form.cart .single_add_to_cart_button' );
	await expect( add ).not.toHaveClass( /disabled/ );
	await add.click();
	await expect( cartCount( page ) ).toHaveText( /^1/ );
}

async function pickInBlocks( page: Page ): Promise< void > {
	await page.goto( '/apmokejimas-blokai/' );
	await terminalInBlocks( page ).check();
	await pickerButton( page ).click();
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'option' ).first()
	).toBeVisible();
}

const terminalInBlocks = ( page: Page ) =>
	page.locator( 'input[type="radio"][value*="lpexpress_terminal"]' );

async function shopAround( page: Page, shop: Shop ): Promise< void > {
	const missingChunks = recordMissingChunks( page );
	await openMenu( page );
	await buyVariable( page );
	shop.useBlockPages();
	try {
		await pickInBlocks( page );
	} finally {
		shop.useClassicPages();
	}
	expect( missingChunks ).toEqual( [] );
}

test( '[FIX-31] entry scripts that are served from another folder load their chunks: menu, variable product, picker of the block checkout @full', async ( {
	page,
	context,
	shop,
} ) => {
	const moved = new Set< string >();
	await context.route(
		( { origin, pathname } ) =>
			origin === new URL( shop.url ).origin && pathname.endsWith( '/' ),
		async ( route ) => {
			if ( route.request().resourceType() !== 'document' ) {
				return route.fallback();
			}
			const response = await route.fetch();
			const body = ( await response.text() ).replace(
				/wp-content\/[\w/-]+\/build\/[\w-]+\.js/g,
				( path ) => {
					moved.add( `/moved/${ path }` );
					return `moved/${ path }`;
				}
			);
			await route.fulfill( { response, body } );
		}
	);
	await context.route( '**/moved/**', async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		await ( moved.has( pathname )
			? route.fulfill( {
					response: await context.request.get(
						pathname.replace( '/moved', '' )
					),
				} )
			: route.fulfill( { status: 404 } ) );
	} );
	await shopAround( page, shop );
	expect( moved.size ).toBeGreaterThan( 0 );
} );

/** As plugins that combine inline scripts into one file: `id` and other attributes are lost. */
async function moveInlineScripts( page: Page ): Promise< void > {
	let moved = '';
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		moved = '';
		const body = ( await response.text() )
			.replace( /<script>([^]*?)<\/script>/g, ( all, code: string ) => {
				moved += `${ code };\n`;
				return '';
			} )
			.replace(
				'</body>',
				'<script src="/moved/inline.js"></script></body>'
			);
		await route.fulfill( { response, body } );
	} );
	await page.route( '**/moved/inline.js', ( route ) =>
		route.fulfill( { body: moved, contentType: 'text/javascript' } )
	);
}

test( '[FIX-31] with inline scripts moved into a file, recorded consent and closed bars are remembered @full', async ( {
	page,
	shop,
} ) => {
	setCompanionOptions( shop, {
		consent: true,
		campaign_bar: 'Rudens nuolaidos',
	} );
	shop.phpEval(
		`update_option( 'woocommerce_demo_store', 'yes' ); return true;`
	);
	try {
		await moveInlineScripts( page );
		await page.goto( '/pristatymas/' );
		await page
			.locator( '.consent-bar' )
			.getByRole( 'button', { name: 'Atmesti visus' } )
			.click();
		const bars = page.locator( '.top-bar' );
		await expect( bars ).toHaveCount( 2 );
		await bars.nth( 1 ).locator( '[data-dismiss]' ).click();
		await bars.nth( 0 ).locator( '[data-dismiss]' ).click();
		await expect( bars ).toHaveCount( 0 );
		await page.reload();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-consent',
			''
		);
		await expect( bars ).toHaveCount( 0 );
		await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
	} finally {
		setCompanionOptions( shop, {} );
		shop.phpEval(
			`update_option( 'woocommerce_demo_store', 'no' ); return true;`
		);
	}
} );

for ( const { slug, name, sign, options, tidy } of minifiers ) {
	test.describe( name, () => {
		useNeighbour( slug, {
			prepare: ( shop ) => setOptions( shop, options ),
			cleanup: tidy,
		} );

		test( `[FIX-31] with ${ name }, the menu opens on a phone, a variable product can be bought, the block checkout has its picker @full`, async ( {
			page,
			request,
			shop,
		} ) => {
			const source = await request.get( products.linen );
			expect( await source.text() ).toMatch( sign );
			await shopAround( page, shop );
			// Autoptimize requests WooCommerce's pages before their texts are loaded.
			expectNoNotices( shop );
		} );
	} );
}

test.describe( 'a script that does not load', () => {
	test.use( {
		allowedErrors: [ /Failed to load resource|Loading chunk|Not loaded/ ],
	} );

	/** In either checkout: the native list, whose selection is saved. */
	async function chooseNatively(
		page: Page,
		index: number
	): Promise< string > {
		await pickerButton( page ).click();
		const list = page.locator( '.vitrina-terminal-picker__native select' );
		await expect( list ).toBeVisible();
		const saved = page.waitForResponse(
			( response ) =>
				( response.request().postData() ?? '' ).includes(
					'save_selected_lpexpress_terminal'
				) && response.ok()
		);
		await list.selectOption( { index } );
		await saved;
		return list.inputValue();
	}

	test( '[FIX-31] without the picker’s dialog, the terminal is selected in a native list, in both checkouts @full', async ( {
		page,
		shop,
	} ) => {
		await without( page, 'terminal-picker-sheet' );
		await without( page, 'blocks-terminal-picker-sheet' );
		await page.goto( products.linen );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toHaveText( /^1/ );
		await page.goto( '/apmokejimas/' );
		await terminalRate( page ).check();
		const chosen = await chooseNatively( page, 3 );
		await expect(
			page.locator(
				`select[name="woo_lithuaniapost_lpexpress_terminal_id"]`
			)
		).toHaveValue( chosen );
		shop.useBlockPages();
		try {
			await page.goto( '/apmokejimas-blokai/' );
			await terminalInBlocks( page ).check();
			await chooseNatively( page, 5 );
			await expect(
				page.locator( '.vitrina-terminal-picker__card.is-chosen' )
			).toBeVisible();
		} finally {
			shop.useClassicPages();
		}
	} );

	test( '[FIX-31] if the block’s picker does not load, an error is shown, and a retry works @full', async ( {
		page,
		shop,
	} ) => {
		await without( page, 'blocks-picker' );
		await page.goto( products.linen );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( cartCount( page ) ).toHaveText( /^1/ );
		shop.useBlockPages();
		try {
			await page.goto( '/apmokejimas-blokai/' );
			await terminalInBlocks( page ).check();
			const errorAlert = page.getByRole( 'alert' ).filter( {
				has: page.getByRole( 'button', { name: 'Bandyti dar kartą' } ),
			} );
			await expect( errorAlert ).toBeVisible();
			await page.unrouteAll();
			await errorAlert.getByRole( 'button' ).click();
			await expect( pickerButton( page ) ).toBeVisible();
		} finally {
			shop.useClassicPages();
		}
	} );
} );
