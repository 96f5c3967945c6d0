/**
 * The controls that are clicked, with scripts that check whether each has done its work.
 *
 * @typedef {import('@playwright/test').Page}   Page
 * @typedef {import('../../shop/handle.mjs').Shop} Shop
 *
 * @typedef {Object} Widget
 * @property {string}                        path      Path of the page.
 * @property {string}                        press     Selector of the control; the first visible one.
 * @property {string}                        done      Script: true once the click has done its work.
 * @property {string}                        [once]    Script: true if it was done exactly once; `done` by default.
 * @property {boolean}                       [isWide]  On a desktop with a mouse; otherwise on a phone by touch.
 * @property {boolean}                       [asks]    Its work needs a response of the server.
 * @property {(page: Page) => Promise<void>} [prepare] Before the page is opened: fills the cart.
 * @property {(page: Page) => Promise<void>} [fill]    Before the click: fills in the form.
 */

/** @param {string} selector */
const isOpen = ( selector ) =>
	`document.querySelector( ${ JSON.stringify( selector ) } )?.matches( '[open], :popover-open' ) ?? false`;

/**
 * @param {string} selector
 * @param {string} name
 * @param {string} value
 */
const has = ( selector, name, value ) =>
	`document.querySelector( ${ JSON.stringify( selector ) } )?.getAttribute( ${ JSON.stringify( name ) } ) === ${ JSON.stringify( value ) }`;

const inCart = `document.querySelector( '.site-header .minicart-counter [aria-hidden]' )?.textContent === '1'`;

/** @param {Page} page */
const addToCart = async ( page ) => {
	await page.goto( './produktas/lino-skalbiniai/' );
	await page.locator( 'button.single_add_to_cart_button' ).first().click();
	// The number that the server has confirmed.
	await page
		.locator( '.site-header .minicart-counter:not([data-awaited])', {
			hasText: '1',
		} )
		.waitFor();
};

/**
 * For a widget whose buttons are rendered by its script, which loads on scroll.
 *
 * @param {string} selector
 * @return {(page: Page) => Promise<void>} Scrolls to the widget and waits for a button in it.
 */
const reach = ( selector ) => async ( page ) => {
	await page.locator( selector ).first().scrollIntoViewIfNeeded();
	await page.locator( `${ selector } button:visible` ).first().waitFor();
};

const listing = '/parduotuve/';
const candles = '/kategorija/zvakes/';
const colours = '/produktas/dvylika-spalvu/';
const effects = '/efektai/';

/** @type {Record<string, Widget>} */
export const widgets = {
	'mini cart': {
		path: listing,
		press: '.site-header__cart',
		done: isOpen( '#minicart-panel' ),
	},
	'mini cart, one more': {
		path: listing,
		press: '#minicart-panel .quantity__step[data-step="1"]',
		prepare: addToCart,
		fill: async ( page ) => {
			await page.locator( '.site-header__cart' ).click();
			await page.waitForSelector( '#minicart-panel input.qty' );
			// Waits until it has slid in: a shopper does not tap a moving element.
			await page.waitForFunction(
				() => document.getAnimations().length === 0
			);
		},
		done: `document.querySelector( '#minicart-panel input.qty' )?.value === '2'`,
	},
	search: {
		path: listing,
		press: '[popovertarget="search-panel"]',
		done: isOpen( '#search-panel' ),
	},
	menu: {
		path: listing,
		press: '.site-header__menu',
		done: isOpen( '#menu-panel' ),
	},
	'add to cart, card': {
		path: listing,
		press: '.card.instock a.ajax_add_to_cart',
		done: inCart,
	},
	heart: {
		path: listing,
		press: '.card .heart',
		done: has( '.card .heart', 'aria-pressed', 'true' ),
	},
	'display switch': {
		path: listing,
		press: 'button[data-display="list"]',
		done: has( 'html', 'data-display', 'list' ),
	},
	'load more': {
		path: listing,
		press: '.listing-more a',
		asks: true,
		done: `document.querySelectorAll( '.listing .card' ).length > 24`,
		once: `new Set( [ ...document.querySelectorAll( '.listing .card' ) ].map( ( card ) => card.dataset.product_id ) ).size === document.querySelectorAll( '.listing .card' ).length`,
	},
	filters: {
		path: listing,
		press: '.filters-button',
		done: isOpen( 'dialog.filters-panel' ),
	},
	'swatch of a card': {
		path: candles,
		press: '.card-swatch:not([aria-checked="true"])',
		done: `document.querySelector( '.card-swatches [aria-checked="true"]' ) !== null`,
	},
	'quick view': {
		path: listing,
		press: '.card.instock a[data-quick-view]',
		isWide: true,
		asks: true,
		done: `document.querySelector( 'dialog.quick-view[open] .product_title' ) !== null`,
		once: `document.querySelectorAll( 'dialog.quick-view' ).length === 1`,
	},
	login: {
		path: listing,
		press: '.site-header__account',
		isWide: true,
		asks: true,
		done: `document.querySelector( 'dialog[open] #username' ) !== null`,
		once: `document.querySelectorAll( '#username' ).length === 1`,
	},
	swatch: {
		path: colours,
		press: '.swatches [role="radio"]:not([aria-checked="true"])',
		done: `document.querySelector( '.swatches [aria-checked="true"]' ) !== null && document.querySelector( '.variations select' ).value !== ''`,
	},
	quantity: {
		path: '/produktas/lino-skalbiniai/',
		press: 'form.cart .quantity__step[data-step="1"]',
		done: `document.querySelector( 'form.cart input.qty' ).value === '2'`,
	},
	'add to cart, product': {
		path: '/produktas/lino-skalbiniai/',
		press: 'button.single_add_to_cart_button',
		done: inCart,
	},
	lightbox: {
		path: colours,
		press: '.gallery__item a',
		done: `document.querySelector( 'dialog.lightbox[open] img' ) !== null`,
		once: `document.querySelectorAll( '.pswp' ).length === 1`,
	},
	slideshow: {
		path: effects,
		press: '.vitrina-slideshow__button[data-step="1"]',
		fill: reach( '.vitrina-slideshow' ),
		done: `! document.querySelector( '.vitrina-slideshow__slide' ).classList.contains( 'is-current' )`,
		once: `document.querySelectorAll( '.vitrina-slideshow__slide' )[ 1 ].classList.contains( 'is-current' )`,
	},
	carousel: {
		path: effects,
		press: '.vitrina-carousel .icon-button:nth-of-type(2)',
		fill: reach( '.vitrina-carousel' ),
		done: `document.querySelector( '.vitrina-carousel__slides' ).scrollLeft > 0`,
	},
	'portfolio filter': {
		path: '/darbai/',
		press: '.topics a:not([aria-current])',
		asks: true,
		done: `document.querySelectorAll( '.topics a' )[ 1 ].hasAttribute( 'aria-current' )`,
	},
	'terminal picker': {
		path: '/apmokejimas/',
		press: '.vitrina-terminal-picker__open',
		prepare: addToCart,
		fill: ( page ) =>
			page.locator( '.vitrina-terminal-picker__open:visible' ).waitFor(),
		done: `document.querySelector( 'dialog[open] [role="listbox"] [role="option"]' ) !== null`,
		asks: true,
	},
};
