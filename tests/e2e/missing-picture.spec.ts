import type { Page } from '@playwright/test';
import { addFromProductPage } from './shopper';
import { expect, test } from './test';

/** Pictures whose file is missing. */
test.use( {
	viewport: { width: 320, height: 640 },
	allowedErrors: [ /404/ ],
} );

/** Aspect ratio of the matching elements, and the page's overflow. */
const shapeOf = ( page: Page, selector: string ) =>
	page.evaluate( ( pictures ) => {
		const { width, height } = document
			.querySelector( pictures )!
			.getBoundingClientRect();
		return {
			shape: height / width,
			over: document.documentElement.scrollWidth - window.innerWidth,
		};
	}, selector );

test( '[FIX-17] at 320 px a picture with a missing file keeps its size and position: card, product page, mini cart, cart @full', async ( {
	page,
} ) => {
	await page.route( '**/wp-content/uploads/**', ( route ) =>
		route.fulfill( { status: 404, body: '' } )
	);
	const expectShape = async ( selector: string ) => {
		await expect
			.poll( () =>
				page
					.locator( selector )
					.first()
					.evaluate(
						( picture: HTMLImageElement ) => picture.complete
					)
			)
			.toBe( true );
		const { shape, over } = await shapeOf( page, selector );
		expect( shape, selector ).toBeCloseTo( 1.25, 1 );
		expect( over ).toBe( 0 );
	};
	await page.goto( '/parduotuve/' );
	await expectShape( '.card__picture' );
	await page.goto( '/produktas/lino-skalbiniai/' );
	await expectShape( '.gallery__item img' );
	await addFromProductPage( page );
	await page.goto( '/krepselis-2/' );
	await expectShape( '.product-thumbnail img' );
	await page.goto( '/parduotuve/' );
	await page.locator( '.site-header__cart' ).click();
	await expectShape( '.mini-cart__picture img' );
} );

test( '[FIX-17] at 320 px the search’s category select shows its full text @full', async ( {
	page,
} ) => {
	await page.goto( '/parduotuve/' );
	await page.locator( '[popovertarget="search-panel"]' ).first().click();
	const select = page.locator( '#search-panel .search-form__category' );
	await expect( select ).toBeVisible();
	const missing = await select.evaluate( ( element: HTMLElement ) => {
		const { width } = element.getBoundingClientRect();
		element.style.cssText = 'flex: none; width: max-content';
		const { width: wanted } = element.getBoundingClientRect();
		element.style.cssText = '';
		// The longest option may be longer than the selected one.
		return [ width, wanted ];
	} );
	expect( missing[ 0 ] ).toBeGreaterThanOrEqual(
		Math.min( missing[ 1 ]!, 184 )
	);
} );
