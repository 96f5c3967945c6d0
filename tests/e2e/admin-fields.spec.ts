import type { Locator, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expectNoViolations } from './axe';
import { logIn } from './log-in';
import { inLanguage } from './page-states/walk';
import { buy } from './purchase';
import { expect, test } from './test';

/**
 * Our fields and boxes on WooCommerce's own screens of wp-admin, in both languages, on
 * a desktop and where wp-admin changes for phones. ADMIN_PICTURES names a folder for
 * pictures of the screens.
 */

interface Screen {
	/** Selectors of what is ours there; each of them has to be there. */
	readonly parts: readonly string[];
	/** PHP that returns the address, from wp-admin. */
	readonly path: string;
	/** Shows our fields. */
	readonly open?: ( page: Page ) => Promise< unknown >;
}

const product = ( type: string ) =>
	`return 'post.php?action=edit&post=' . wc_get_products( [ 'type' => '${ type }', 'limit' => 1, 'return' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] )[0];`;

const term = ( taxonomy: string ) => `
	$term = get_terms( [ 'taxonomy' => '${ taxonomy }', 'hide_empty' => false, 'number' => 1 ] )[0];
	return 'term.php?post_type=product&taxonomy=${ taxonomy }&tag_ID=' . $term->term_id;`;

/** Clicks until WooCommerce's script handles the click: the tabs are shown before it runs. */
const tab = ( name: string ) => async ( page: Page ) => {
	const item = page.locator( `.product_data_tabs .${ name }` );
	await expect( async () => {
		await item.locator( 'a' ).click();
		await expect( item ).toHaveClass( /\bactive\b/, { timeout: 500 } );
	} ).toPass();
};

/** Opens the first variation, and in it our fields. */
async function openVariation( page: Page ): Promise< void > {
	await tab( 'variations_options' )( page );
	const variation = page.locator( '.woocommerce_variation' ).first();
	await variation.locator( 'h3' ).click( { position: { x: 200, y: 15 } } );
	await variation.locator( 'details summary' ).click();
}

async function openQuickEdit( page: Page ): Promise< void > {
	const row = page.locator( '#the-list tr.type-product' ).first();
	await row.locator( '.name' ).hover();
	await row.locator( 'button.editinline' ).click();
	await page.locator( '.inline-edit-row details summary' ).first().click();
}

const screens: Readonly< Record< string, Screen > > = {
	'product, general': {
		parts: [
			'.form-field:has(#vitrina_net_content)',
			'.form-field:has(#vitrina_net_content_unit)',
			'.vitrina-price-history',
		],
		path: product( 'simple' ),
	},
	'product, shipping': {
		parts: [
			'#shipping_product_data .form-field:has(#woo_lithuaniapost_allowed_terminal)',
		],
		path: product( 'simple' ),
		open: tab( 'shipping_options' ),
	},
	'product, advanced': {
		parts: [
			'.form-field:has(#_vitrina_withdrawal_exemption)',
			'.form-field:has(#_vitrina_video_url)',
		],
		path: product( 'simple' ),
		open: tab( 'advanced_options' ),
	},
	'product, facts': {
		parts: [ '#vitrina_facts_data' ],
		path: product( 'simple' ),
		open: tab( 'vitrina_facts_options' ),
	},
	'product, a variation': {
		parts: [
			'.woocommerce_variation:first-child details',
			'.woocommerce_variation:first-child .vitrina-price-history',
		],
		path: product( 'variable' ),
		open: openVariation,
	},
	'products, quick edit': {
		parts: [ '#the-list .inline-edit-row details' ],
		path: "return 'edit.php?post_type=product';",
		open: openQuickEdit,
	},
	'a colour': {
		parts: [ 'tr:has(.vitrina-swatch-color)' ],
		path: term( 'pa_spalva' ),
	},
	'a category': {
		parts: [ 'tr:has([name^="vitrina"])' ],
		path: term( 'product_cat' ),
	},
};

const controls =
	'a[href], button, input:not([type="hidden"]), select, summary, textarea';

/** Hidden on purpose: texts for screen readers, and selects that select2 replaces. */
const notShown = '.select2-hidden-accessible, .screen-reader-text';

/** Runs in the page: whether the focused element is shown, inside the window, with a focus style. */
const isFocusShown = ( element: Element ) => {
	const { width, height, left, right } = element.getBoundingClientRect();
	const { outlineStyle, boxShadow } = getComputedStyle( element );
	return (
		width > 0 &&
		height > 0 &&
		left >= 0 &&
		right <= window.innerWidth &&
		( outlineStyle !== 'none' || boxShadow !== 'none' )
	);
};

