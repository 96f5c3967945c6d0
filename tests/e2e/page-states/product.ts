import { expect, type Page } from '@playwright/test';
import { productPages } from '../product-page';
import { products } from '../shopper';
import { pageAt, clickToOpen, type Journey, type Stage } from './state';

const reviewed = '/produktas/kanele-ir-apelsinas/';

const add = '.single_add_to_cart_button';

async function selectVariation( page: Page, colour: string, size: string ) {
	await page.locator( '[name="attribute_colour"]' ).selectOption( colour );
	await page.locator( '[name="attribute_size"]' ).selectOption( size );
}

async function openQuickView( page: Page, type: string ): Promise< void > {
	await page.goto( '/parduotuve/' );
	const card = page.locator( `.card.instock.product-type-${ type }` ).first();
	await card.hover();
	await card.locator( 'a[data-quick-view]' ).click();
	await expect(
		page.locator( 'dialog.quick-view [id^="product-"]' )
	).toBeVisible();
}

/** Waits for the response with the quantity table of the matching variation. */
const waitForVariationTable = ( page: Page ) =>
	page.waitForResponse( async ( response ) => {
		const data = response.request().postData() ?? '';
		const variation = await page
			.locator( 'form.cart [name="variation_id"]' )
			.inputValue();
		return (
			data.includes( 'get_variable_product_bulk_table' ) &&
			/^[1-9]/.test( variation ) &&
			new RegExp( `\\b${ variation }\\b` ).test( data )
		);
	} );

/** Adds the product, and waits for the response: its message replaces that of an earlier add. */
async function addToCart( page: Page ): Promise< void > {
	const added = page.waitForResponse( ( response ) =>
		( response.request().postData() ?? '' ).includes( 'goya_atc_nonce' )
	);
	await page.locator( add ).click();
	await ( await added ).finished();
}

const scrollPastForm = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const button = document.querySelector( selector )!;
		scrollTo( {
			top: button.getBoundingClientRect().bottom + scrollY + 300,
			behavior: 'instant',
		} );
	}, add );

export const product: Journey = {
	name: 'product page',
	requirements:
		'[PROD-01] [PROD-05] [PROD-06] [PROD-07] [PROD-08] [PROD-10] [PROD-11] [PROD-14] [PROD-16]',
	states: [
		pageAt( 'simple product', products.linen ),
		{
			name: 'sticky bar',
			shows: '.sticky-bar',
			reach: ( { page } ) => scrollPastForm( page ),
			restore: scrollPastForm,
		},
		{
			name: 'added from the product page',
			shows: '.woocommerce-message',
			reach: ( { page } ) => addToCart( page ),
			// The message is hidden after a while, and when an element below it gets the focus.
			restore: addToCart,
		},
		pageAt( 'sold out product', productPages.soldOut ),
		pageAt( 'product without a picture', productPages.noPicture ),
		pageAt( 'product with ten pictures', productPages.tenPictures ),
		{
			name: 'variable product, no selection',
			shows: `${ add }.disabled`,
			reach: ( { page, fixtures } ) => page.goto( fixtures.variable ),
		},
		{
			name: 'variable product, selected',
			shows: '.single_variation .price',
			reach: ( { page } ) => selectVariation( page, 'red', 's' ),
		},
		{
			name: 'variable product, sold out',
			shows: '.single_variation .out-of-stock, .single_variation .stock',
			reach: ( { page } ) => selectVariation( page, 'blue', 'm' ),
		},
		{
			name: 'variable product, no price',
			shows: `${ add }.disabled`,
			async reach( { page, fixtures }: Stage ) {
				await page.goto(
					`${ fixtures.variable }?attribute_colour=red&attribute_size=l`
				);
			},
		},
		pageAt(
			'variable product, swatches',
			productPages.variable,
			'form.cart [role="radio"]'
		),
		{
			name: 'swatch selected',
			shows: '.single_variation .price',
			async reach( { page } ) {
				const tableLoaded = waitForVariationTable( page );
				for ( const group of await page
					.locator( 'form.cart [role="radiogroup"]' )
					.all() ) {
					await group
						.locator( '[role="radio"]:not(.disabled)' )
						.first()
						.click();
				}
				// The quantity table follows the variation, and is faded meanwhile.
				await tableLoaded;
				await expect(
					page.locator( '[aria-busy="true"]' )
				).toHaveCount( 0 );
			},
		},
		{
			name: 'reviews',
			shows: '#tab-reviews[open]',
			reach: ( { page } ) => page.goto( `${ reviewed }#tab-reviews` ),
		},
		{
			name: 'review without a rating',
			shows: '#rating-error',
			async reach( { page } ) {
				await page.locator( '.review-form > summary' ).click();
				// Until the stars are there, the browser itself requires a rating.
				await page.locator( '.stars-field' ).waitFor();
				await page.locator( '#comment' ).fill( 'Gražu' );
				await page.locator( '#author' ).fill( 'Rasa' );
				await page.locator( '#email' ).fill( 'rasa@vitrina.example' );
				page.once( 'dialog', ( dialog ) => dialog.accept() );
				await page.locator( '#commentform [type="submit"]' ).click();
			},
		},
		{
			name: 'additional information',
			shows: '#tab-additional_information[open]',
			reach: ( { page } ) =>
				page.goto(
					`${ productPages.variable }#tab-additional_information`
				),
		},
		pageAt( 'product with five pictures', productPages.fivePictures ),
		{
			name: 'lightbox',
			shows: '.pswp',
			async reach( { page } ) {
				await page.locator( '.gallery__open' ).click();
				await expect( page.locator( '.pswp' ) ).toBeVisible();
			},
		},
		{
			name: 'quick view',
			shows: 'dialog.quick-view .product_title',
			reach: ( { page } ) => openQuickView( page, 'simple' ),
		},
		{
			name: 'quick view, added',
			shows: 'dialog.quick-view a.added_to_cart',
			reach: ( { page } ) =>
				clickToOpen(
					page,
					`dialog.quick-view ${ add }`,
					'dialog.quick-view a.added_to_cart'
				),
		},
		{
			name: 'quick view, no selection',
			shows: 'dialog.quick-view form.variations_form',
			reach: ( { page } ) => openQuickView( page, 'variable' ),
		},
	],
};
