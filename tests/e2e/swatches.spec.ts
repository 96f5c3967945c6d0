import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Shop } from '../shop/handle.mjs';
import { expect, test } from './test';
import { createVase, deleteVase, type Vase } from './vase';

let vase: Vase;
let product = '';

test.beforeAll( async () => {
	vase = await createVase();
	product = vase.path;
} );

test.afterAll( () => deleteVase( vase ) );

function settings( shop: Shop, values: Record< string, boolean > ): void {
	shop.phpEval(
		Object.entries( values )
			.map(
				( [ name, isOn ] ) => `set_theme_mod( '${ name }', ${ isOn } );`
			)
			.join( '' ) + 'return true;'
	);
}

async function withSettings(
	shop: Shop,
	values: Record< string, boolean >,
	run: () => Promise< void >
): Promise< void > {
	settings( shop, values );
	try {
		await run();
	} finally {
		shop.phpEval(
			Object.keys( values )
				.map( ( name ) => `remove_theme_mod( '${ name }' );` )
				.join( '' ) + 'return true;'
		);
	}
}

const swatch = ( page: Page, value: string ): Locator =>
	page.locator( `form.cart [role="radio"][data-value="${ value }"]` );

const select = ( page: Page, attribute: string ): Locator =>
	page.locator( `select[name="attribute_pa_${ attribute }"]` );

/** Selects a value, and waits until the form has responded. */
async function choose( page: Page, value: string ): Promise< void > {
	await swatch( page, value ).click();
	await expect( swatch( page, value ) ).toHaveAttribute(
		'aria-checked',
		'true'
	);
	await expect( page.locator( 'form.variations_form' ) ).toHaveAttribute(
		'data-variation-form',
		'ready'
	);
}

test( '[PROD-06] a click on a swatch sets the select, shows its name beside the attribute, and the price follows', async ( {
	page,
} ) => {
	await page.goto( product );
	await expect( select( page, 'spalva' ) ).not.toBeInViewport( { ratio: 1 } );
	await choose( page, 'anglies' );
	await expect( select( page, 'spalva' ) ).toHaveValue( 'anglies' );
	await expect( page.locator( '.swatches__chosen' ).first() ).toHaveText(
		': Anglies'
	);
	await choose( page, '50-ml' );
	await expect( page.locator( '.single_variation .price' ) ).toContainText(
		'15,00'
	);
	await expect(
		page.locator( 'input[name="variation_id"]' )
	).not.toHaveValue( /^0?$/ );
} );

test( '[PROD-02] [PROD-06] after Back the form shows what was selected, before anybody touches it', async ( {
	page,
} ) => {
	await page.goto( product );
	await choose( page, 'anglies' );
	await choose( page, '50-ml' );
	await page.goto( '/parduotuve/' );
	await page.goBack();
	for ( const value of [ 'anglies', '50-ml' ] ) {
		await expect( swatch( page, value ) ).toHaveAttribute(
			'aria-checked',
			'true'
		);
	}
	await expect( page.locator( '.single_variation .price' ) ).toContainText(
		'15,00'
	);
} );

