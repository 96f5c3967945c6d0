import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { stopClock } from './clock';
import { fullUnless } from './full';
import { sendLaterRequest, waitForLaterRequest } from './later';
import { expect, test } from './test';
import {
	deleteVariableProduct,
	createVariableProduct,
	setThemeMod,
	type VariableProduct,
} from './variable-product';
import { openTestShop } from './shop';

const texts = {
	select: 'Prieš dėdami prekę į krepšelį, pasirinkite jos variantą.',
	unavailable:
		'Apgailestaujame, tokios prekės neturime. Pasirinkite kitą derinį.',
	noMatch:
		'Apgailestaujame, pagal jūsų pasirinkimą prekių neradome. Pasirinkite kitą derinį.',
};

let product: VariableProduct;

test.beforeAll( async () => {
	product = createVariableProduct( await openTestShop() );
} );

test.afterAll( async () => {
	deleteVariableProduct( await openTestShop() );
} );

const select = ( page: Page, name: 'colour' | 'size' ) =>
	page.locator( `select[name="attribute_${ name }"]` );

const choose = async (
	page: Page,
	choice: { colour?: string; size?: string }
) => {
	if ( choice.colour !== undefined ) {
		await select( page, 'colour' ).selectOption( choice.colour );
	}
	if ( choice.size !== undefined ) {
		await select( page, 'size' ).selectOption( choice.size );
	}
};

const button = ( page: Page ) => page.locator( '.single_add_to_cart_button' );
const panel = ( page: Page ) => page.locator( '.single_variation' );
const idField = ( page: Page ) => page.locator( 'input[name="variation_id"]' );

/** The form reacts from its first touch on. */
async function open( page: Page, path = product.path ): Promise< void > {
	await page.goto( path );
	await page.locator( 'form.variations_form' ).dispatchEvent( 'pointerdown' );
	await expect( page.locator( 'form.variations_form' ) ).toHaveAttribute(
		'data-variation-form',
		'ready'
	);
}

