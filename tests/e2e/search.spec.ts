import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fullUnless } from './full';
import { expect, test } from './test';

const PAGE = '/produktas/lino-skalbiniai/';

const field = ( page: Page ) =>
	page.locator( '#search-panel' ).getByRole( 'combobox', {
		name: 'Ieškoti prekių',
	} );

const options = ( page: Page ) =>
	page.locator( '#search-panel .search-box' ).getByRole( 'option' );

const count = ( page: Page ) =>
	page.locator( '#search-panel .search-box__count' );

async function openPanel( page: Page ): Promise< void > {
	const loaded = page.waitForResponse( /\/search\.js/ );
	await page.locator( '[popovertarget="search-panel"]' ).first().click();
	await loaded;
	await expect( field( page ) ).toBeFocused();
}

async function search( page: Page, text: string ): Promise< void > {
	await page.goto( PAGE );
	await openPanel( page );
	await field( page ).fill( text );
	await expect( options( page ).first() ).toBeVisible();
}

test( '[SRCH-01] [SRCH-02] finds products without Lithuanian letters and with a typo: picture, name, category and price', async ( {
	page,
} ) => {
	await search( page, 'kelionne zvake' );
	const first = options( page ).first();
	await expect( first ).toContainText( /žvak/i );
	await expect( first ).toContainText( '€' );
	await expect( first.locator( '.search-box__category' ) ).not.toBeEmpty();
	const picture = first.locator( 'img' );
	await expect( picture ).toBeVisible();
	await expect
		.poll( () =>
			picture.evaluate(
				( image: HTMLImageElement ) => image.naturalWidth
			)
		)
		.toBeGreaterThan( 0 );
	// The smallest files of a picture, 150 px wide; not the one for a whole window.
	expect(
		await picture.evaluate(
			( image: HTMLImageElement ) => image.currentSrc
		)
	).toMatch( /-150x\d+\.\w+$/ );
	await field( page ).fill( 'žvak' );
	await expect( page.locator( '.search-box__match' ).first() ).toHaveText(
		/^žvak$/i
	);
} );

