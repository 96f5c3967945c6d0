import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fullUnless } from './full';
import { logIn } from './log-in';
import { openTestShop } from './shop';
import { expect, test } from './test';

/**
 * A menu with three levels: "Kvepalai" from the demo shop, "Pagal progą" (two
 * levels) and "Namams" (three).
 */
const MAKE = `
	$menu = wp_create_nav_menu( 'Bandomasis' );
	$add = fn ( string $title, int $parent = 0 ): int => wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => $title, 'menu-item-url' => home_url( '/parduotuve/?x=' . sanitize_title( $title ) ), 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ] );
	$add( 'Viskas' );
	$occasion = $add( 'Pagal progą' );
	foreach ( [ 'Gimtadieniui', 'Vestuvėms' ] as $title ) { $add( $title, $occasion ); }
	$home = $add( 'Namams' );
	foreach ( [ 'Žvakės', 'Kvapai' ] as $title ) {
		$group = $add( $title, $home );
		foreach ( [ 'mažos', 'didelės' ] as $size ) { $add( "$title $size", $group ); }
	}
	$places = get_theme_mod( 'nav_menu_locations' );
	set_theme_mod( 'nav_menu_locations', [ 'primary' => $menu ] + $places );
	return $places['primary'];`;

let before = 0;

test.beforeAll( async () => {
	before = ( await openTestShop() ).phpEval( MAKE );
} );

test.afterAll( async () => {
	( await openTestShop() ).phpEval(
		`set_theme_mod( 'nav_menu_locations', [ 'primary' => (int) getenv( 'BEFORE' ) ] + get_theme_mod( 'nav_menu_locations' ) ); wp_delete_nav_menu( 'Bandomasis' ); return true;`,
		{ BEFORE: String( before ) }
	);
} );

const header = ( page: Page ) => page.locator( '.site-header__bar' );
const toggle = ( page: Page, name: string ) =>
	header( page ).getByRole( 'button', { name: `Daugiau: ${ name }` } );
const panel = ( page: Page ) => page.locator( '#menu-panel' );

const scrolled = async ( page: Page ) => {
	await page.evaluate( () => window.scrollTo( 0, 700 ) );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBe( 700 );
	return page
		.locator( '.site-header' )
		.evaluate( ( element ) => element.getBoundingClientRect().top );
};