/** The message after a click on the button, by keyboard. */
async function pressButton( page: Page ): Promise< string > {
	const message = new Promise< string >( ( resolve ) =>
		page.once( 'dialog', async ( dialog ) => {
			resolve( dialog.message() );
			await dialog.accept();
		} )
	);
	await button( page ).focus();
	await expect( button( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	return message;
}

const disabledOptions = ( page: Page, name: 'colour' | 'size' ) =>
	select( page, name )
		.locator( 'option:disabled' )
		.evaluateAll( ( options ) =>
			options.map( ( option ) => ( option as HTMLOptionElement ).value )
		);

for ( const mode of [ 'in the page', 'asked for' ] as const ) {
	test.describe( `variations ${ mode }${ fullUnless( mode === 'in the page' ) }`, () => {
		test.beforeAll( async () => {
			if ( mode === 'asked for' ) {
				setThemeMod( await openTestShop(), 'variation_inline_max', 1 );
			}
		} );

		test( '[PROD-01] an incomplete selection disables the button, and a click shows why', async ( {
			page,
		} ) => {
			await page.goto( product.path );
			await expect( button( page ) ).toHaveClass(
				/disabled wc-variation-selection-needed/
			);
			await expect( button( page ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			expect( await pressButton( page ) ).toBe( texts.select );
			await choose( page, { colour: 'red' } );
			expect( await pressButton( page ) ).toBe( texts.select );
			await expect( page ).toHaveURL( product.path );
		} );

		test( '[PROD-01] [PROD-05] a match shows price, stock, SKU, weight, dimensions and picture, and enables the button', async ( {
			page,
		} ) => {
			await open( page );
			await choose( page, { colour: 'red', size: 's' } );
			await expect( panel( page ) ).toContainText( '10,00' );
			await expect( panel( page ) ).toContainText( 'Raudona maža.' );
			await expect( idField( page ) ).toHaveValue(
				String( product.variations[ 'red-s' ] )
			);
			await expect( page.locator( '.product_meta .sku' ) ).toHaveText(
				'TEST-RED-S'
			);
			const facts = page.locator( '.woocommerce-product-attributes' );
			await expect( facts ).toContainText( /0[.,]3/ );
			await expect( facts ).toContainText( '4 × 5 × 6' );
			const picture = page.locator( '.gallery__strip img' ).first();
			const src = await page.evaluate( async ( id ) => {
				const body = new URLSearchParams( {
					product_id: String( id ),
					attribute_colour: 'red',
					attribute_size: 's',
				} );
				const answer = await fetch( '/?wc-ajax=get_variation', {
					method: 'POST',
					body,
				} );
				return ( await answer.json() ).image;
			}, product.id );
			await expect( picture ).toHaveAttribute( 'src', src.src );
			await expect( picture ).toHaveAttribute( 'srcset', src.srcset );
			await expect( picture ).toHaveAttribute( 'sizes', src.sizes );
			await expect( button( page ) ).not.toHaveClass( /disabled/ );
			await button( page ).click();
			await expect(
				page.locator( '.woocommerce-message' )
			).toBeVisible();
		} );

		test( '[PROD-01] a sold-out variation is shown, and a click says that it is unavailable @full', async ( {
			page,
		} ) => {
			await open( page );
			await choose( page, { colour: 'blue', size: 's' } );
			await expect( panel( page ).locator( '.stock' ) ).toHaveClass(
				/out-of-stock/
			);
			await expect( button( page ) ).toHaveClass(
				/disabled wc-variation-is-unavailable/
			);
			expect( await pressButton( page ) ).toBe( texts.unavailable );
		} );

		test( '[PROD-03] values that do not fit the selection are disabled; changing a select clears variation_id', async ( {
			page,
		} ) => {
			await open( page );
			await expect
				.poll( () => disabledOptions( page, 'size' ) )
				.toEqual( [] );
			await choose( page, { colour: 'green' } );
			expect( await disabledOptions( page, 'size' ) ).toEqual( [
				'm',
				'l',
			] );
			await choose( page, { colour: 'blue', size: 'm' } );
			await expect( idField( page ) ).toHaveValue(
				String( product.variations[ 'blue-m' ] )
			);
			expect( await disabledOptions( page, 'colour' ) ).toEqual( [
				'green',
			] );
			await choose( page, { size: '' } );
			await expect( idField( page ) ).toHaveValue( '' );
			// Any existing size.
			await choose( page, { colour: 'white' } );
			expect( await disabledOptions( page, 'size' ) ).toEqual( [] );
		} );

		test( '[PROD-03] only a value that no longer fits is cleared @full', async ( {
			page,
		} ) => {
			await open( page );
			await choose( page, { colour: 'red', size: 'm' } );
			await expect( panel( page ) ).toContainText( '12,50' );
			// Set by a script, because the option is disabled.
			await select( page, 'colour' ).evaluate( ( element ) => {
				( element as HTMLSelectElement ).value = 'green';
				element.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				);
			} );
			await expect( select( page, 'colour' ) ).toHaveValue( 'green' );
			await expect( select( page, 'size' ) ).toHaveValue( '' );
			await choose( page, { size: 's' } );
			await expect( panel( page ) ).toContainText( '15,00' );
		} );

		test( '[PROD-04] reset clears everything, announces it, shows the product again and focuses the first attribute', async ( {
			page,
		} ) => {
			await open( page );
			const link = page.locator( '.reset_variations' );
			await expect( link ).toBeHidden();
			const picture = page.locator( '.gallery__strip img' ).first();
			const before = await picture.evaluate( ( image ) =>
				[ 'src', 'srcset', 'sizes', 'alt' ].map( ( name ) =>
					image.getAttribute( name )
				)
			);
			await choose( page, { colour: 'red' } );
			await expect( link ).toBeVisible();
			// All red variations share a picture, which is shown before a size is selected.
			await expect( picture ).not.toHaveAttribute(
				'src',
				before[ 0 ] ?? ''
			);
			await choose( page, { size: 's' } );
			await expect( page.locator( '.product_meta .sku' ) ).toHaveText(
				'TEST-RED-S'
			);
			await link.focus();
			await page.keyboard.press( 'Space' );
			await expect( select( page, 'colour' ) ).toHaveValue( '' );
			await expect( select( page, 'size' ) ).toHaveValue( '' );
			await expect(
				page.locator( '.variations [role="radio"]' ).first()
			).toBeFocused();
			await expect( link ).toBeHidden();
			await expect(
				page.locator( '.reset_variations_alert' )
			).toContainText( 'pasirinkimas išvalytas' );
			await expect( page.locator( '.product_meta .sku' ) ).toHaveText(
				'TEST-VARIATIONS'
			);
			await expect(
				page.locator( '.woocommerce-product-attributes' )
			).toContainText( '1 × 1 × 1' );
			await expect( panel( page ) ).toBeEmpty();
			expect(
				await picture.evaluate( ( image ) =>
					[ 'src', 'srcset', 'sizes', 'alt' ].map( ( name ) =>
						image.getAttribute( name )
					)
				)
			).toEqual( before );
		} );

		test( '[PROD-05] the quantity stays within the variation’s limits', async ( {
			page,
			shop,
		} ) => {
			await open( page );
			const quantity = page.locator( 'input[name="quantity"]' );
			await quantity.fill( '9' );
			await choose( page, { colour: 'blue', size: 'm' } );
			await expect( quantity ).toHaveValue( '3' );
			await expect( quantity ).toHaveAttribute( 'max', '3' );
			await quantity.fill( '' );
			await choose( page, { colour: 'white' } );
			await expect( quantity ).toHaveValue( '1' );
			await expect( quantity ).toHaveAttribute( 'max', '' );
			const sellOne = ( isOne: boolean ) =>
				shop.phpEval(
					`$product = wc_get_product( ${ product.id } ); $product->set_sold_individually( ${ isOne } ); $product->save(); return true;`
				);
			sellOne( true );
			await open( page );
			await choose( page, { colour: 'white', size: 's' } );
			await expect( panel( page ) ).toContainText( '20,00' );
			sellOne( false );
			await expect( quantity ).toBeHidden();
			await expect( quantity ).toHaveValue( '1' );
		} );

		test( '[PROD-02] the selection in the address is shown at once, and an invalid value in it is ignored', async ( {
			page,
		} ) => {
			await page.goto(
				`${ product.path }?attribute_colour=blue&attribute_size=m`
			);
			await expect( panel( page ) ).toContainText( '11,00' );
			await page.goto(
				`${ product.path }?attribute_colour=green&attribute_size=l`
			);
			await expect( select( page, 'colour' ) ).toHaveValue( 'green' );
			await expect( select( page, 'size' ) ).toHaveValue( '' );
			await expect(
				page.locator( '.wc-no-matching-variations' )
			).toHaveCount( 0 );
		} );

		test( '[PROD-17] every variation has all fields of the contract, and private data appear nowhere', async ( {
			page,
			shop,
		} ) => {
			const html = await (
				await fetch( shop.url + product.path )
			).text();
			expect( html ).not.toContain( 'TEST-SECRET' );
			expect( html ).not.toMatch(
				new RegExp( `\\b${ product.privateId }\\b` )
			);
			await open( page );
			const asked = page.waitForResponse( /get_variation/ );
			let variation: Record< string, any >;
			if ( mode === 'asked for' ) {
				await choose( page, { colour: 'blue', size: 'm' } );
				const answer = await asked;
				expect( answer.request().method() ).toBe( 'POST' );
				expect(
					Object.fromEntries(
						new URLSearchParams( answer.request().postData() ?? '' )
					)
				).toEqual( {
					attribute_colour: 'blue',
					attribute_size: 'm',
					product_id: String( product.id ),
				} );
				variation = await answer.json();
			} else {
				asked.catch( () => {} );
				variation = await page
					.locator( 'form.variations_form' )
					.evaluate(
						( form, id ) =>
							JSON.parse(
								( form as HTMLElement ).dataset
									.product_variations ?? ''
							).find(
								( one: { variation_id: number } ) =>
									one.variation_id === id
							),
						product.variations[ 'blue-m' ]
					);
			}
			expect( variation ).toMatchObject( {
				variation_id: product.variations[ 'blue-m' ],
				attributes: { attribute_colour: 'blue', attribute_size: 'm' },
				variation_is_visible: true,
				variation_is_active: true,
				is_purchasable: true,
				is_in_stock: true,
				is_sold_individually: 'no',
				min_qty: 1,
				max_qty: 3,
				variation_stock_left: 3,
				is_bundled: false,
			} );
			for ( const field of [
				'sku',
				'weight',
				'weight_html',
				'dimensions',
				'dimensions_html',
				'image_id',
			] ) {
				expect( variation, field ).toHaveProperty( field );
			}
			for ( const field of 'src src_h src_w srcset sizes title caption alt full_src full_src_w full_src_h gallery_thumbnail_src thumb_src catalog_sizes'.split(
				' '
			) ) {
				expect( variation.image, field ).toHaveProperty( field );
			}
		} );

		test( 'axe finds nothing during selection, with a variation shown, unavailable and after reset @full', async ( {
			page,
		} ) => {
			test.setTimeout( 90_000 );
			const expectClean = async ( state: string ) => {
				await waitForAnimations( page );
				await expectNoViolations(
					page,
					state,
					[],
					[ 'form.variations_form' ]
				);
			};
			await open( page );
			await expectClean( 'open' );
			await choose( page, { colour: 'blue' } );
			await expectClean( 'half' );
			await choose( page, { size: 's' } );
			await expect( button( page ) ).toHaveClass( /unavailable/ );
			await expectClean( 'sold out' );
			await choose( page, { size: 'm' } );
			await expect( button( page ) ).not.toHaveClass( /disabled/ );
			await expectClean( 'shown' );
			await page.locator( '.reset_variations' ).click();
			await expectClean( 'reset' );
		} );
	} );
}

test.describe( 'variations that are requested', () => {
	test.beforeAll( async () => {
		setThemeMod( await openTestShop(), 'variation_inline_max', 1 );
	} );

	test( '[PROD-02] an earlier request is aborted, and the form is busy meanwhile @full', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		const failed: string[] = [];
		let answerFirst = () => {};
		let isFirstAnswered = false;
		const held = new Promise< void >( ( done ) => ( answerFirst = done ) );
		page.on( 'requestfailed', ( request ) =>
			failed.push( request.postData() ?? '' )
		);
		await page.route( /get_variation/, async ( route ) => {
			asked.push( route.request().postData() ?? '' );
			if ( asked.length === 1 ) {
				await held;
				await route.continue().catch( () => {} );
				isFirstAnswered = true;
				return;
			}
			await route.continue();
		} );
		await open( page );
		await choose( page, { colour: 'red', size: 's' } );
		await expect( page.locator( 'form.variations_form' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await choose( page, { size: 'm' } );
		await expect( panel( page ) ).toContainText( '12,50' );
		await expect(
			page.locator( 'form.variations_form' )
		).not.toHaveAttribute( 'aria-busy' );
		answerFirst();
		await expect.poll( () => isFirstAnswered ).toBe( true );
		await waitForLaterRequest( page );
		await expect( panel( page ) ).toContainText( '12,50' );
		expect( failed ).toEqual( [ asked[ 0 ] ] );
		// A selection with a response is not requested again.
		await choose( page, { size: '' } );
		await choose( page, { size: 'm' } );
		await expect( panel( page ) ).toContainText( '12,50' );
		expect( asked ).toHaveLength( 2 );
	} );

	test( '[PROD-02] on hover of a swatch its variation is prefetched, and only once @full', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'get_variation' ) ) {
				asked.push( request.postData() ?? '' );
			}
		} );
		await page.goto( '/produktas/dvylika-spalvu/' );
		const swatch = ( value: string ) =>
			page.locator( `form.cart .swatches [data-value="${ value }"]` );
		const values = await page
			.locator( 'form.cart .swatches [data-value]' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => ( one as HTMLElement ).dataset.value ?? '' )
			);
		const [ first = '', second = '' ] = values;
		// The form's script loads at the first touch.
		await swatch( first ).hover();
		await expect( page.locator( 'form.cart' ) ).toHaveAttribute(
			'data-variation-form',
			'ready'
		);
		await page.mouse.move( 0, 0 );
		asked.length = 0;
		const answered = page.waitForResponse( /get_variation/ );
		await swatch( second ).hover();
		await answered;
		await expect( page.locator( 'form.cart' ) ).not.toHaveAttribute(
			'aria-busy'
		);
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ] ).toContain( encodeURIComponent( second ) );
		await swatch( second ).click();
		await expect( button( page ) ).not.toHaveClass( /disabled/ );
		expect( asked ).toHaveLength( 1 );
		// A pointer that only passes over it sends no request.
		await stopClock( page );
		await page.locator( 'form.cart' ).evaluate( ( form ) => {
			for ( const radio of form.querySelectorAll(
				'.swatches [data-value]'
			) ) {
				radio.dispatchEvent(
					new PointerEvent( 'pointerover', {
						bubbles: true,
						pointerType: 'mouse',
					} )
				);
			}
			form.dispatchEvent( new PointerEvent( 'pointerleave' ) );
		} );
		await page.clock.runFor( 300 );
		await sendLaterRequest( page );
		expect( asked ).toHaveLength( 1 );
	} );

	test.describe( 'without an answer', () => {
		test.use( { allowedErrors: [ /Failed to load|ERR_FAILED/ ] } );

		test( '[PROD-02] a failure shows an error, keeps the selection, and a click tries again', async ( {
			page,
		} ) => {
			let isDown = true;
			await page.route( /get_variation/, ( route ) =>
				isDown ? route.abort() : route.continue()
			);
			await open( page );
			await choose( page, { colour: 'red', size: 's' } );
			await expect(
				page.locator( '[role="alert"]', { hasText: 'nepavyko' } )
			).toBeVisible();
			await expect( select( page, 'size' ) ).toHaveValue( 's' );
			isDown = false;
			await button( page ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( panel( page ) ).toContainText( '10,00' );
		} );
	} );

	test( '[PROD-02] a response of "no match" resets the data and shows a message below the panel @full', async ( {
		page,
	} ) => {
		await page.route( /get_variation/, ( route ) =>
			route.fulfill( { json: false } )
		);
		await open( page );
		await choose( page, { colour: 'red', size: 's' } );
		await expect(
			page.locator( '.single_variation + div .wc-no-matching-variations' )
		).toHaveText( texts.noMatch );
		await expect( button( page ) ).toHaveClass( /selection-needed/ );
		await choose( page, { size: '' } );
		await expect(
			page.locator( '.wc-no-matching-variations' )
		).toHaveCount( 0 );
	} );
} );