test( '[SRCH-01] keyboard only: arrow keys, Enter opens the product, Escape hides the suggestions and keeps the panel', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	await page.locator( '[popovertarget="search-panel"]' ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await page.keyboard.type( 'medus' );
	await expect( count( page ) ).toHaveText( /^Pasiūlymų: \d$/ );
	await expect( field( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	// Just before the list.
	await expect( count( page ).locator( '+ [role="listbox"]' ) ).toBeVisible();

	await page.keyboard.press( 'Escape' );
	await expect( count( page ) ).toHaveCount( 0 );
	await expect( field( page ) ).toBeVisible();
	await expect( field( page ) ).toHaveValue( 'medus' );

	await page.keyboard.press( 'ArrowDown' );
	await expect( count( page ) ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	const active = options( page ).first();
	await expect( active ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( field( page ) ).toHaveAttribute(
		'aria-activedescendant',
		( await active.getAttribute( 'id' ) ) ?? ''
	);
	await expect( active ).toContainText( 'Medus ir vaškas' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Medus ir vaškas' } )
	).toBeVisible();
} );

test( '[FIX-14] [SRCH-01] a second Escape closes the panel and returns the focus @full', async ( {
	page,
} ) => {
	await search( page, 'medus' );
	await page.keyboard.press( 'Escape' );
	await expect( count( page ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#search-panel' ) ).toBeHidden();
	await expect(
		page.locator( '[popovertarget="search-panel"]' ).first()
	).toBeFocused();
} );

for ( const isPopup of [ false, true ] ) {
	test( `[FIX-14] [PANEL-01] behind the search ${
		isPopup ? 'as a popup' : 'panel'
	} the page stands still, Tab stays inside, and the number of suggestions is spoken${ fullUnless( ! isPopup ) }`, async ( {
		page,
		shop,
	} ) => {
		shop.phpEval(
			`set_theme_mod( 'search_popup', ${ isPopup } ); return true;`
		);
		try {
			await search( page, 'medus' );
			await expect( page.getByRole( 'dialog' ) ).toHaveAccessibleName(
				'Paieška'
			);
			await expect( page.locator( 'html' ) ).toHaveCSS(
				'overflow-y',
				'hidden'
			);
			await expect(
				page.getByRole( 'dialog' ).locator( '#vitrina-live-polite' )
			).toHaveText( /^Pasiūlymų: \d$/ );
			for ( let stop = 0; stop < 8; stop++ ) {
				await page.keyboard.press( 'Tab' );
				expect(
					await page
						.locator( ':focus' )
						.evaluateAll( ( [ focused ] ) =>
							focused
								? focused.closest( '#search-panel' ) !== null
								: true
						)
				).toBe( true );
			}
			await page.locator( '#search-panel .icon-button' ).click();
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
			await expect( page.locator( 'html' ) ).not.toHaveCSS(
				'overflow-y',
				'hidden'
			);
			await expect(
				page.locator( '[popovertarget="search-panel"]' ).first()
			).toBeFocused();
			await expect( page.locator( '[inert]' ) ).toHaveCount( 0 );
		} finally {
			shop.phpEval( `remove_theme_mod( 'search_popup' ); return true;` );
		}
	} );
}

test( '[SRCH-01] "all results" and Enter open the same page, with the announced number of products @full', async ( {
	page,
} ) => {
	await search( page, 'zvake' );
	const all = options( page ).last();
	await expect( all ).toHaveText( /^Visi rezultatai \(\d+\)$/ );
	const announcedCount = Number(
		/\d+/.exec( ( await all.textContent() ) ?? '' )?.[ 0 ]
	);
	const address = new URL( ( await all.getAttribute( 'href' ) ) ?? '' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'zvake'
	);
	const here = new URL( page.url() );
	expect( here.searchParams.has( 'product_cat' ) ).toBe( false );
	expect( Object.fromEntries( here.searchParams ) ).toEqual(
		Object.fromEntries( address.searchParams )
	);
	await expect( page.locator( 'ul.products > li' ) ).toHaveCount(
		Math.min( announcedCount, 24 )
	);
} );

test( '[SRCH-01] searches only the selected category, in suggestions and results @full', async ( {
	page,
} ) => {
	await search( page, 'zvake' );
	const asked = page.waitForRequest( /category_slug=dovanos/ );
	await page.locator( '#search-panel select' ).selectOption( 'dovanos' );
	await asked;
	await field( page ).press( 'Enter' );
	await expect( page ).toHaveURL( /product_cat=dovanos/ );
} );

test( '[SRCH-02] recent searches are offered in the empty field, and can be cleared @full', async ( {
	page,
} ) => {
	await search( page, 'medus' );
	await field( page ).press( 'Enter' );
	await page.goto( PAGE );
	await openPanel( page );
	await expect( options( page ) ).toHaveText( [ 'medus' ] );
	await expectNoViolations( page, 'recent searches' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /[?&]s=medus/ );

	await page.goto( PAGE );
	await openPanel( page );
	await page.getByRole( 'button', { name: 'Išvalyti' } ).click();
	await expect( options( page ) ).toHaveCount( 0 );
	await expect( field( page ) ).toBeFocused();
	expect(
		await page.evaluate( () =>
			localStorage.getItem( 'vitrina-recent-searches' )
		)
	).toBeNull();
} );

test( '[SRCH-02] if nothing is found, a message with a next step is shown, under the field and on the page @full', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	await openPanel( page );
	await field( page ).fill( 'qqqqq' );
	const nothing = page.locator( '.search-box__nothing' );
	await expect( nothing ).toContainText( 'Nieko neradome' );
	await expect(
		nothing.getByRole( 'link', { name: 'Visos prekės' } )
	).toBeVisible();
	await expect( page.locator( '#vitrina-live-polite' ) ).toHaveText(
		'Nieko neradome'
	);
	await field( page ).press( 'Enter' );
	await expect( page.locator( '.search-again form' ) ).toBeVisible();
	await expect(
		page.locator( '.search-again' ).getByRole( 'link' ).first()
	).toBeVisible();
} );

test( '[SRCH-01] nothing runs or is requested before the field is touched', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( PAGE, { waitUntil: 'networkidle' } );
	const files = page.locator(
		'script[src*="/build/search.js"], script[src*="/react"], link[rel="stylesheet"][href*="/search-style.css"]'
	);
	const isSearch = ( url: string ) => url.includes( 'goya_search' );
	// The files are prefetched when the page is idle.
	await expect( files ).toHaveCount( 0 );
	expect( asked.filter( isSearch ) ).toEqual( [] );
	await openPanel( page );
	await expect( files.first() ).toBeAttached();
	await field( page ).fill( 'medus' );
	await expect( options( page ).first() ).toBeVisible();
	expect( asked.filter( isSearch ) ).toHaveLength( 1 );
} );

test.describe( 'without a connection', () => {
	test.use( { allowedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );

	test( '[SRCH-01] fast typing sends one request, and offline the form still works', async ( {
		page,
		context,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'goya_search' ) ) {
				asked.push( request.url() );
			}
		} );
		await page.goto( PAGE );
		await openPanel( page );
		await page.keyboard.type( 'zvakes', { delay: 20 } );
		await expect( options( page ).first() ).toBeVisible();
		expect( asked.length ).toBeLessThanOrEqual( 2 );
		await context.setOffline( true );
		await field( page ).fill( 'medus' );
		await expect( options( page ) ).toHaveCount( 0 );
		await expect( field( page ) ).toBeVisible();
		await context.setOffline( false );
	} );
} );

test( '[SRCH-01] [SRCH-02] axe finds nothing, and nothing overflows, on a phone @full', async ( {
	page,
} ) => {
	const { width } = page.viewportSize()!;
	await search( page, 'zvake' );
	await field( page ).press( 'ArrowDown' );
	await expectNoViolations( page, 'suggestions' );
	for ( const option of await options( page ).all() ) {
		const box = await option.boundingBox();
		expect( box?.height ?? 0 ).toBeGreaterThanOrEqual( 44 );
		expect( box?.x ?? -1 ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			width
		);
	}
	await page.goto( '/?s=qqqqq&post_type=product' );
	const inPage = page.locator( '.search-again input[name="s"]' );
	await inPage.fill( 'medus' );
	await expect(
		page.locator( '.search-again [role="option"]' ).first()
	).toBeVisible();
	await expectNoViolations( page, 'suggestions in the page' );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( width );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SRCH-02] the plain form opens the results page, with all categories', async ( {
		page,
	} ) => {
		await page.goto( '/?s=qqqqq&post_type=product' );
		const form = page.locator( '.search-again form' );
		await form.locator( 'input[name="s"]' ).fill( 'kelionine zvkae' );
		await form.getByRole( 'button' ).click();
		await expect( page ).toHaveURL( /product_cat=0/ );
		await expect(
			page.locator( 'ul.products > li' ).first()
		).toContainText( /žvak/i );
	} );
} );

test( '[SRCH-02] it works the same as a centred popup @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval( "set_theme_mod( 'search_popup', true ); return true;" );
	try {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await search( page, 'medus' );
		const box = await page.locator( '#search-panel' ).boundingBox();
		expect( box?.x ?? 0 ).toBeGreaterThan( 100 );
		await expectNoViolations( page, 'search popup' );
	} finally {
		shop.phpEval( "remove_theme_mod( 'search_popup' ); return true;" );
	}
} );
