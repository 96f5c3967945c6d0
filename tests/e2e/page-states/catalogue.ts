import { expect, type Page } from '@playwright/test';
import { pageAt, clickToOpen, type Journey } from './state';

const LISTING = '/parduotuve/';

const field = ( page: Page ) =>
	page.locator( '#search-panel [role="combobox"]' );

const display = ( mode: string ) => ( {
	name: `listing, display ${ mode }`,
	shows: `html[data-display="${ mode }"] .listing .card`,
	reach: ( { page }: { page: Page } ) =>
		page.locator( `button[data-display="${ mode }"]` ).click(),
} );

export const pages: Journey = {
	name: 'pages',
	requirements: '[BLOG-01] [PORT-01] [FOOT-01] [NEWS-01] [FX-01]',
	states: [
		pageAt( 'front', '/', 'main' ),
		pageAt( 'text page', '/pristatymas/' ),
		pageAt( 'page with effects', '/efektai/' ),
		pageAt( 'blog', '/zurnalas/' ),
		pageAt( 'blog, one category', '/tema/patarimai/' ),
		pageAt( 'post', '/kaip-isrinkti-kvepalus-dovanai/' ),
		pageAt( 'portfolio', '/darbai/' ),
		{
			name: 'work',
			shows: 'main h1',
			async reach( { page } ) {
				// A click on the link could open a page that was prefetched in the
				// shop's own language.
				const link = page.locator( '.portfolio-item a' ).first();
				await page.goto( `${ await link.getAttribute( 'href' ) }` );
			},
		},
		pageAt( 'page not found', '/nera-tokio/' ),
		{
			name: 'footer',
			shows: '.site-footer .newsletter__form',
			async reach( { page } ) {
				await page.goto( '/kontaktai/' );
				await page
					.locator( '.newsletter__form' )
					.scrollIntoViewIfNeeded();
			},
		},
		{
			name: 'newsletter, rejected',
			shows: '.newsletter__result',
			async reach( { page } ) {
				const form = page.locator( '.newsletter__form' );
				await form
					.locator( 'input[type="email"]' )
					.fill( 'ruta@example' );
				await form.locator( 'input[type="checkbox"]' ).check();
				await form.evaluate( ( element: HTMLFormElement ) => {
					element.noValidate = true;
				} );
				await form.locator( '[type="submit"]' ).click();
			},
		},
	],
};

export const listings: Journey = {
	name: 'listings and search',
	requirements: '[LIST-01] [LIST-02] [LIST-03] [SRCH-01] [SRCH-02] [WISH-01]',
	states: [
		pageAt( 'shop', LISTING ),
		{
			name: 'shop, more loaded',
			shows: '.listing .card',
			async reach( { page } ) {
				const cards = page.locator( '.listing .card' );
				const before = await cards.count();
				await page.locator( '.listing-more a' ).click();
				await expect
					.poll( () => cards.count() )
					.toBeGreaterThan( before );
			},
		},
		{
			name: 'product on the wishlist',
			shows: '.card .heart[aria-pressed="true"]',
			async reach( { page } ) {
				await page.goto( LISTING );
				await page.locator( '.card .heart' ).first().click();
			},
		},
		{
			name: 'added to the cart',
			shows: '.card a.added_to_cart',
			reach: ( { page } ) =>
				page.locator( '.ajax_add_to_cart' ).first().click(),
		},
		display( 'small' ),
		display( 'list' ),
		display( 'grid' ),
		{
			name: 'filters open',
			shows: 'dialog.filters-panel',
			reach: ( { page } ) =>
				clickToOpen( page, '.filters-button', 'dialog.filters-panel' ),
		},
		pageAt(
			'filtered listing',
			`${ LISTING }?filter_stock_status=instock&min_price=10`,
			'.filter-chip'
		),
		pageAt(
			'no product left by the filters',
			`${ LISTING }?min_price=100000`,
			'main h1'
		),
		pageAt( 'category', '/kategorija/zvakes/' ),
		{
			name: 'search panel',
			shows: '#search-panel',
			async reach( { page } ) {
				await clickToOpen(
					page,
					'[popovertarget="search-panel"]',
					'#search-panel'
				);
				// It is a combobox only once its script is loaded.
				await expect( field( page ) ).toBeFocused();
			},
		},
		{
			name: 'suggestions',
			shows: '#search-panel [role="option"]',
			reach: ( { page } ) => field( page ).fill( 'zvake' ),
			// A blur of the field closes them.
			restore: ( page ) => field( page ).fill( 'zvake' ),
		},
		{
			name: 'no suggestion',
			shows: '#search-panel .search-box__nothing',
			reach: ( { page } ) => field( page ).fill( 'qqqqq' ),
			restore: ( page ) => field( page ).fill( 'qqqqq' ),
		},
		pageAt( 'results', '/?s=zvake&post_type=product' ),
		pageAt( 'no result', '/?s=qqqqq&post_type=product' ),
	],
};

export const wishlist: Journey = {
	name: 'wishlist',
	requirements: '[WISH-01]',
	states: [
		pageAt( 'wishlist, empty', '/noru-sarasas/' ),
		{
			name: 'wishlist, a guest’s',
			shows: '.vitrina-wishlist .card',
			async reach( { page } ) {
				await page.goto( LISTING );
				await page.locator( '.card .heart' ).first().click();
				await expect(
					page.locator( '.card .heart' ).first()
				).toHaveAttribute( 'aria-pressed', 'true' );
				await page.goto( '/noru-sarasas/' );
			},
		},
	],
};