test( '[PROD-03] with deselect_unavailable a selection without a match clears the others @full', async ( {
	page,
	shop,
} ) => {
	setThemeMod( shop, 'deselect_unavailable', true );
	await open( page );
	await choose( page, { colour: 'red', size: 'm' } );
	await select( page, 'colour' ).evaluate( ( element ) => {
		( element as HTMLSelectElement ).value = 'green';
		element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await expect( select( page, 'size' ) ).toHaveValue( '' );
	await expect( select( page, 'colour' ) ).toHaveValue( 'green' );
	setThemeMod( shop, 'deselect_unavailable', false );
} );

test( '[PROD-03] with disable_out_of_stock sold-out variations cannot be selected @full', async ( {
	page,
	shop,
} ) => {
	setThemeMod( shop, 'disable_out_of_stock', true );
	await open( page );
	await choose( page, { colour: 'blue' } );
	expect( await disabledOptions( page, 'size' ) ).toEqual( [ 's', 'l' ] );
	setThemeMod( shop, 'disable_out_of_stock', false );
} );

/** Presses arrow keys until the radio with this name has the focus and is selected. */
async function walkTo( page: Page, name: RegExp ): Promise< void > {
	const radio = page.locator( '.variations' ).getByRole( 'radio', { name } );
	await expect( async () => {
		await page.keyboard.press( 'ArrowRight' );
		await expect( radio ).toBeFocused( { timeout: 300 } );
	} ).toPass( { intervals: [ 100 ] } );
	await expect( radio ).toBeChecked();
}

async function tabTo( page: Page, target: Locator ): Promise< void > {
	await expect( async () => {
		await page.keyboard.press( 'Tab' );
		await expect( target ).toBeFocused( { timeout: 300 } );
	} ).toPass( { intervals: [ 100 ] } );
}

test( '[PROD-01] keyboard only: select, buy @full', async ( { page } ) => {
	await page.goto( product.path );
	// The first Tab stop of the form, as reached with Tab from the top of the page.
	await page.locator( '.variations [role="radio"]' ).first().focus();
	await walkTo( page, /white/i );
	await page.keyboard.press( 'Tab' );
	await walkTo( page, /^m$/i );
	await expect( panel( page ) ).toContainText( '20,00' );
	await tabTo( page, button( page ) );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
} );

test( '[PROD-05] the panel slides in 200 ms, and not under reduced motion @full', async ( {
	page,
} ) => {
	// Read from the styles: the animation may be over before the test checks it.
	const slides = async () => {
		await open( page );
		await choose( page, { colour: 'white', size: 'm' } );
		await expect( panel( page ) ).toContainText( '20,00' );
		return panel( page ).evaluate( ( element ) =>
			[ element, ...element.querySelectorAll( '*' ) ]
				.map( ( part ) => getComputedStyle( part ) )
				.filter( ( { animationName } ) => animationName !== 'none' )
				.map( ( { animationName, animationDuration } ) => [
					animationName,
					animationDuration,
				] )
		);
	};
	setThemeMod( await openTestShop(), 'variation_inline_max', 30 );
	expect( await slides() ).toContainEqual( [ 'slide-in', '0.2s' ] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( await slides() ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PROD-01] [EVENT-01] the selects are submitted, and the server finds the variation', async ( {
		page,
	} ) => {
		await page.goto( product.path );
		await choose( page, { colour: 'red', size: 'm' } );
		await button( page ).click();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
		await page.goto( '/krepselis-2/' );
		await expect( page.locator( '.cart_item' ) ).toContainText( '12,50' );
	} );

	test( '[PROD-01] [EVENT-01] an incomplete, impossible or private selection is rejected @full', async ( {
		page,
	} ) => {
		for ( const choice of [
			{ colour: 'red' },
			{ colour: 'white' },
			{ colour: 'green', size: 'm' },
			{ colour: 'blue', size: 'l' },
		] ) {
			await page.goto( product.path );
			await choose( page, choice );
			await button( page ).click();
			await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
		}
	} );

	test( '[PROD-02] an array in the address selects nothing, and breaks nothing @full', async ( {
		page,
	} ) => {
		const answer = await page.goto(
			`${ product.path }?attribute_colour[]=red&attribute_size=m`
		);
		expect( answer?.status() ).toBe( 200 );
		await expect( select( page, 'colour' ) ).toHaveValue( '' );
		await expect( select( page, 'size' ) ).toHaveValue( 'm' );
	} );
} );

