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
import { waitForLaterRequest, watchCalls } from './later';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { expect, test } from './test';

const BLOG = '/zurnalas/';
const ACTION = 'goya_blog_ajax';

const posts = ( page: Page ) => page.locator( '#posts > .blog-post' );
const more = ( page: Page ) => page.locator( '.listing-more a' );
const pageLinks = ( page: Page ) => page.locator( '.pages a' );

for ( const width of [ 390, 1280 ] ) {
	test( `[BLOG-01] the button loads the remaining posts at ${ width } px: from page 2, the focus follows, nothing shifts, axe finds nothing @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await recordLayoutShifts( page );
		const calls = recordRequests( page, ACTION );
		await page.goto( BLOG );
		await expect( posts( page ) ).toHaveCount( 10 );
		await expectNoViolations( page, 'the blog' );
		expect( calls ).toEqual( [] );

		await expectNoLayoutShift( page );
		const places = await readPositions( page, '.blog-post' );

		await more( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( posts( page ) ).toHaveCount( 13 );
		expect( calls ).toEqual( [
			{ action: ACTION, blog_style: 'grid', category_id: '0', page: '2' },
		] );
		await expect(
			posts( page ).nth( 10 ).locator( 'a' ).first()
		).toBeFocused();
		await expect( more( page ) ).toBeHidden();
		expect(
			( await readPositions( page, '.blog-post' ) ).slice( 0, 10 )
		).toEqual( places );
		await expect( page.locator( '#vitrina-live-polite' ) ).toHaveText(
			'Daugiau straipsnių nėra.'
		);
		await expectNoViolations( page, 'the whole blog' );
	} );
}

test( '[FIX-14] [BLOG-01] on a phone, Back from a post that was loaded later restores all posts, the scroll position and the focus; a reload starts from the first page @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( BLOG );
	await expectListRestored( page, posts( page ), 11 );
} );

test( '[BLOG-01] in a category the button loads more posts of that category @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval( `update_option( 'posts_per_page', 3 ); return true;` );
	try {
		const calls = recordRequests( page, ACTION );
		await page.goto( BLOG );
		await page.locator( '.topics a', { hasText: 'Patarimai' } ).click();
		await expect( page ).toHaveURL( /\/tema\/patarimai\/$/ );
		await expect(
			page.locator( '.topics [aria-current="page"]' )
		).toHaveText( 'Patarimai' );
		await more( page ).click();
		await expect( posts( page ) ).toHaveCount( 5 );
		expect( Number( calls[ 0 ]?.category_id ) ).toBeGreaterThan( 0 );
		await expect( more( page ) ).toBeHidden();
		for ( const topic of await page
			.locator( '.post-card__topic' )
			.allTextContents() ) {
			expect( topic ).toBe( 'Patarimai' );
		}
	} finally {
		shop.phpEval( `update_option( 'posts_per_page', 10 ); return true;` );
	}
} );

test( '[BLOG-01] on a later page the button continues from that page @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval( `update_option( 'posts_per_page', 3 ); return true;` );
	try {
		const calls = recordRequests( page, ACTION );
		await page.goto( `${ BLOG }page/3/` );
		await more( page ).click();
		await expect( posts( page ) ).toHaveCount( 6 );
		expect( calls.map( ( { page: number } ) => number ) ).toEqual( [
			'4',
		] );
		await expect( more( page ) ).toHaveAttribute( 'href', /\/page\/5\/$/ );
		await more( page ).click();
		await expect( posts( page ) ).toHaveCount( 7 );
		await expect( more( page ) ).toBeHidden();
	} finally {
		shop.phpEval( `update_option( 'posts_per_page', 10 ); return true;` );
	}
} );

for ( const body of END_RESPONSES ) {
	test( `[BLOG-01] a response of "${ body }" ends the list @full`, async ( {
		page,
	} ) => {
		const calls = recordRequests( page, ACTION );
		await page.goto( BLOG );
		await mockAjax( page, { body } );
		await more( page ).click();
		await expect( more( page ) ).toBeHidden();
		await expect( posts( page ) ).toHaveCount( 10 );
		await expect( pageLinks( page ).first() ).toBeVisible();
		expect( calls ).toHaveLength( 1 );
	} );
}

test.describe( 'a call that fails', () => {
	test.use( { allowedErrors: [ /Failed to load|net::ERR/ ] } );

	test( '[BLOG-01] shows no message; the button sends the request again, and the page links work @full', async ( {
		page,
	} ) => {
		await page.goto( BLOG );
		const before = await page.locator( 'main' ).innerText();
		for ( const failure of [ null, { body: 'PHP Fatal', status: 500 } ] ) {
			await mockAjax( page, failure );
			const failed = failure
				? page.waitForResponse( '**/admin-ajax.php' )
				: page.waitForEvent( 'requestfailed' );
			await more( page ).click();
			await failed;
			await expect( more( page ) ).not.toHaveClass( /loading/ );
			expect( await page.locator( 'main' ).innerText() ).toBe( before );
		}
		await page.unroute( '**/admin-ajax.php' );
		await more( page ).click();
		await expect( posts( page ) ).toHaveCount( 13 );
		await pageLinks( page ).first().click();
		await expect( page ).toHaveURL( /\/page\/2\/$/ );
		await expect( posts( page ) ).toHaveCount( 3 );
	} );
} );

test( '[BLOG-01] on scroll, the next page loads 150 px before the end of the list @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { blog_load_more: 'scroll' }, async () => {
		await page.goto( BLOG );
		const end = await page.evaluate(
			() =>
				document.querySelector( '#posts' )!.getBoundingClientRect()
					.bottom - window.innerHeight
		);
		const calls = watchCalls( page );
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), end - 170 );
		await waitForLaterRequest( page );
		expect( calls ).toEqual( [] );
		await expect( posts( page ) ).toHaveCount( 10 );
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), end - 140 );
		await expect( posts( page ) ).toHaveCount( 13 );
		await expect( more( page ) ).toBeHidden();
	} );
} );

test( '[BLOG-01] the settings can show posts in one column, and page links only @full', async ( {
	page,
	shop,
} ) => {
	await withSettings( shop, { blog_style: 'list' }, async () => {
		const calls = recordRequests( page, ACTION );
		await page.goto( BLOG );
		await more( page ).click();
		await expect( posts( page ) ).toHaveCount( 13 );
		expect( calls[ 0 ]?.blog_style ).toBe( 'list' );
		await expectNoViolations( page, 'posts one under the other' );
	} );
	await withSettings( shop, { blog_load_more: '' }, async () => {
		await page.goto( BLOG );
		await expect( more( page ) ).toHaveCount( 0 );
		expect( await page.content() ).not.toContain( 'load-more' );
		await expect( pageLinks( page ).first() ).toBeVisible();
	} );
} );

test( '[BLOG-01] a page without a post list loads none of its files @full', async ( {
	page,
} ) => {
	for ( const path of [ '/parduotuve/', '/produktas/lino-skalbiniai/' ] ) {
		await page.goto( path );
		expect( await page.content() ).not.toMatch(
			/load-more|portfolio-filter|build\/(posts|portfolio)\.css/
		);
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[BLOG-01] [EVENT-01] the button and the links lead to the next page @full', async ( {
		page,
	} ) => {
		await page.goto( BLOG );
		await more( page ).click();
		await expect( page ).toHaveURL( /\/zurnalas\/page\/2\/$/ );
		await expect( posts( page ) ).toHaveCount( 3 );
		await expect( more( page ) ).toHaveCount( 0 );
		await page.locator( '.pages a', { hasText: '1' } ).click();
		await expect( posts( page ) ).toHaveCount( 10 );
	} );
} );
