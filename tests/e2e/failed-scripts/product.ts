import { expect, type Page } from '@playwright/test';
import { productPages } from '../product-page';
import type { Part } from './part';

const reviewed = '/produktas/kanele-ir-apelsinas/';

const strip = ( page: Page ) => page.locator( '.gallery__strip' );

const scrolled = ( page: Page ) =>
	strip( page ).evaluate( ( { scrollLeft } ) => scrollLeft );

/** Parts of the product page. */
export const product: readonly Part[] = [
	{
		file: 'sticky-bar',
		works: 'there is no sticky bar, and the form still adds',
		async use( page ) {
			await page.goto( productPages.fivePictures );
			await page.locator( '.site-footer' ).scrollIntoViewIfNeeded();
			await expect( page.locator( '.sticky-bar' ) ).toBeHidden();
			await page.locator( '.single_add_to_cart_button' ).click();
			await expect( page.locator( '.minicart-counter' ) ).toContainText(
				'1'
			);
		},
	},
	{
		file: 'star-rating',
		works: 'the rating is a native select',
		async use( page ) {
			await page.goto( `${ reviewed }#tab-reviews` );
			await page.locator( '.review-form > summary' ).click();
			const list = page.locator( 'select#rating' );
			await list.selectOption( '4' );
			await expect( list ).toHaveValue( '4' );
		},
	},
	{
		file: 'gallery',
		works: 'buttons that do nothing are hidden, pictures can be reached by touch, links and keyboard',
		async use( page ) {
			await page.goto( productPages.fivePictures );
			const next = page.locator( '.gallery [data-step="1"]' );
			await next.click();
			await expect( next ).toBeHidden();
			await strip( page ).locator( 'a' ).first().focus();
			await page.keyboard.press( 'Tab' );
			await expect( strip( page ).locator( 'a' ).nth( 1 ) ).toBeFocused();
			await expect.poll( () => scrolled( page ) ).toBeGreaterThan( 100 );
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'Tab' );
			await expect( strip( page ).locator( 'a' ).nth( 2 ) ).toBeFocused();
		},
	},
	{
		file: 'gallery-lightbox',
		works: 'a picture opens its file',
		async use( page ) {
			await page.goto( productPages.fivePictures );
			await strip( page ).locator( 'a' ).first().click();
			await expect( page ).toHaveURL( /\.jpg$/ );
		},
	},
	{
		file: 'tab-list',
		works: 'each tab shows its panel',
		arrange( shop ) {
			const set = ( code: string ) =>
				shop.phpEval( `${ code }; return true;` );
			set( `set_theme_mod( 'product_accordion', '' )` );
			return () => set( `remove_theme_mod( 'product_accordion' )` );
		},
		async use( page ) {
			await page.goto( reviewed );
			await page.locator( '#tab-title-reviews' ).click();
			await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
			await expect( page.locator( '#tab-description' ) ).toBeHidden();
		},
	},
	{
		file: 'quantity',
		works: 'plus and minus step like the field’s own arrows',
		async use( page ) {
			await page.goto( productPages.fivePictures );
			const field = page.locator( 'form.cart input[type="number"]' );
			const more = page.locator( 'form.cart [data-step="1"]' );
			const less = page.locator( 'form.cart [data-step="-1"]' );
			await more.click();
			await expect( field ).toHaveValue( '2' );
			await more.click();
			await expect( field ).toHaveValue( '3' );
			await less.click();
			await less.click();
			await expect( field ).toHaveValue( '1' );
			await expect( less ).toBeDisabled();
		},
	},
	{
		file: 'row-buttons',
		works: 'a row of products scrolls with Tab',
		async use( page ) {
			await page.goto( productPages.fivePictures );
			const row = page.locator( '.products-row' ).first();
			await row.scrollIntoViewIfNeeded();
			const last = row.locator( '.card__link' ).last();
			await last.focus();
			await expect( last ).toBeInViewport();
			await expect( row.locator( '.sliding-row button' ) ).toHaveCount(
				0
			);
		},
	},
	{
		file: 'featured-video',
		works: 'the link opens the video’s page',
		arrange( shop ) {
			const set = ( value: string ) =>
				shop.phpEval(
					`update_post_meta( get_page_by_path( 'gintaro-migla', OBJECT, 'product' )->ID, '_vitrina_video_url', '${ value }' ); return true;`
				);
			set( 'https://vimeo.com/76979871' );
			return () => set( '' );
		},
		async use( page ) {
			await page.route( 'https://vimeo.com/**', ( route ) =>
				route.fulfill( { body: 'Video', contentType: 'text/html' } )
			);
			await page.goto( productPages.fivePictures );
			await page.locator( '.featured-video__play' ).click();
			await expect( page ).toHaveURL( 'https://vimeo.com/76979871' );
		},
	},
];