test( '[PROD-06] unavailable and sold-out swatches differ in look, name and behaviour @full', async ( {
	page,
} ) => {
	await page.goto( product );
	await choose( page, '100-ml' );
	const soldOut = swatch( page, 'pieno' );
	const missing = swatch( page, 'anglies' );

	await expect( soldOut ).toHaveClass( /disabled/ );
	await expect( soldOut ).toHaveClass( /no-stock/ );
	await expect( soldOut ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( soldOut ).toHaveAttribute(
		'aria-label',
		'Pieno, Išparduota'
	);
	await expect( missing ).toHaveClass( /disabled/ );
	await expect( missing ).not.toHaveClass( /no-stock/ );
	await expect( missing ).toHaveAttribute(
		'aria-label',
		'Anglies, Su šiuo pasirinkimu nėra'
	);
	const tooltip = ( item: Locator ) =>
		item.evaluate(
			( element ) => getComputedStyle( element, '::before' ).content
		);
	await soldOut.hover();
	expect( await tooltip( soldOut ) ).toContain( 'Pieno – Išparduota' );
	await missing.hover();
	expect( await tooltip( missing ) ).toContain(
		'Anglies – Su šiuo pasirinkimu nėra'
	);
	// A shopper can click an element with aria-disabled; Playwright's click cannot.
	await soldOut.click( { force: true } );
	await missing.click( { force: true } );
	await expect( select( page, 'spalva' ) ).toHaveValue( '' );
	await expect( swatch( page, 'juros' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

test( '[PROD-06] keyboard only: one Tab stop, arrow keys move and select, an unavailable swatch gets the focus and is not selected', async ( {
	page,
} ) => {
	await page.goto( product );
	await choose( page, '100-ml' );
	await page.locator( '.product_title' ).click();
	await swatch( page, 'pieno' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( swatch( page, 'juros' ) ).toBeFocused();
	await expect( select( page, 'spalva' ) ).toHaveValue( 'juros' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( swatch( page, 'anglies' ) ).toBeFocused();
	await expect( select( page, 'spalva' ) ).toHaveValue( 'juros' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( swatch( page, 'pieno' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( swatch( page, 'juros' ) ).toBeFocused();

	await page.keyboard.press( 'Tab' );
	await expect( swatch( page, '100-ml' ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( swatch( page, 'juros' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.reset_variations' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( select( page, 'turis' ) ).toHaveValue( '' );
	await expect( swatch( page, 'pieno' ) ).toBeFocused();
} );

test( '[PROD-06] pointer, then keyboard: from the clicked swatch, Tab leaves the group in both directions and returns to it @full', async ( {
	page,
} ) => {
	await page.goto( product );
	await choose( page, 'juros' );
	await expect( swatch( page, 'juros' ) ).toBeFocused();
	const inGroup = page.locator(
		'[role="radiogroup"]:has( [data-value="juros"] ) [role="radio"]:focus'
	);
	await page.keyboard.press( 'Shift+Tab' );
	await expect( inGroup ).toHaveCount( 0 );
	await page.keyboard.press( 'Tab' );
	await expect( swatch( page, 'juros' ) ).toBeFocused();
	await choose( page, 'pieno' );
	await page.keyboard.press( 'Tab' );
	await expect( inGroup ).toHaveCount( 0 );
	// After a click elsewhere the Tab stop is where the focus was.
	await choose( page, 'juros' );
	await page.locator( '.product_title' ).click();
	await expect( swatch( page, 'juros' ) ).toHaveAttribute( 'tabindex', '0' );
	await expect(
		page.locator( 'form.cart [data-value="juros"] ~ [tabindex="0"]' )
	).toHaveCount( 0 );
	await expect( swatch( page, 'pieno' ) ).toHaveAttribute( 'tabindex', '-1' );
} );

test( '[PROD-06] clear_on_reselect: a second click clears the selection, only if it is on @full', async ( {
	page,
	shop,
} ) => {
	await page.goto( product );
	await choose( page, 'juros' );
	await swatch( page, 'juros' ).click();
	await expect( select( page, 'spalva' ) ).toHaveValue( 'juros' );
	await withSettings( shop, { clear_on_reselect: true }, async () => {
		await page.goto( product );
		await choose( page, 'juros' );
		await swatch( page, 'juros' ).click();
		await expect( select( page, 'spalva' ) ).toHaveValue( '' );
		await expect( swatch( page, 'juros' ) ).toHaveAttribute(
			'aria-checked',
			'false'
		);
	} );
} );

test( '[PROD-06] clickable_out_of_stock: a sold-out swatch can be selected, and is announced as sold out @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { clickable_out_of_stock: true }, async () => {
		await page.goto( product );
		await choose( page, '100-ml' );
		await expect( swatch( page, 'pieno' ) ).not.toHaveClass( /disabled/ );
		await expect( swatch( page, 'pieno' ) ).toHaveClass( /no-stock/ );
		await choose( page, 'pieno' );
		await expect( page.locator( '.single_variation .stock' ) ).toHaveClass(
			/out-of-stock/
		);
	} );
} );

test( '[PROD-06] deselect_unavailable: a value that fits none of the others can be selected, and clears them @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { deselect_unavailable: true }, async () => {
		await page.goto( product );
		await choose( page, '100-ml' );
		await swatch( page, 'anglies' ).click();
		await expect( select( page, 'spalva' ) ).toHaveValue( 'anglies' );
		await expect( select( page, 'turis' ) ).toHaveValue( '' );
		await expect( swatch( page, '100-ml' ) ).toHaveAttribute(
			'aria-checked',
			'false'
		);
	} );
} );

test( '[PROD-06] disable_out_of_stock: a sold-out variation does not match @full', async ( {
	page,
	shop,
} ) => {
	await withSettings(
		shop,
		{ disable_out_of_stock: true, clickable_out_of_stock: true },
		async () => {
			await page.goto( product );
			await choose( page, '100-ml' );
			await swatch( page, 'pieno' ).click();
			await expect(
				page.locator( '.single_variation .price' )
			).toHaveCount( 0 );
		}
	);
} );

test( '[PROD-06] show_variation_stock: low stock is shown while one attribute is not selected, and hidden after @full', async ( {
	page,
	shop,
} ) => {
	await page.goto( product );
	await choose( page, '50-ml' );
	await expect(
		page.locator( '.variable-item-stock:not(:empty)' )
	).toHaveCount( 0 );
	await withSettings( shop, { show_variation_stock: true }, async () => {
		await page.goto( product );
		const stock = page.locator( '.variable-item-stock:not(:empty)' );
		await choose( page, '50-ml' );
		await expect( stock ).toHaveText( [ 'Liko 3' ] );
		await expect( swatch( page, 'pieno' ) ).toHaveAttribute(
			'aria-label',
			'Pieno, Liko 3'
		);
		await choose( page, 'anglies' );
		await expect( stock ).toHaveCount( 0 );
		await page.locator( '.reset_variations' ).click();
		await expect( stock ).toHaveCount( 0 );
	} );
} );

test( '[PROD-06] show_variation_label off: no name beside the attribute @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { show_variation_label: false }, async () => {
		await page.goto( product );
		await choose( page, 'anglies' );
		await expect( page.locator( '.swatches__chosen' ) ).toHaveCount( 0 );
	} );
} );

test( '[PROD-06] swatches are checked again a second after any jQuery request, and other plugins are notified of a selection @full', async ( {
	page,
} ) => {
	await page.goto( product );
	await page.addScriptTag( { url: '/wp-includes/js/jquery/jquery.min.js' } );
	await page.evaluate( () => {
		const recordedEvents: unknown[] = [];
		Object.assign( window, { recordedEvents } );
		( window as any )
			.jQuery( document )
			.on(
				'wvs-selected-item woo_variation_swatches_loaded',
				( event: { type: string }, value: unknown ) =>
					recordedEvents.push( [ event.type, value ] )
			);
	} );
	await choose( page, 'juros' );
	await expect
		.poll( () => page.evaluate( () => ( window as any ).recordedEvents ) )
		.toEqual(
			expect.arrayContaining( [ [ 'wvs-selected-item', 'juros' ] ] )
		);
	await expect( swatch( page, 'pieno' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await page.evaluate( () => {
		document
			.querySelector( 'option[value="pieno"]' )
			?.setAttribute( 'disabled', '' );
		return ( window as any ).jQuery.get( '/wp-includes/css/buttons.css' );
	} );
	await expect( swatch( page, 'pieno' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await expect( swatch( page, 'pieno' ) ).toHaveAttribute(
		'aria-disabled',
		'true',
		{ timeout: 3000 }
	);
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PROD-06] [EVENT-01] the selects are shown with the selection, the swatches are not', async ( {
		page,
	} ) => {
		await page.goto( product );
		await expect( select( page, 'spalva' ) ).toBeVisible();
		await expect( swatch( page, 'pieno' ) ).toBeHidden();
		await expect( select( page, 'turis' ) ).toBeVisible();
		await select( page, 'spalva' ).selectOption( 'anglies' );
		await expect( select( page, 'spalva' ) ).toHaveValue( 'anglies' );
	} );

	test( '[LIST-04] a swatch of a card opens the product with the colour selected @full', async ( {
		page,
	} ) => {
		await page.goto( '/kategorija/zvakes/' );
		await page.locator( '.card-swatch[data-value="gintaro"]' ).click();
		await expect( select( page, 'spalva' ) ).toHaveValue( 'gintaro' );
	} );
} );

test( '[PROD-06] if the script does not load, the select is shown @full', async ( {
	page,
} ) => {
	test.setTimeout( 60_000 );
	await page.route( /theme\/.*theme\.js|themes\/.*\/theme\.js/, ( route ) =>
		route.fulfill( { body: '', contentType: 'text/javascript' } )
	);
	await page.goto( product );
	const width = () =>
		select( page, 'spalva' ).evaluate( ( element ) => element.clientWidth );
	expect( await width() ).toBeLessThan( 10 );
	await expect.poll( width, { timeout: 15_000 } ).toBeGreaterThan( 100 );
} );

test( '[LIST-04] a card carries id, type, image and price; variable and external products follow their link @full', async ( {
	page,
} ) => {
	await page.goto( '/kategorija/zvakes/' );
	const card = page.locator( '.card[data-product_type="variable"]' ).first();
	await expect( card ).toHaveAttribute( 'data-product_id', /^\d+$/ );
	const picture = card.locator( '.card__picture' ).first();
	for ( const name of [ 'src', 'srcset', 'data-src' ] ) {
		await expect( picture ).toHaveAttribute( name, /^http/ );
	}
	await expect( card.locator( '.price .amount' ).first() ).toBeVisible();
	await card.locator( '.button' ).click();
	await expect( page.locator( 'form.variations_form' ) ).toBeVisible();
} );

test( '[LIST-04] a swatch of a card changes picture, price, stock and links, by keyboard too, without a request', async ( {
	page,
} ) => {
	await page.goto( '/kategorija/zvakes/' );
	const card = page.locator( '.card', {
		has: page.locator( '.card-swatches' ),
	} );
	const dot = ( value: string ) =>
		card.locator( `.card-swatch[data-value="${ value }"]` );
	const picture = card.locator( '.card__picture' ).first();
	// A first press does not wait for it.
	await expect(
		page.locator( 'link[rel="prefetch"][href*="/card-swatches.js"]' )
	).toBeAttached();
	await dot( 'pieno' ).focus();
	await expect( card.locator( '.card-swatches' ) ).toHaveAttribute(
		'data-swatches',
		'ready'
	);
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() !== 'image' ) {
			calls.push( request.url() );
		}
	} );
	await page.keyboard.press( 'ArrowRight' );
	await expect( dot( 'smelio' ) ).toBeFocused();
	await expect( dot( 'smelio' ) ).toHaveAttribute( 'aria-checked', 'true' );
	await expect( picture ).toHaveAttribute( 'src', /smelio/ );
	await expect
		.poll( () =>
			picture.evaluate(
				( element: HTMLImageElement ) => element.currentSrc
			)
		)
		.toMatch( /smelio/ );
	await expect( card.locator( '.price' ) ).toHaveText( /^19,00\s€$/ );
	await expect( card.locator( '.badge[data-out]' ) ).toHaveCount( 0 );

	await page.keyboard.press( 'ArrowRight' );
	await expect( card.locator( '.badge[data-out]' ) ).toHaveText(
		'Išparduota'
	);
	await dot( 'gintaro' ).click();
	await expect( card.locator( '.badge[data-out]' ) ).toHaveCount( 0 );
	await expect( card.locator( '.price' ) ).toHaveText( /^21,00\s€$/ );
	for ( const link of [ '.card__link', '.button' ] ) {
		await expect( card.locator( link ) ).toHaveAttribute(
			'href',
			/attribute_pa_spalva=gintaro/
		);
	}
	// Prefetches of an idle page, and the link to the top, which the scrolled page shows,
	// are not caused by the swatch.
	const prefetched = await page
		.locator( 'link[rel="prefetch"]' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => ( link as HTMLLinkElement ).href )
		);
	expect(
		calls.filter(
			// The page still prefetches scripts and styles of its widgets.
			( url ) =>
				! prefetched.includes( url ) &&
				! /\/up\.js|\/build\//.test( url )
		)
	).toEqual( [] );

	await card.locator( '.card__link' ).click();
	await expect( swatch( page, 'gintaro' ) ).toHaveAttribute(
		'aria-checked',
		'true'
	);
	await expect( page.locator( '.single_variation .price' ) ).toContainText(
		'21,00'
	);
} );

test( '[LIST-04] the cards of a listing need the same number of queries for one product and for many @full', async ( {
	shop,
} ) => {
	const count = ( limit: number ) =>
		shop.phpEval( `
			$ids = get_posts( [ 'post_type' => 'product', 'fields' => 'ids', 'posts_per_page' => ${ limit }, 'tax_query' => [ [ 'taxonomy' => 'product_type', 'field' => 'slug', 'terms' => 'variable' ] ] ] );
			global $wpdb;
			$cards = fn() => new \\Vitrina\\Theme\\Swatches\\CardSwatches( \\Vitrina\\Theme\\Swatches\\Storage\\VariationValues::of_this_site() );
			// The first page after a change caches the data of large products.
			$cards()->prime( $ids );
			wp_cache_flush();
			_prime_post_caches( $ids, true, true );
			wc_get_attribute_taxonomies();
			$cards  = $cards();
			$before = $wpdb->num_queries;
			\\Vitrina\\Theme\\prime_transients( \\Vitrina\\Theme\\Swatches\\Storage\\VariationValues::transients( $ids ) );
			$cards->prime( $ids );
			return [ count( $ids ), $wpdb->num_queries - $before ];
		` ) as [ number, number ];
	const [ one, few ] = count( 1 );
	const [ many, same ] = count( 20 );
	expect( one ).toBe( 1 );
	expect( many ).toBeGreaterThan( 3 );
	expect( same ).toBeLessThanOrEqual( few + 2 );
} );

test( '[PROD-06] axe finds nothing before a selection, after one, with everything selected, and with a thousand variations @full', async ( {
	page,
} ) => {
	test.setTimeout( 90_000 );
	const check = async ( state: string ) => {
		const { violations } = await new AxeBuilder( { page } ).analyze();
		expect(
			violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ),
			state
		).toEqual( [] );
	};
	await page.goto( product );
	await check( 'nothing chosen' );
	await choose( page, '100-ml' );
	await check( 'one chosen' );
	await choose( page, 'juros' );
	await check( 'all chosen' );
	await page.goto( '/produktas/kvapas-pagal-jus/' );
	await choose( page, 'citrina' );
	await check( 'a thousand variations' );
} );
