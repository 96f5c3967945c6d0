import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import {
	mockAjax,
	END_RESPONSES,
	expectListRestored,
	readPositions,
	recordRequests,
	withSettings,
} from './feed';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { expect, test } from './test';

const PORTFOLIO = '/darbai/';
const ACTION = 'goya_portfolio_ajax';

const works = ( page: Page ) => page.locator( '#portfolio > .portfolio-item' );
const more = ( page: Page ) => page.locator( '.listing-more a' );
const topic = ( page: Page, name: string ) =>
	page.locator( '.topics a', { hasText: name } );

/** How far works overlap each other and the edge of the page, in px. */
const overlap = ( page: Page ) =>
	page.evaluate( () => {
		const boxes = [ ...document.querySelectorAll( '.portfolio-item' ) ].map(
			( item ) => item.getBoundingClientRect()
		);
		let most = 0;
		for ( const [ at, one ] of boxes.entries() ) {
			for ( const other of boxes.slice( at + 1 ) ) {
				most = Math.max(
					most,
					Math.min(
						Math.min( one.right, other.right ) -
							Math.max( one.left, other.left ),
						Math.min( one.bottom, other.bottom ) -
							Math.max( one.top, other.top )
					)
				);
			}
		}
		return Math.max(
			most,
			document.documentElement.scrollWidth - window.innerWidth
		);
	} );

