import { expect, type Page } from '@playwright/test';
import { productPages } from '../product-page';
import { products } from '../shopper';
import { pageAt, clickToOpen, type Journey, type Stage } from './state';

const reviewed = '/produktas/kanele-ir-apelsinas/';

const add = '.single_add_to_cart_button';

async function choose( page: Page, colour: string, size: string ) {
	await page.locator( '[name="attribute_colour"]' ).selectOption( colour );
	await page.locator( '[name="attribute_size"]' ).selectOption( size );
}

async function quickView( page: Page, type: string ): Promise< void > {
	await page.goto( '/parduotuve/' );
	const card = page.locator( `.card.instock.product-type-${ type }` ).first();
	await card.hover();
	await card.locator( 'a[data-quick-view]' ).click();
	await expect(
		page.locator( 'dialog.quick-view [id^="product-"]' )
	).toBeVisible();
}

/** The answer to the question for the table of the variation that was found. */
const tableOfVariation = ( page: Page ) =>
	page.waitForResponse( async ( answer ) => {
		const asked = answer.request().postData() ?? '';
		const found = await page
			.locator( 'form.cart [name="variation_id"]' )
			.inputValue();
		return (
			asked.includes( 'get_variable_product_bulk_table' ) &&
			/^[1-9]/.test( found ) &&
			new RegExp( `\\b${ found }\\b` ).test( asked )
		);
	} );

const pastTheForm = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const button = document.querySelector( selector )!;
		scrollTo( {
			top: button.getBoundingClientRect().bottom + scrollY + 300,
			behavior: 'instant',
		} );
	}, add );

export const product: Journey = {
	name: 'product page',
	proves: '[PROD-01] [PROD-05] [PROD-06] [PROD-07] [PROD-08] [PROD-10] [PROD-11] [PROD-14] [PROD-16]',
	states: [
		pageAt( 'simple product', products.linen ),
		{
			name: 'sticky bar',
			shows: '.sticky-bar',
			reach: ( { page } ) => pastTheForm( page ),
			restore: pastTheForm,
		},
		{
			name: 'added from the product page',
			shows: '.woocommerce-message',
			reach: ( { page } ) => page.locator( add ).click(),
			// It goes after a while, and where something under it gets the focus.
			restore: ( page ) => page.locator( add ).click(),
		},
		pageAt( 'sold out product', productPages.soldOut ),
		pageAt( 'product without a picture', productPages.noPicture ),
		pageAt( 'product with ten pictures', productPages.tenPictures ),
		{
			name: 'variable product, nothing chosen',
			shows: `${ add }.disabled`,
			reach: ( { page, fixtures } ) => page.goto( fixtures.variable ),
		},
		{
			name: 'variable product, chosen',
			shows: '.single_variation .price',
			reach: ( { page } ) => choose( page, 'red', 's' ),
		},
		{
			name: 'variable product, sold out',
			shows: '.single_variation .out-of-stock, .single_variation .stock',
			reach: ( { page } ) => choose( page, 'blue', 'm' ),
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
			name: 'swatch chosen',
			shows: '.single_variation .price',
			async reach( { page } ) {
				const shown = tableOfVariation( page );
				for ( const group of await page
					.locator( 'form.cart [role="radiogroup"]' )
					.all() ) {
					await group
						.locator( '[role="radio"]:not(.disabled)' )
						.first()
						.click();
				}
				// The table of quantities follows the variation, and is pale meanwhile.
				await shown;
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
			reach: ( { page } ) => quickView( page, 'simple' ),
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
			name: 'quick view, a choice to be made',
			shows: 'dialog.quick-view form.variations_form',
			reach: ( { page } ) => quickView( page, 'variable' ),
		},
	],
};
