import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { openTestShop } from './shop';
import { expect, test } from './test';
import {
	deleteVariableProduct,
	createVariableProduct,
	type VariableProduct,
} from './variable-product';

/**
 * The jQuery events that another plugin receives for the same selections with
 * WooCommerce's script and with ours. Ours differs on purpose:
 *
 * - `show_variation` is triggered at once, WooCommerce's 300 ms later;
 * - reset triggers one round of events, WooCommerce's one for each select;
 * - a value set by a script that contradicts the others stays and they are cleared;
 *   WooCommerce clears the first contradiction in the form's order.
 */
const names =
	'wc_variation_form check_variations woocommerce_variation_select_change woocommerce_variation_has_changed found_variation reset_data hide_variation show_variation update_variation_values woocommerce_update_variation_values reset_image clear_reset_announcement announce_reset reset_focus reload_product_variations';

interface RecordedEvent {
	name: string;
	on: string;
	values: unknown[];
}

let product: VariableProduct;

test.beforeAll( async () => {
	product = createVariableProduct( await openTestShop() );
} );

test.afterAll( async () => {
	deleteVariableProduct( await openTestShop() );
} );

/** Opens the product's page with jQuery and a plugin that listens to its events. */
async function open(
	page: Page,
	shop: Shop,
	whose: 'ours' | 'theirs'
): Promise< void > {
	const read = ( path: string ) =>
		readFileSync( join( shop.root, 'wordpress', path ), 'utf8' );
	const jquery = read( 'wp-includes/js/jquery/jquery.min.js' );
	const listener = `
		window.recordedEvents = [];
		jQuery( document ).on( ${ JSON.stringify( names ) }, function ( event ) {
			var values = [].slice.call( arguments, 1 ).map( function ( value ) {
				return value && value.$form ? {
					form: value.$form.is( 'form.variations_form' ),
					selects: value.$attributeFields.length,
					chosen: value.getChosenAttributes(),
					useAjax: value.useAjax,
				} : value;
			} );
			recordedEvents.push( { name: event.type, on: event.target.className.split( ' ' ).pop(), values: values } );
		} );`;
	const scripts =
		whose === 'ours'
			? []
			: [
					read( 'wp-includes/js/underscore.min.js' ),
					read( 'wp-includes/js/wp-util.min.js' ),
					`var wc_add_to_cart_variation_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_no_matching_variations_text: 'none', i18n_make_a_selection_text: 'select', i18n_unavailable_text: 'unavailable', i18n_reset_alert_text: 'reset' };`,
					read(
						'wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.js'
					),
				];
	await page.route( `**${ product.path }`, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		const tag = ( text: string ) => `<script>${ text }</script>`;
		await route.fulfill( {
			response: answer,
			body: html
				.replace(
					'<head>',
					() => `<head>${ tag( jquery ) }${ tag( listener ) }`
				)
				.replace(
					'</body>',
					() =>
						`<script type="text/template" id="tmpl-variation-template"><p>{{{ data.variation.price_html }}}</p></script><script type="text/template" id="tmpl-unavailable-variation-template"><p>unavailable</p></script>${ scripts
							.map( tag )
							.join( '' ) }</body>`
				),
		} );
	} );
	await page.clock.install();
	await page.goto( product.path );
	await page.waitForFunction( () =>
		( window as any ).recordedEvents.some(
			( { name }: RecordedEvent ) => name === 'wc_variation_form'
		)
	);
}

/** Returns the events that an action triggered, and clears the list. */
async function recordEvents( page: Page, act: () => Promise< unknown > ) {
	await page.evaluate(
		() => ( ( window as any ).recordedEvents.length = 0 )
	);
	await act();
	// WooCommerce's script has timers and effects of up to 500 ms.
	await page.clock.runFor( 700 );
	return page.evaluate(
		() => ( window as any ).recordedEvents as RecordedEvent[]
	);
}

const withoutShow = ( recordedEvents: RecordedEvent[] ) =>
	recordedEvents.filter( ( { name } ) => name !== 'show_variation' );
const shows = ( recordedEvents: RecordedEvent[] ) =>
	recordedEvents.filter( ( { name } ) => name === 'show_variation' );

