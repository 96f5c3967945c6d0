import { expect, type Page } from '@playwright/test';
import { setCompanionOptions } from '../companion-settings';
import { addFromProductPage, terminalRate } from '../shopper';
import type { Part } from './part';
import { followQuickView } from './quick-view';

const toTop: Part[ 'use' ] = async ( page ) => {
	await page.goto( '/pristatymas/' );
	await page.mouse.wheel( 0, 900 );
	const top = () => page.evaluate( () => scrollY );
	await expect.poll( top ).toBeGreaterThan( 100 );
	const link = page.locator( '.scroll-to-top__link' );
	await link.focus();
	await link.press( 'Enter' );
	await expect.poll( top ).toBe( 0 );
};

const companion =
	( values: Parameters< typeof setCompanionOptions >[ 1 ] ) =>
	( shop: Parameters< typeof setCompanionOptions >[ 0 ] ) => {
		setCompanionOptions( shop, values );
		return () => setCompanionOptions( shop, {} );
	};

/** A block of the page with effects: its text, picture or link is visible. */
const effect = ( file: string, works: string, inside: string ): Part => ( {
	file,
	works,
	async use( page ) {
		await page.goto( '/efektai/' );
		const box = page.locator( `[data-island="${ file }"]` ).first();
		await box.scrollIntoViewIfNeeded();
		await expect( box ).toHaveAttribute( 'data-island-state', 'failed' );
		await expect( box.locator( inside ).first() ).toBeVisible();
	},
} );

/** Slides that only scroll: Tab scrolls the last one into view. */
const slides = ( file: string ): Part => ( {
	file,
	works: 'it scrolls, and Tab reaches each of its links',
	async use( page ) {
		await page.goto( '/efektai/' );
		const box = page.locator( `[data-island="${ file }"]` );
		await box.scrollIntoViewIfNeeded();
		await expect( box ).toHaveAttribute( 'data-island-state', 'failed' );
		const last = box.locator( 'a' ).last();
		await last.focus();
		await expect( last ).toBeInViewport();
		await expect( box.getByRole( 'button' ) ).toHaveCount( 0 );
	},
} );

const search = ( page: Page ) =>
	page.locator( '#search-panel input[name="s"]' );

const openSearch = ( page: Page ) =>
	page.locator( '[popovertarget="search-panel"]' ).first().click();

