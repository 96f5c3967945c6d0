import { waitForAnimations } from '../animations.mjs';
import { productPages, setThemeSetting } from './product-page';
import { expect, test } from './test';

test.describe( "WooCommerce's own gallery", () => {
	let restore = (): void => {};
	test.beforeEach( ( { shop } ) => {
		restore = setThemeSetting( shop, 'stock_gallery', true );
	} );
	test.afterEach( () => restore() );

	for ( const width of [ 390, 1280 ] ) {
		test( `[PROD-07] slides by its thumbnails and opens its own lightbox at ${ width } px @full`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( productPages.fivePictures );
			await expect( page.locator( '.gallery' ) ).toHaveCount( 0 );
			const thumbnails = page.locator( '.flex-control-thumbs img' );
			await expect( thumbnails ).toHaveCount( 5 );
			await thumbnails.nth( 2 ).click();
			await expect( thumbnails.nth( 2 ) ).toHaveClass( /flex-active/ );
			const shown = page.locator( '.flex-active-slide a' );
			await expect( shown ).toBeVisible();
			await waitForAnimations( page );
			await shown.click();
			await expect( page.locator( '.pswp--open' ) ).toBeVisible();
			await expect( page.locator( 'dialog.lightbox' ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( '.pswp--open' ) ).toHaveCount( 0 );
		} );
	}

	test( '[PROD-05] shows the picture of the selected variation, and the product’s after a reset @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( productPages.variable );
		const form = page.locator( 'form.variations_form' );
		const target = await form.evaluate( ( element: HTMLFormElement ) => {
			const variations = JSON.parse(
				element.dataset.product_variations ?? '[]'
			) as {
				attributes: Record< string, string >;
				image: { full_src: string };
			}[];
			const first = document.querySelector< HTMLAnchorElement >(
				'.woocommerce-product-gallery__image a'
			)!.href;
			const found = variations.find(
				( { image } ) => image.full_src !== first
			);
			return found
				? { attributes: found.attributes, full: found.image.full_src }
				: undefined;
		} );
		expect( target, 'a variation with a picture of its own' ).toBeTruthy();
		for ( const [ name, value ] of Object.entries( target!.attributes ) ) {
			await form
				.locator( `select[name="${ name }"]` )
				.evaluate( ( select: HTMLSelectElement, chosen ) => {
					select.value = chosen || select.options[ 1 ]!.value;
					select.dispatchEvent(
						new Event( 'change', { bubbles: true } )
					);
				}, value );
		}
		const shown = page.locator(
			'.woocommerce-product-gallery__image.flex-active-slide a, .woocommerce-product-gallery__image:only-child a'
		);
		await expect( shown.first() ).toHaveAttribute( 'href', target!.full );
		await page.locator( '.reset_variations' ).click();
		await expect( shown.first() ).not.toHaveAttribute(
			'href',
			target!.full
		);
	} );

	test( 'loads the scripts it needs, and pages without it do not @full', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( true );
		restore();
		await page.goto( productPages.fivePictures );
		expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
		await expect( page.locator( '.gallery' ) ).toHaveCount( 1 );
		await expect( page.locator( '.pswp' ) ).toHaveCount( 0 );
	} );
} );