const acts: Record< string, ( page: Page ) => Promise< unknown > > = {
	'a first choice': ( page ) =>
		page.selectOption( '[name="attribute_colour"]', 'red' ),
	'the choice that finds a variation': ( page ) =>
		page.selectOption( '[name="attribute_size"]', 's' ),
	'another variation': ( page ) =>
		page.selectOption( '[name="attribute_size"]', 'm' ),
	'a sold out one': async ( page ) => {
		await page.selectOption( '[name="attribute_size"]', '' );
		await page.selectOption( '[name="attribute_colour"]', 'blue' );
		await page.selectOption( '[name="attribute_size"]', 's' );
	},
	'check_variations by a plugin': ( page ) =>
		page.evaluate(
			`jQuery( '.variations_form' ).trigger( 'check_variations' )`
		),
	'reload_product_variations by a plugin': ( page ) =>
		page.evaluate(
			`jQuery( '.variations_form' ).trigger( 'reload_product_variations' )`
		),
	'reset_data by a plugin': ( page ) =>
		page.evaluate( `jQuery( '.variations_form' ).trigger( 'reset_data' )` ),
	'a value that a plugin chooses': ( page ) =>
		page.evaluate(
			`jQuery( '[name="attribute_size"]' ).val( 'm' ).trigger( 'change' )`
		),
	'a variation that a plugin has found': ( page ) =>
		page.evaluate(
			`jQuery( '.variations_form' ).trigger( 'found_variation', [ jQuery( '.variations_form' ).data( 'product_variations' )[ 0 ] ] )`
		),
};

test( '[PROD-01] [PROD-02] [PROD-04] [PROD-05] other plugins receive and trigger the same events, with the same arguments, as with WooCommerce’s own script @full', async ( {
	browser,
	shop,
} ) => {
	test.setTimeout( 120_000 );
	const ours = await browser.newPage( { baseURL: shop.url } );
	const theirs = await browser.newPage( { baseURL: shop.url } );
	await open( ours, shop, 'ours' );
	await open( theirs, shop, 'theirs' );
	const started = ( page: Page ) =>
		page.evaluate(
			() => ( window as any ).recordedEvents as RecordedEvent[]
		);
	expect( await started( ours ), 'the start' ).toEqual(
		await started( theirs )
	);
	for ( const [ name, act ] of Object.entries( acts ) ) {
		const expected = await recordEvents( theirs, () => act( theirs ) );
		const found = await recordEvents( ours, () => act( ours ) );
		expect( expected.length, name ).toBeGreaterThan( 0 );
		expect( withoutShow( found ), name ).toEqual( withoutShow( expected ) );
		expect( shows( found ), name ).toEqual( shows( expected ) );
		const seen = ( page: Page ) =>
			page.evaluate( () => ( {
				id: document.querySelector< HTMLInputElement >(
					'.variation_id'
				)?.value,
				button: [
					...( document.querySelector( '.single_add_to_cart_button' )
						?.classList ?? [] ),
				].sort(),
				sku: document.querySelector( '.sku' )?.textContent,
			} ) );
		expect( await seen( ours ), name ).toEqual( await seen( theirs ) );
	}

	const reset = ( page: Page ) => () =>
		page.locator( '.reset_variations' ).click();
	const expected = await recordEvents( theirs, reset( theirs ) );
	const found = await recordEvents( ours, reset( ours ) );
	expect( new Set( found.map( ( { name } ) => name ) ) ).toEqual(
		new Set( expected.map( ( { name } ) => name ) )
	);
	expect( found.slice( -5 ) ).toEqual( expected.slice( -5 ) );
	await ours.close();
	await theirs.close();
} );

test( '[PROD-02] reload_product_variations reads the variations that a plugin has set @full', async ( {
	page,
	shop,
} ) => {
	await open( page, shop, 'ours' );
	await page.evaluate( `
		var $form = jQuery( '.variations_form' );
		$form.data( 'product_variations', $form.data( 'product_variations' ).filter( function ( one ) { return one.attributes.attribute_colour === 'red'; } ) );
		$form.trigger( 'reload_product_variations' );
	` );
	expect(
		await page
			.locator( '[name="attribute_colour"] option:disabled' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => ( one as HTMLOptionElement ).value )
			)
	).toEqual( [ 'blue', 'green', 'white' ] );
} );
