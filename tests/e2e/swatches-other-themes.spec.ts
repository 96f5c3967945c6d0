import type { Locator, Page } from '@playwright/test';
import { activateSet, ELSEWHERE, PLUGINS, putBack } from './active-theme';
import { findViolations } from './axe';
import { fullUnless } from './full';
import { overflow } from './overflow';
import { expect, test } from './test';
import { createVase, deleteVase, type Vase } from './vase';
import { without } from './without';

/** Swatches in the variation forms of other themes, which WooCommerce's script handles. */

let vase: Vase;

// The shop has no file for WooCommerce's picture of products without pictures.
const ALLOWED = new RegExp( `${ ELSEWHERE.source }|woocommerce-placeholder` );

test.use( { allowedErrors: [ ALLOWED ] } );
test.beforeAll( async () => {
	vase = await createVase();
} );
test.afterAll( async () => {
	await putBack();
	await deleteVase( vase );
} );

const swatch = ( page: Page, value: string ): Locator =>
	page.locator(
		`form.variations_form [role="radio"][data-value="${ value }"]`
	);

const select = ( page: Page, attribute: string ): Locator =>
	page.locator( `select[name="attribute_pa_${ attribute }"]` );

const THEMES = [
	[ 'storefront', '' ],
	[ 'astra', ' @full' ],
	[ 'twentytwentythree', ' @full' ],
] as const;

for ( const [ theme, mark ] of THEMES ) {
	test.describe( theme, () => {
		test.beforeAll( () => activateSet( theme, PLUGINS ) );

		for ( const width of [ 1280, 320 ] ) {
			test( `[OWN-22] [PROD-06] in ${ theme } at ${ width } px, swatches set the selects, show what is missing, and lead into the cart${ mark || fullUnless( width === 320 ) }`, async ( {
				page,
			} ) => {
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( vase.path );
				await expect( select( page, 'spalva' ) ).not.toBeInViewport( {
					ratio: 1,
				} );
				const before = await overflow( page );

				await swatch( page, '100-ml' ).click();
				await expect( select( page, 'turis' ) ).toHaveValue( '100-ml' );
				const soldOut = swatch( page, 'pieno' );
				await expect( soldOut ).toHaveAttribute(
					'aria-label',
					'Pieno, Išparduota'
				);
				const missing = swatch( page, 'anglies' );
				await expect( missing ).toHaveAttribute(
					'aria-label',
					'Anglies, Su šiuo pasirinkimu nėra'
				);
				await missing.click( { force: true } );
				await expect( missing ).toHaveClass( /is-explained/ );
				await expect( select( page, 'spalva' ) ).toHaveValue( '' );

				await swatch( page, 'juros' ).click();
				await expect(
					page.locator( '.swatches__chosen' ).first()
				).toHaveText( ': Jūros' );
				await expect(
					page.locator( '.single_variation .price' )
				).toContainText( '12,00' );
				expect(
					await findViolations( page, [], [ '.swatches' ] )
				).toEqual( [] );
				expect( await overflow( page ) ).toBe( before );

				await page.locator( '.reset_variations' ).click();
				await expect( swatch( page, 'juros' ) ).toHaveAttribute(
					'aria-checked',
					'false'
				);
				await expect( missing ).toHaveAttribute(
					'aria-disabled',
					'false'
				);

				// By keyboard: the label leads to the swatches, arrows choose.
				await swatch( page, 'pieno' ).focus();
				await page.keyboard.press( ' ' );
				await expect( select( page, 'spalva' ) ).toHaveValue( 'pieno' );
				await swatch( page, '50-ml' ).focus();
				await page.keyboard.press( 'Enter' );
				await expect( select( page, 'turis' ) ).toHaveValue( '50-ml' );
				await expect(
					page.locator( '.single_variation .price' )
				).toContainText( '10,00' );
				await page.locator( '.single_add_to_cart_button' ).click();
				await expect(
					page
						.locator(
							'.woocommerce-message, .wc-block-components-notice-banner'
						)
						.first()
				).toContainText( 'Vaza su skylėmis' );
			} );
		}

		test( `[OWN-22] [PROD-06] in ${ theme } after Back, swatches show what was selected, before anybody touches them @full`, async ( {
			page,
		} ) => {
			await page.goto( vase.path );
			await swatch( page, 'juros' ).click();
			await expect( select( page, 'spalva' ) ).toHaveValue( 'juros' );
			await page.goto( '/parduotuve/' );
			await page.goBack();
			await expect( swatch( page, 'juros' ) ).toHaveAttribute(
				'aria-checked',
				'true'
			);
		} );
	} );
}

test.describe( 'a script is refused', () => {
	test.use( {
		allowedErrors: [
			new RegExp(
				`${ ELSEWHERE.source }|Failed to load resource|Not loaded`
			),
		],
	} );
	test.beforeAll( () => activateSet( 'storefront', PLUGINS ) );

	for ( const script of [ 'swatches', 'form-swatches' ] ) {
		test( `[OWN-22] without ${ script }.js the selects of the theme can be used${ script === 'swatches' ? ' @full' : '' }`, async ( {
			page,
		} ) => {
			await without( page, script );
			await page.goto( vase.path );
			// A click shows that the script is missing; without any script, time does.
			if ( script === 'form-swatches' ) {
				await swatch( page, 'anglies' ).click();
			}
			await expect
				.poll(
					async () =>
						( await select( page, 'spalva' ).boundingBox() )?.width,
					{ timeout: 15_000 }
				)
				.toBeGreaterThan( 50 );
			await select( page, 'spalva' ).selectOption( 'anglies' );
			await select( page, 'turis' ).selectOption( '50-ml' );
			await expect(
				page.locator( '.single_variation .price' )
			).toContainText( '15,00' );
		} );
	}
} );