/** Leaves each control with the keyboard, and comes back. Returns how many there are. */
async function checkKeyboard( page: Page, part: Locator ): Promise< number > {
	let found = 0;
	for ( const control of await part.locator( controls ).all() ) {
		const isShown = await control.evaluate(
			( element, selector ) =>
				element.checkVisibility() &&
				! element.matches( selector ) &&
				! ( element as HTMLInputElement ).disabled,
			notShown
		);
		if ( isShown ) {
			found += 1;
			const name = await control.evaluate( ( { outerHTML } ) =>
				outerHTML.slice( 0, 200 )
			);
			// Editors take the focus while they start, and the style of the focus fades in.
			await expect( async () => {
				await control.focus();
				await page.keyboard.press( 'Shift+Tab' );
				await page.keyboard.press( 'Tab' );
				await expect( control, name ).toBeFocused( { timeout: 500 } );
				expect( await control.evaluate( isFocusShown ), name ).toBe(
					true
				);
			} ).toPass();
		}
	}
	return found;
}

async function checkParts(
	page: Page,
	name: string,
	parts: readonly string[],
	locale: string
): Promise< void > {
	let found = 0;
	for ( const width of [ 1280, 782 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const where = `${ name }, ${ width } px`;
		for ( const selector of parts ) {
			for ( const part of await page.locator( selector ).all() ) {
				await expect( part, where ).toBeVisible();
				const box = await part.boundingBox();
				expect(
					( box?.x ?? 0 ) + ( box?.width ?? 0 ),
					`${ where }: ${ selector }`
				).toBeLessThanOrEqual( width );
				found += await checkKeyboard( page, part );
			}
			await expect( page.locator( selector ), where ).not.toHaveCount(
				0
			);
		}
		await expectNoViolations(
			page,
			where,
			[ '.select2-container', '.woocommerce-help-tip' ],
			[ ...parts ]
		);
		if ( process.env.ADMIN_PICTURES ) {
			await page.screenshot( {
				path: `${ process.env.ADMIN_PICTURES }/${ name }-${ locale }-${ width }.png`,
				fullPage: true,
			} );
		}
	}
	expect( found, `controls of ${ name }` ).toBeGreaterThan( 0 );
}

const pathOf = ( shop: Shop, code: string ) =>
	`/wp-admin/${ String( shop.phpEval( code ) ) }`;

for ( const locale of [ 'lt_LT', 'en_US' ] ) {
	test.describe( locale, () => {
		test.use( {
			...inLanguage( locale ),
			viewport: { width: 1280, height: 900 },
			allowedErrors: [ /gravatar|404|Failed to load|easter-egg/ ],
		} );

		for ( const [ name, { parts, path, open } ] of Object.entries(
			screens
		) ) {
			test( `[OWN-25] our fields in wp-admin, ${ name }: they fit, axe finds nothing, and the keyboard reaches them @full`, async ( {
				page,
				shop,
			} ) => {
				await logIn( page, shop.admin );
				await page.goto( pathOf( shop, path ) );
				await open?.( page );
				await checkParts( page, name, parts, locale );
			} );
		}

		test( '[OWN-25] our fields in wp-admin, an order to a terminal paid at a bank: they fit, axe finds nothing, and the keyboard reaches them @full', async ( {
			page,
			shop,
		} ) => {
			await buy( page, shop, 'classic', { terminal: true, bank: true } );
			shop.phpEval(
				`return update_option( 'vitrina_companion_invoices', [] );`
			);
			await logIn( page, shop.admin );
			// WooCommerce celebrates the first orders in front of the page.
			await page.route( '**/order-milestone-easter-egg*', ( route ) =>
				route.abort()
			);
			await page.goto(
				pathOf(
					shop,
					"return 'admin.php?page=wc-orders&action=edit&id=' . wc_get_orders( [ 'limit' => 1, 'return' => 'ids' ] )[0];"
				)
			);
			// Pencil: WooCommerce shows the address until somebody edits it.
			await page
				.locator( '.order_data_column a.edit_address' )
				.last()
				.click();
			await checkParts(
				page,
				'an order',
				[
					'#vitrina-bank-link',
					'#vitrina-invoices',
					'.form-field:has(#woo_lithuaniapost_lpexpress_terminal_id)',
				],
				locale
			);
			shop.phpEval(
				`return delete_option( 'vitrina_companion_invoices' );`
			);
		} );
	} );
}