test( '[PROD-02] a request for a product that does not exist, is not public or is not variable returns false, and nothing private @full', async ( {
	shop,
} ) => {
	const ids = shop.phpEval( `
		$draft = wc_get_product( ${ product.id } );
		$copy  = ( new WC_Admin_Duplicate_Product() )->product_duplicate( $draft );
		$locked = ( new WC_Admin_Duplicate_Product() )->product_duplicate( $draft );
		$locked->set_status( 'publish' );
		$locked->save();
		wp_update_post( [ 'ID' => $locked->get_id(), 'post_password' => 'secret' ] );
		// Variations left behind by a product that is simple now.
		$simple = ( new WC_Admin_Duplicate_Product() )->product_duplicate( $draft );
		$simple->set_status( 'publish' );
		$simple->save();
		wp_set_object_terms( $simple->get_id(), 'simple', 'product_type' );
		clean_post_cache( $simple->get_id() );
		WC_Cache_Helper::invalidate_cache_group( 'products' );
		wp_cache_flush();
		return [ 'draft' => $copy->get_id(), 'locked' => $locked->get_id(), 'simple' => $simple->get_id() ];
	` ) as Record< string, number >;
	const ask = async ( fields: string ) => {
		const answer = await fetch( `${ shop.url }/?wc-ajax=get_variation`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: `attribute_colour=red&attribute_size=s&${ fields }`,
		} );
		return { status: answer.status, text: await answer.text() };
	};
	try {
		expect( ( await ask( `product_id=${ product.id }` ) ).text ).toContain(
			'TEST-RED-S'
		);
		for ( const fields of [
			`product_id=${ ids.draft }`,
			`product_id=${ ids.locked }`,
			`product_id=${ ids.simple }`,
			`product_id=${ product.variations[ 'red-s' ] }`,
			`product_id=${ product.privateId }`,
			'product_id=0',
			'product_id=',
			'product_id=kvapas',
			`product_id=${ product.id }kvapas`,
			`product_id[]=${ product.id }`,
			'product_id=1000000000000',
			'product_id=99999999999999999999999999',
			'product_id=-1',
			'product_id=1e308',
			'product_id=NaN',
			'',
			`product_id=${ product.id }&attribute_colour[]=red`,
			`product_id=${ product.id }&attribute_colour=blue&attribute_size=l`,
			`product_id=${ product.id }&attribute_colour=%00`,
		] ) {
			expect( await ask( fields ), fields ).toEqual( {
				status: 200,
				text: 'false',
			} );
		}
	} finally {
		shop.phpEval(
			`foreach ( ${ JSON.stringify( Object.values( ids ) ) } as $id ) { wp_delete_post( $id, true ); } return true;`
		);
	}
} );
