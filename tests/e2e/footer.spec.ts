import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { FRAME, stopClock } from './clock';
import { expect, test } from './test';

test.beforeAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	shop.phpEval(
		`update_option( 'widget_block', [ 2 => [ 'content' => '<!-- wp:heading --><h2 class="wp-block-heading">Dirbame</h2><!-- /wp:heading --><!-- wp:paragraph --><p>I–V 9–18 val.</p><!-- /wp:paragraph -->' ], 3 => [ 'content' => '<!-- wp:paragraph --><p>Be antraštės.</p><!-- /wp:paragraph -->' ], '_multiwidget' => 1 ] );
		wp_set_sidebars_widgets( array_merge( wp_get_sidebars_widgets(), [ 'footer' => [ 'block-2', 'block-3' ] ] ) ); return true;`
	);
} );

test.afterAll( async () => {
	const shop = await ( await import( './shop' ) ).openTestShop();
	shop.phpEval(
		`wp_set_sidebars_widgets( array_merge( wp_get_sidebars_widgets(), [ 'footer' => [] ] ) ); return true;`
	);
} );

test( '[FOOT-01] the footer’s widgets are collapsed below 768 px, and open from there on @full', async ( {
	page,
} ) => {
	const hours = page.locator( '.site-footer' ).getByText( 'I–V 9–18 val.' );
	await page.setViewportSize( { width: 767, height: 900 } );
	await page.goto( '/pristatymas/' );
	await expect( hours ).toBeHidden();
	await page.locator( '.site-footer' ).getByText( 'Dirbame' ).click();
	await expect( hours ).toBeVisible();
	// A widget without a heading could not be opened.
	await expect( page.getByText( 'Be antraštės.' ) ).toBeVisible();
	await expectNoViolations( page, 'footer' );

	await page.setViewportSize( { width: 768, height: 900 } );
	await page.goto( '/pristatymas/' );
	await expect( hours ).toBeVisible();

	// A phone that is turned: nothing could open the collapsed widgets.
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.goto( '/pristatymas/' );
	await expect( hours ).toBeHidden();
	await page.setViewportSize( { width: 900, height: 390 } );
	await expect( hours ).toBeVisible();
	await expect(
		page.locator( '.site-footer__column summary' ).first()
	).toHaveAttribute( 'tabindex', '-1' );
} );

const up = '.scroll-to-top__link';

/**
 * Scrolls until the link to the top would cover a control, or covers none. The
 * clock is stopped, and advances only here.
 *
 * @param page     A listing that was scrolled before.
 * @param isHidden Whether the link has to be hidden there.
 * @return The scroll position.
 */
async function restWhere( page: Page, isHidden: boolean ): Promise< number > {
	let top = 600;
	await expect( async () => {
		top += 70;
		await page.evaluate(
			( place ) =>
				new Promise( ( done ) => {
					addEventListener( 'scroll', done, { once: true } );
					scrollTo( { top: place, behavior: 'instant' } );
				} ),
			top
		);
		await page.clock.runFor( 200 );
		expect(
			await page
				.locator( up )
				.evaluate( ( link ) => link.matches( '.is-yielding' ) )
		).toBe( isHidden );
	} ).toPass();
	return top;
}

test( '[FOOT-01] the link to the top appears after 100 px, and scrolls in 400 ms @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( '/parduotuve/' );
	const link = page.locator( up );
	const seen = () =>
		link.evaluate(
			( element ) => element.getBoundingClientRect().top < innerHeight
		);
	await page.evaluate( () => scrollTo( { top: 99, behavior: 'instant' } ) );
	expect( await seen() ).toBe( false );
	await page.evaluate( () => scrollTo( { top: 300, behavior: 'instant' } ) );
	await expect( link ).toBeInViewport( { ratio: 1 } );
	await stopClock( page );
	await restWhere( page, true );
	await expect( link ).toHaveCSS( 'opacity', '0' );
	const start = await restWhere( page, false );
	await expect( link ).toHaveCSS( 'opacity', '1' );
	const top = () => page.evaluate( () => scrollY );
	await link.click();
	// The click that loads the script is replayed.
	await expect(
		page.locator( '[data-island="scroll-to-top"]' )
	).toHaveAttribute( 'data-island-state', 'ready' );
	await page.clock.runFor( 200 );
	const halfWay = await top();
	expect( halfWay ).toBeGreaterThan( 0 );
	expect( halfWay ).toBeLessThan( start - 100 );
	// It eases out: the last pixel is not visible.
	await page.clock.runFor( 120 );
	expect( await top() ).toBeGreaterThan( 0 );
	await page.clock.runFor( 80 + FRAME );
	expect( await top() ).toBe( 0 );
	expect( new URL( page.url() ).hash ).toBe( '' );
} );

test.describe( 'under reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( '[FOOT-01] the link to the top jumps @full', async ( { page } ) => {
		await page.goto( '/parduotuve/' );
		await page.evaluate( () => scrollTo( 0, 1500 ) );
		await page.evaluate( () => {
			( window as any ).steps = [];
			addEventListener( 'scroll', () =>
				( window as any ).steps.push( scrollY )
			);
		} );
		await page.locator( up ).click();
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
		expect(
			( await page.evaluate( () => ( window as any ).steps ) ).filter(
				( top: number ) => top > 0 && top < 1500
			)
		).toEqual( [] );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[FOOT-01] [EVENT-01] the columns are open, and the link leads to the top @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( '/parduotuve/' );
		await expect(
			page.locator( '.site-footer' ).getByText( 'I–V 9–18 val.' )
		).toBeVisible();
		await page.mouse.wheel( 0, 1500 );
		await page.locator( up ).click();
		await expect( page.locator( '.word-mark' ).first() ).toBeInViewport();
	} );
} );