test.describe( 'on a wide screen', () => {
	test.use( {
		viewport: { width: 1280, height: 900 },
		// Avatars of the admin bar.
		allowedErrors: [ /gravatar/ ],
	} );

	test( '[MENU-01] the header sticks once the bar above it is scrolled away, below the admin bar @full', async ( {
		page,
		shop,
	} ) => {
		shop.phpEval(
			`return update_option( 'vitrina_companion', [ 'campaign_bar' => 'Nemokamas pristatymas' ] );`
		);
		try {
			await page.goto( '/parduotuve/' );
			const top = () =>
				page
					.locator( '.site-header' )
					.evaluate(
						( element ) => element.getBoundingClientRect().top
					);
			expect( await top() ).toBeGreaterThan( 20 );
			expect( await scrolled( page ) ).toBe( 0 );
			await logIn( page, shop.admin );
			await page.goto( '/parduotuve/' );
			expect( await scrolled( page ) ).toBe( 32 );
		} finally {
			shop.phpEval( `return update_option( 'vitrina_companion', [] );` );
		}
	} );

	test( '[MENU-01] by keyboard: a button opens its list, another closes it, Escape returns the focus @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		const list = header( page ).getByRole( 'link', {
			name: 'Gimtadieniui',
		} );
		await header( page )
			.getByRole( 'link', { name: 'Pagal progą' } )
			.focus();
		await expect( list ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( toggle( page, 'Pagal progą' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( toggle( page, 'Pagal progą' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( list ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( list ).toBeFocused();
		await expectNoViolations( page, 'a list of the menu' );
		await page.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
		await expect( toggle( page, 'Pagal progą' ) ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( list ).toBeVisible();
		await toggle( page, 'Namams' ).click();
		await expect( toggle( page, 'Pagal progą' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await page.mouse.click( 640, 890 );
		await expect( toggle( page, 'Namams' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	test( '[MENU-01] a mega menu shows its columns over the full width, also on hover, and Escape closes it @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		await header( page ).getByRole( 'link', { name: 'Namams' } ).hover();
		const mega = header( page ).locator(
			'.menu__list > li:last-child > .sub-menu'
		);
		await expect( mega ).toBeVisible();
		for ( const name of [ 'Žvakės mažos', 'Kvapai didelės' ] ) {
			await expect(
				header( page ).getByRole( 'link', { name } )
			).toBeVisible();
		}
		const box = await mega.boundingBox();
		expect( box?.width ).toBeGreaterThanOrEqual( 1280 );
		await expectNoViolations( page, 'a mega menu' );
		await page.keyboard.press( 'Escape' );
		await expect( mega ).toBeHidden();
	} );

	test( '[FIX-02] [MENU-01] a closed mega menu blocks no click below the header, and Tab skips its links', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		const taken = () =>
			page.evaluate( () => {
				const bar = document.querySelector( '.site-header' )!;
				const top = bar.getBoundingClientRect().bottom + 2;
				const found = new Set< string >();
				for ( let y = top; y < top + 350; y += 10 ) {
					for ( let x = 5; x < window.innerWidth; x += 10 ) {
						const hit = document.elementFromPoint( x, y );
						if ( hit && bar.contains( hit ) ) {
							found.add( hit.textContent!.trim() );
						}
					}
				}
				return [ ...found ];
			} );
		expect( await taken() ).toEqual( [] );

		await toggle( page, 'Namams' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect(
			header( page ).locator( '[popovertarget="search-panel"]' )
		).toBeFocused();

		// Closed with Escape while a link of the third level is hovered.
		await header( page ).getByRole( 'link', { name: 'Namams' } ).hover();
		const deep = header( page ).getByRole( 'link', {
			name: 'Žvakės mažos',
		} );
		await deep.hover();
		await page.keyboard.press( 'Escape' );
		await expect( deep ).toBeHidden();
		await expect.poll( taken ).toEqual( [] );
	} );

	for ( const size of [ 150, 200 ] ) {
		test( `[FIX-13] [MENU-01] with text of ${ size } % everything in the header stays on the screen${ fullUnless(
			size === 200
		) }`, async ( { page } ) => {
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( '/parduotuve/' );
				await page.addStyleTag( {
					content: `html { font-size: ${ size }% !important; }`,
				} );
				const away = await header( page )
					.locator( 'a, button' )
					.evaluateAll( ( controls ) =>
						controls
							.filter( ( control ) => control.checkVisibility() )
							.filter( ( control ) => {
								const { left, right } =
									control.getBoundingClientRect();
								return left < 0 || right > window.innerWidth;
							} )
							.map( ( { textContent } ) => textContent!.trim() )
					);
				expect( away ).toEqual( [] );
				await expect(
					page.locator( '.site-header__cart' )
				).toBeInViewport();
			}
		} );
	}

	test( '[MENU-01] on hover of a second list, the list that was opened by its button is hidden @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		await toggle( page, 'Pagal progą' ).click();
		const list = header( page ).getByRole( 'link', {
			name: 'Gimtadieniui',
		} );
		await expect( list ).toBeVisible();
		await list.hover();
		await expect( list ).toBeVisible();
		await header( page ).getByRole( 'link', { name: 'Namams' } ).hover();
		await expect(
			header( page ).getByRole( 'link', { name: 'Žvakės mažos' } )
		).toBeVisible();
		await expect( list ).toBeHidden();
	} );

	test( '[MENU-01] with its setting the menu opens over the full window @full', async ( {
		page,
		shop,
	} ) => {
		shop.phpEval(
			`set_theme_mod( 'menu_fullscreen', true ); return true;`
		);
		try {
			await page.goto( '/parduotuve/' );
			await page.locator( '.site-header__menu' ).click();
			await expect( panel( page ) ).toBeVisible();
			await expect
				.poll(
					async () => ( await panel( page ).boundingBox() )?.width
				)
				.toBe( 1280 );
		} finally {
			shop.phpEval(
				`remove_theme_mod( 'menu_fullscreen' ); return true;`
			);
		}
	} );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 800 } } );

	test( '[MENU-01] the header does not stick at 768 px and below @full', async ( {
		page,
	} ) => {
		for ( const width of [ 390, 768 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '/parduotuve/' );
			expect( await scrolled( page ) ).toBeLessThan( -600 );
		}
		await page.setViewportSize( { width: 769, height: 800 } );
		expect( await scrolled( page ) ).toBe( 0 );
	} );

	test( '[MENU-01] [PANEL-01] lists slide in 200 ms, Back returns with the focus, the page behind does not scroll @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		await page.locator( '.site-header__menu' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( panel( page ) ).toBeVisible();
		expect(
			await panel( page ).evaluate( ( element ) =>
				element.matches( ':modal' )
			)
		).toBe( true );
		await expect( page.locator( 'html' ) ).toHaveCSS(
			'overflow-y',
			'hidden'
		);
		await expectNoViolations( page, 'the menu' );
		const more = panel( page ).getByRole( 'button', {
			name: 'Daugiau: Namams',
		} );
		await more.focus();
		await page.keyboard.press( 'Enter' );
		const back = panel( page )
			.getByRole( 'button', { name: 'Atgal' } )
			.first();
		await expect( back ).toBeFocused();
		await expect(
			panel( page ).locator( '.menu__title', { hasText: 'Namams' } )
		).toBeInViewport();
		await expect(
			panel( page ).getByRole( 'list', { name: 'Namams', exact: true } )
		).toBeVisible();
		await expect( panel( page ).locator( '.menu__list' ) ).toHaveCSS(
			'transition-duration',
			'0.2s'
		);
		await expect(
			panel( page ).getByRole( 'link', { name: 'Viskas' } )
		).toBeHidden();
		await panel( page )
			.getByRole( 'button', { name: 'Daugiau: Žvakės' } )
			.click();
		const deep = panel( page ).getByRole( 'link', {
			name: 'Žvakės mažos',
		} );
		await expect( deep ).toBeInViewport();
		await expectNoViolations( page, 'the third level' );
		await page.keyboard.press( 'Enter' );
		await expect(
			panel( page ).getByRole( 'button', { name: 'Daugiau: Žvakės' } )
		).toBeFocused();
		await back.click();
		await expect( more ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await expect( page.locator( '.site-header__menu' ) ).toBeFocused();
		await expect( page.locator( 'html' ) ).not.toHaveCSS(
			'overflow-y',
			'hidden'
		);
	} );

	test( '[MENU-01] nothing moves under reduced motion @full', async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( '/parduotuve/' );
		await page.locator( '.site-header__menu' ).click();
		await expect( panel( page ) ).toHaveClass( /has-levels/ );
		await expect( panel( page ).locator( '.menu__list' ) ).toHaveCSS(
			'transition-duration',
			/^0s$|^1e-0|^0\.0/
		);
	} );

	test( '[MENU-01] the menu links to the account and the wishlist @full', async ( {
		page,
	} ) => {
		await page.goto( '/parduotuve/' );
		await page.locator( '.card .heart' ).first().click();
		await page.locator( '.site-header__menu' ).click();
		await expect(
			panel( page ).getByRole( 'link', { name: /^Norų sąrašas/ } )
		).toContainText( '1' );
		await panel( page )
			.getByRole( 'link', { name: /^Norų sąrašas/ } )
			.click();
		await page.waitForURL( /noru-sarasas/ );
	} );

	test( '[MENU-01] [EVENT-01] without JavaScript the menu opens, with all its lists', async ( {
		browser,
		shop,
	} ) => {
		const context = await browser.newContext( {
			baseURL: shop.url,
			javaScriptEnabled: false,
			viewport: { width: 390, height: 800 },
		} );
		const page = await context.newPage();
		await page.goto( '/parduotuve/' );
		await page.locator( '.site-header__menu' ).click();
		await expect(
			panel( page ).getByRole( 'link', { name: 'Žvakės mažos' } )
		).toBeVisible();
		await context.close();
	} );

	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `[MENU-01] a browser that does not know \`command\` opens and closes the menu ${
			javaScriptEnabled ? 'with' : 'without'
		} JavaScript${ fullUnless( javaScriptEnabled ) }`, async ( {
			browser,
			shop,
		} ) => {
			const context = await browser.newContext( {
				baseURL: shop.url,
				javaScriptEnabled,
				viewport: { width: 390, height: 800 },
			} );
			const page = await context.newPage();
			await page.route( '**/parduotuve/', async ( route ) => {
				const response = await route.fetch();
				const html = await response.text();
				const body = html.replace( / command="[\w-]+"/g, '' );
				expect( body ).not.toBe( html );
				await route.fulfill( { response, body } );
			} );
			await page.goto( '/parduotuve/' );
			await page.locator( '.site-header__menu' ).click();
			await expect( panel( page ) ).toBeVisible();
			await panel( page )
				.locator( '[popovertargetaction="hide"]' )
				.click();
			await expect( panel( page ) ).toBeHidden();
			await context.close();
		} );
	}
} );