for ( const width of [ 390, 1280 ] ) {
	test( `[PORT-01] the button loads the remaining works at ${ width } px: from page 2, to the last page, which is not requested; nothing shifts, axe finds nothing @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await recordLayoutShifts( page );
		const calls = recordRequests( page, ACTION );
		await page.goto( PORTFOLIO );
		await expect( works( page ) ).toHaveCount( 12 );
		await expectNoViolations( page, 'the portfolio' );

		await expectNoLayoutShift( page );
		const places = await readPositions( page, '.portfolio-item' );

		await more( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( works( page ) ).toHaveCount( 14 );
		expect( calls ).toEqual( [
			{
				action: ACTION,
				columns: '3',
				aspect: 'portrait',
				animation: 'none',
				masonry: '1',
				style: 'caption',
				count: '12',
				category: '',
				keyword: '',
				page: '2',
			},
		] );
		await expect( works( page ).nth( 12 ).locator( 'a' ) ).toBeFocused();
		await expect( more( page ) ).toBeHidden();
		expect(
			( await readPositions( page, '.portfolio-item' ) ).slice( 0, 12 )
		).toEqual( places );
		expect( await overlap( page ) ).toBeLessThanOrEqual( 0.5 );
		await expectNoViolations( page, 'the whole portfolio' );
	} );
}

test( '[PORT-01] a full page is the last one if its number is that of the last page @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { portfolio_count: 7 }, async () => {
		const calls = recordRequests( page, ACTION );
		await page.goto( PORTFOLIO );
		await more( page ).click();
		await expect( works( page ) ).toHaveCount( 14 );
		await expect( more( page ) ).toBeHidden();
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ] ).not.toHaveProperty( 'total_pages' );
	} );
} );

for ( const body of END_RESPONSES ) {
	test( `[PORT-01] a response of "${ body }" ends the list @full`, async ( {
		page,
		shop,
	} ) => {
		await withSettings( shop, { portfolio_count: 4 }, async () => {
			await page.goto( PORTFOLIO );
			await mockAjax( page, { body } );
			await more( page ).click();
			await expect( more( page ) ).toBeHidden();
			await expect( works( page ) ).toHaveCount( 4 );
			await expect( page.locator( '.pages a' ).first() ).toBeVisible();
		} );
	} );
}

test.describe( 'a call that fails', () => {
	test.use( { allowedErrors: [ /Failed to load|net::ERR/ ] } );

	test( '[PORT-01] shows no message, and the button requests the same page again @full', async ( {
		page,
	} ) => {
		const calls = recordRequests( page, ACTION );
		await page.goto( PORTFOLIO );
		const before = await page.locator( 'main' ).innerText();
		await mockAjax( page, { body: '0', status: 400 } );
		const failed = page.waitForResponse( '**/admin-ajax.php' );
		await more( page ).click();
		await failed;
		await expect( more( page ) ).not.toHaveClass( /loading/ );
		expect( await page.locator( 'main' ).innerText() ).toBe( before );
		await page.unroute( '**/admin-ajax.php' );
		await more( page ).click();
		await expect( works( page ) ).toHaveCount( 14 );
		expect( calls.map( ( { page: number } ) => number ) ).toEqual( [
			'2',
			'2',
		] );
	} );
} );

test( '[PORT-01] a category replaces the others, with its own button; Back undoes it @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { portfolio_count: 4 }, async () => {
		const calls = recordRequests( page, ACTION );
		await page.goto( PORTFOLIO );
		await page.evaluate( () => Object.assign( window, { isSame: true } ) );
		await topic( page, 'Erdvės' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/darbai\/tema\/erdves\/$/ );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Erdvės' );
		await expect( topic( page, 'Erdvės' ) ).toBeFocused();
		await expect( topic( page, 'Erdvės' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await expect( topic( page, 'Visi' ) ).not.toHaveAttribute(
			'aria-current'
		);
		await expectNoViolations( page, 'a category of the portfolio' );

		await more( page ).click();
		await expect( works( page ) ).toHaveCount( 6 );
		expect( Number( calls[ 0 ]?.category ) ).toBeGreaterThan( 0 );
		await expect( more( page ) ).toBeHidden();
		expect(
			await page.locator( '.portfolio-item__topics' ).allTextContents()
		).toEqual( Array( 6 ).fill( 'Erdvės' ) );

		await page.goBack();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Darbai' );
		await expect( works( page ) ).toHaveCount( 4 );
		await more( page ).click();
		await expect( works( page ) ).toHaveCount( 8 );
		expect( calls.at( -1 )?.category ).toBe( '' );
		expect( await page.evaluate( () => 'isSame' in window ) ).toBe( true );
	} );
} );

test( '[FIX-14] [PORT-01] on a phone, Back from a work that was loaded later restores all works, the scroll position and the focus, and the next Back the previous category @full', async ( {
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await withSettings( shop, { portfolio_count: 4 }, async () => {
		await page.goto( PORTFOLIO );
		await topic( page, 'Erdvės' ).click();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Erdvės' );
		await expectListRestored( page, works( page ), 5 );
		await page.goBack();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Darbai' );
		await expect( works( page ) ).toHaveCount( 4 );
	} );
} );

test.describe( 'a category that does not load', () => {
	test.use( { allowedErrors: [ /Failed to load|net::ERR/ ] } );

	test( '[PORT-01] is opened as a page @full', async ( { page } ) => {
		await page.goto( PORTFOLIO );
		await page.route( '**/tema/sventes/', ( route ) =>
			route.request().resourceType() === 'fetch'
				? route.abort()
				: route.continue()
		);
		await page.evaluate( () => Object.assign( window, { isSame: true } ) );
		await topic( page, 'Šventės' ).click();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Šventės' );
		expect( await page.evaluate( () => 'isSame' in window ) ).toBe( false );
	} );
} );

test( '[PORT-01] masonry or a grid, names below or over the pictures: no work overlaps another @full', async ( {
	page,
	shop,
} ) => {
	const looks: Array< Record< string, string | number > > = [
		{
			portfolio_layout: 'grid',
			portfolio_aspect: 'square',
			portfolio_columns: 4,
		},
		{
			portfolio_layout: 'grid',
			portfolio_style: 'overlay',
			portfolio_columns: 2,
		},
		{ portfolio_style: 'overlay', portfolio_animation: 'fade' },
		{ portfolio_columns: 4 },
	];
	for ( const look of looks ) {
		await withSettings( shop, look, async () => {
			for ( const width of [ 320, 768, 1280 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( PORTFOLIO );
				await more( page ).click();
				await expect( works( page ) ).toHaveCount( 14 );
				expect( await overlap( page ) ).toBeLessThanOrEqual( 0.5 );
			}
			await expectNoViolations( page, JSON.stringify( look ) );
		} );
	}
} );

test( '[PORT-01] on scroll, the next page loads @full', async ( {
	page,
	shop,
} ) => {
	await withSettings(
		shop,
		{ portfolio_load_more: 'scroll', portfolio_count: 6 },
		async () => {
			await page.goto( PORTFOLIO );
			await expect( works( page ) ).toHaveCount( 6 );
			await more( page ).scrollIntoViewIfNeeded();
			await expect( works( page ) ).toHaveCount( 12 );
			await page.mouse.wheel( 0, 5000 );
			await expect( works( page ) ).toHaveCount( 14 );
			await expect( more( page ) ).toBeHidden();
		}
	);
} );

test( '[PORT-01] a work has a page of its own, with a link back @full', async ( {
	page,
} ) => {
	await page.goto( PORTFOLIO );
	await works( page ).first().locator( 'a' ).click();
	await expect( page.locator( 'h1' ) ).toHaveText(
		'Kvapas viešbučiui Nidoje'
	);
	await expectNoViolations( page, 'a work' );
	await page.locator( '.breadcrumbs a', { hasText: 'Darbai' } ).click();
	await expect( page ).toHaveURL( /\/darbai\/$/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PORT-01] [EVENT-01] categories and pages are links @full', async ( {
		page,
	} ) => {
		await page.goto( PORTFOLIO );
		await topic( page, 'Šventės' ).click();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Šventės' );
		await expect( works( page ) ).toHaveCount( 4 );
		await page.locator( '.breadcrumbs a', { hasText: 'Darbai' } ).click();
		await expect( page ).toHaveURL( /\/darbai\/$/ );
		await topic( page, 'Visi' ).click();
		await more( page ).click();
		await expect( page ).toHaveURL( /\/darbai\/page\/2\/$/ );
		await expect( works( page ) ).toHaveCount( 2 );
	} );
} );