/** Parts of all pages, of listings and of content. */
export const pages: readonly Part[] = [
	{ file: 'up', works: 'the link to the top works', use: toTop },
	{
		file: 'scroll-to-top',
		works: 'the link to the top works',
		use: toTop,
	},
	{
		file: 'menu',
		works: 'the menu on a phone opens and closes',
		async use( page ) {
			await page.goto( '/pristatymas/' );
			await page.locator( '.site-header__menu' ).click();
			const menu = page.locator( '#menu-panel' );
			await expect( menu.locator( '.sub-menu a' ).first() ).toBeVisible();
			await menu.locator( '[popovertargetaction="hide"]' ).click();
			await expect( menu ).toBeHidden();
		},
	},
	{
		file: 'menu',
		works: 'a list of the desktop menu opens',
		width: 1280,
		async use( page ) {
			await page.goto( '/pristatymas/' );
			const bar = page.locator( '.site-header__bar' );
			await bar.locator( '.menu__toggle' ).first().click();
			await expect( bar.locator( '.sub-menu a' ).first() ).toBeVisible();
		},
	},
	{
		file: 'search-panel',
		works: 'the search opens, closes and finds products',
		async use( page ) {
			await page.goto( '/pristatymas/' );
			await openSearch( page );
			await expect( search( page ) ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await openSearch( page );
			await search( page ).fill( 'zvake' );
			await search( page ).press( 'Enter' );
			await expect( page ).toHaveURL( /[?&]s=zvake/ );
		},
	},
	{
		file: 'search',
		works: 'a typed query is submitted',
		async use( page ) {
			await page.goto( '/pristatymas/' );
			await openSearch( page );
			await search( page ).fill( 'zvake' );
			await search( page ).press( 'Enter' );
			await expect( page ).toHaveURL( /[?&]s=zvake/ );
		},
	},
	{
		file: 'login',
		works: 'the link opens the account',
		width: 1280,
		async use( page ) {
			await page.goto( '/pristatymas/' );
			await page.locator( '.site-header__account' ).click();
			await expect( page ).toHaveURL( /\/paskyra\/$/ );
		},
	},
	{
		file: 'listing-parts',
		works: 'filters open and work as links, and the sort select works',
		async use( page ) {
			await page.goto( '/parduotuve/' );
			await page.locator( '.filters-button' ).click();
			await expect( page ).toHaveURL( /#filters$/ );
			await page.locator( '#filters a[data-filter]' ).first().click();
			await expect(
				page.locator( '.filter-chip' ).first()
			).toBeVisible();
			await page.locator( 'select.orderby' ).selectOption( 'price' );
			await expect( page ).toHaveURL( /orderby=price/ );
		},
	},
	{
		file: 'filters',
		works: 'the panel opens and closes, filters in it work as links, and chips and the sort select work in place',
		async use( page ) {
			await page.goto( '/parduotuve/' );
			const panel = page.locator( 'dialog.filters-panel' );
			await page.locator( '.filters-button' ).click();
			await expect( panel.locator( '#filters' ) ).toHaveAttribute(
				'data-island-state',
				'failed'
			);
			await panel.locator( '.filters__close' ).click();
			await expect( panel ).toHaveCount( 0 );
			await page.locator( '.filters-button' ).click();
			await panel.locator( 'a[data-filter]' ).first().click();
			const chips = page.locator( '.filter-chip' );
			await expect( chips ).toHaveCount( 1 );
			await page.locator( 'select.orderby' ).selectOption( 'price' );
			await expect( page ).toHaveURL( /orderby=price/ );
			await page.locator( '.filters-button' ).click();
			await panel.locator( 'a[data-filter]' ).first().click();
			await expect( chips ).toHaveCount( 0 );
			await expect( page ).toHaveURL( /orderby=price/ );
		},
	},
	{
		file: 'quick-view',
		works: 'the link opens the product',
		width: 1280,
		use: followQuickView,
	},
	{
		file: 'card-swatches',
		works: 'a swatch of a card opens the product with that value selected',
		async use( page ) {
			await page.goto( '/parduotuve/?s=dvylika&post_type=product' );
			await page
				.locator( '.card-swatches a[data-value]' )
				.nth( 1 )
				.hover();
			await page
				.locator( '.card-swatches a[data-value]' )
				.nth( 1 )
				.click();
			await expect( page ).toHaveURL( /\/produktas\/.*attribute_/ );
		},
	},
	{
		file: 'wishlist-list',
		works: 'a wishlist button opens the wishlist',
		width: 1280,
		async use( page ) {
			await page.goto( '/parduotuve/' );
			const before = page.url();
			await page.locator( '.card .heart' ).first().click();
			await page.waitForURL( ( { href } ) => href !== before );
			await expect( page.locator( 'h1' ) ).toContainText( /nor/i );
		},
	},
	{
		file: 'wished-products',
		works: 'the page shows a note with a link to the account',
		async use( page ) {
			await page.goto( '/noru-sarasas/' );
			await expect(
				page.locator( '.vitrina-wishlist__products' )
			).toHaveAttribute( 'data-island-state', 'failed' );
			await page.locator( '.vitrina-wishlist__note a' ).click();
			await expect( page ).toHaveURL( /\/paskyra\/$/ );
		},
	},
	{
		file: 'load-more',
		works: 'the link opens the next page',
		async use( page ) {
			await page.goto( '/zurnalas/' );
			await page.locator( '.listing-more a' ).click();
			await expect( page ).toHaveURL( /\/page\/2\/|paged=2/ );
		},
	},
	{
		file: 'portfolio-filter',
		works: 'a category opens its page',
		async use( page ) {
			await page.goto( '/darbai/' );
			const link = page.locator( '.topics a' ).nth( 1 );
			const address = ( await link.getAttribute( 'href' ) )!;
			await link.click();
			await expect( page ).toHaveURL( address );
		},
	},
	effect( 'typing', 'the text is visible', ':scope *' ),
	effect( 'countdown', 'the time is visible', 'time' ),
	effect( 'counter', 'the number is visible', ':scope *' ),
	slides( 'slideshow' ),
	slides( 'carousel' ),
	{
		file: 'newsletter-form',
		works: 'the form is submitted and its result is shown',
		arrange( shop ) {
			shop.phpEval(
				`wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Laiškai', 'post_name' => 'laiskai-testas', 'post_content' => '[vitrina_newsletter id="7" name="Laiškai"]' ] ); return true;`
			);
			return () =>
				shop.phpEval(
					`wp_delete_post( get_page_by_path( 'laiskai-testas' )->ID, true ); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_newsletter" ); return true;`
				);
		},
		async use( page ) {
			await page.goto( '/laiskai-testas/' );
			const form = page.getByRole( 'form', { name: 'Laiškai' } );
			await form.getByRole( 'textbox' ).first().fill( 'ruta@example.lt' );
			await form.getByRole( 'button' ).click();
			await expect( form.getByRole( 'status' ) ).toContainText( /\S/ );
		},
	},
	{
		file: 'chat-launcher',
		works: 'the button stays and can be tried again',
		arrange: companion( {
			chat_script: 'https://chat.example/widget.js?key=1',
		} ),
		async use( page ) {
			await page.goto( '/pristatymas/' );
			const button = page.locator( '.chat-launcher button' );
			await button.click();
			await expect( page.locator( '.chat-launcher' ) ).toHaveAttribute(
				'data-island-state',
				'failed'
			);
			await expect( button ).toBeVisible();
		},
	},
	{
		file: 'popup',
		works: 'there is none, and the page works',
		arrange: companion( {
			popup: true,
			popup_title: 'Naujienos',
			popup_content: '<p>Nauji kvapai.</p>',
			popup_delay: 0,
		} ),
		async use( page ) {
			const asked = page.waitForRequest( /build\/popup\.js/ );
			await page.goto( '/pristatymas/' );
			await asked;
			await page.locator( '.site-header__menu' ).click();
			await expect( page.locator( '#menu-panel' ) ).toBeVisible();
			await expect( page.getByText( 'Nauji kvapai' ) ).toBeHidden();
		},
	},
	{
		file: 'consent-bar',
		works: 'rejecting removes the bar, and nothing is allowed',
		arrange: companion( { consent: true } ),
		async use( page ) {
			await page.goto( '/pristatymas/' );
			const bar = page.locator( '.consent-bar' );
			await bar.getByRole( 'button', { name: 'Atmesti visus' } ).click();
			await expect( bar ).toBeHidden();
			await page.unrouteAll();
			await page.reload();
			await expect( bar ).toBeVisible();
		},
	},
	{
		file: 'consent-choices',
		works: 'the settings button removes the bar, and nothing is allowed',
		arrange: companion( { consent: true } ),
		async use( page ) {
			await page.goto( '/pristatymas/' );
			const bar = page.locator( '.consent-bar' );
			await bar.getByRole( 'button', { name: 'Pasirinkti' } ).click();
			await expect( bar ).toBeHidden();
			await expect( page.locator( '.consent-dialog' ) ).toBeHidden();
			await page.unrouteAll();
			await page.reload();
			await expect( bar ).toBeVisible();
		},
	},
	{
		file: 'terminal-picker',
		works: 'the terminal is selected in the native list',
		async use( page ) {
			await addFromProductPage( page );
			await page.goto( '/apmokejimas/' );
			await terminalRate( page ).check();
			const list = page.locator(
				'select[name="woo_lithuaniapost_lpexpress_terminal_id"]'
			);
			await expect( list ).toBeVisible();
			await list.selectOption( { index: 2 } );
			await expect( list ).not.toHaveValue( '' );
		},
	},
];
