/**
 * The interactions, in parts, each on a page of its own. `shared` parts also run in
 * Storefront's shop, with its corresponding control.
 *
 * @typedef {import('@playwright/test').Page}                                    Page
 * @typedef {( input: () => Promise<unknown>, rest?: number ) => Promise<void>} Act
 *
 * @typedef {Object} Part
 * @property {string}                                       path    Page of the shop, or of the workbench.
 * @property {boolean}                                      [bench] Whether it is one of the workbench.
 * @property {( page: Page, act: Act ) => Promise<unknown>} run     Runs its interactions in order.
 */

/**
 * Milliseconds between the first hover, which loads a widget's script, and the
 * first interaction. The benchmark first-press measures interactions before that.
 */
const ARRIVED = 1000;

/** The demo product with 1,000 variations. */
const thousand = '/produktas/kvapas-pagal-jus/';
const colours = '/produktas/dvylika-spalvu/';
const linen = '/produktas/lino-skalbiniai/';
const listing = '/parduotuve/';

/**
 * @param {Page}   page
 * @param {string} selector
 * @param {number} [at]
 * @return {() => Promise<unknown>} A mouse click, without Playwright's waiting.
 */
function click( page, selector, at = 0 ) {
	return async () => {
		const element = page.locator( selector ).nth( at );
		// A response may replace the element between finding and measuring it.
		const box =
			( await element.boundingBox() ) ?? ( await element.boundingBox() );
		if ( ! box ) {
			throw new Error( `${ selector } is not seen.` );
		}
		await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
		// The pointer is over the element before the click.
		await page.waitForTimeout( 150 );
		await page.mouse.down();
		await page.mouse.up();
	};
}

/**
 * @param {Page}   page
 * @param {Act}    act
 * @param {string} text
 */
async function type( page, act, text ) {
	for ( const letter of text ) {
		await act( () => page.keyboard.press( letter ) );
	}
}

/** @param {number} count */
const times = ( count ) => Array.from( { length: count }, ( _, at ) => at );

/**
 * Selects values with the arrow keys, one attribute after another. The keys work
 * the same way in a select and in a group of swatches.
 *
 * @param {string} path
 * @param {string} control Selector of each attribute's focusable control.
 * @param {number} count   Number of selections.
 * @return {Part} The part.
 */
const choices = ( path, control, count ) => ( {
	path,
	async run( page, act ) {
		const rows = await page.locator( '.variations tr' ).count();
		await page.locator( '.variations' ).hover();
		await page.waitForTimeout( ARRIVED );
		for ( const at of times( count ) ) {
			await page
				.locator( `.variations tr:nth-child( ${ ( at % rows ) + 1 } )` )
				.locator( control )
				.first()
				.focus();
			await act( () => page.keyboard.press( 'ArrowDown' ) );
		}
	},
} );

/** @type {Part} */
const quantity = {
	path: linen,
	async run( page, act ) {
		await page.locator( 'form.cart input.qty' ).hover();
		await page.waitForTimeout( ARRIVED );
		await page.locator( 'form.cart input.qty' ).focus();
		for ( let done = 0; done < 16; done++ ) {
			await act( () => page.keyboard.press( 'ArrowUp' ) );
		}
	},
};

/** @type {Part} */
const addToCart = {
	path: listing,
	async run( page, act ) {
		// Without the buttons that other products' panels hide.
		const add = 'li.product a.ajax_add_to_cart:visible';
		for ( const at of times( 6 ) ) {
			await page.locator( add ).nth( at ).scrollIntoViewIfNeeded();
			await act( click( page, add, at ), 2500 );
			// Here the mini cart opens; the next product is under its backdrop.
			await page.keyboard.press( 'Escape' );
			await page.waitForTimeout( 500 );
		}
	},
};

/**
 * Shows one picture after another.
 *
 * @param {string} thumbnail Selector of what shows one.
 * @return {Part} The part.
 */
const pictures = ( thumbnail ) => ( {
	path: colours,
	async run( page, act ) {
		await page.locator( thumbnail ).first().hover();
		await page.waitForTimeout( ARRIVED );
		const count = await page.locator( thumbnail ).count();
		for ( const at of times( count ) ) {
			await act( click( page, thumbnail, ( at + 1 ) % count ) );
		}
	},
} );

/**
 * Opens a picture over the page, shows the next ones, and closes it.
 *
 * @param {string} open Selector of what opens it.
 * @param {string} next Selector of the button to the next picture.
 * @return {Part} The part.
 */
const lightbox = ( open, next ) => ( {
	path: colours,
	async run( page, act ) {
		await page.locator( open ).first().hover();
		await page.waitForTimeout( ARRIVED );
		for ( let opened = 0; opened < 2; opened++ ) {
			await act( click( page, open ), 1500 );
			for ( let done = 0; done < 3; done++ ) {
				await act( click( page, next ), 1000 );
			}
			await act( () => page.keyboard.press( 'Escape' ), 1000 );
		}
	},
} );

/**
 * Opens one tab of the product after another.
 *
 * @param {string} tab Selector of a tab.
 * @return {Part} The part.
 */
const tabs = ( tab ) => ( {
	path: colours,
	async run( page, act ) {
		await page.locator( tab ).first().scrollIntoViewIfNeeded();
		for ( const at of [ 1, 2, 0, 1, 2, 0 ] ) {
			await act( click( page, tab, at ) );
		}
	},
} );

/**
 * The classic checkout: letters of a name and a street, payment methods, another
 * address. Both themes have WooCommerce's form.
 *
 * @type {Part}
 */
const checkout = {
	path: listing,
	async run( page, act ) {
		const added = page.waitForResponse( /add_to_cart/ );
		await page.locator( 'a.ajax_add_to_cart' ).first().click();
		await added;
		await page.goto( '/apmokejimas/' );
		// The form updates its totals once after loading.
		await page.waitForTimeout( 3000 );
		await page.locator( '#billing_first_name' ).focus();
		await type( page, act, 'Ona' );
		await page.locator( '#billing_last_name' ).focus();
		await type( page, act, 'Petraitis' );
		await page.locator( '#billing_address_1' ).focus();
		await type( page, act, 'Pilies12' );
		const another = '#ship-to-different-address label';
		for ( const selector of [
			another,
			another,
			'label[for="payment_method_cod"]',
			'label[for="payment_method_bacs"]',
			'label[for="payment_method_cod"]',
		] ) {
			await page.locator( selector ).scrollIntoViewIfNeeded();
			await act( click( page, selector ), 2500 );
		}
	},
};

/** A group of swatches has one Tab stop; an attribute without swatches has its select. */
const swatch =
	'[role="radio"][tabindex="0"], td:not( :has( [role="radio"] ) ) select';

/** @type {Record<string, Part>} */
export const shared = {
	'choices, 12 colours': choices( colours, swatch, 12 ),
	'choices, 1,000 variations': choices( thousand, swatch, 24 ),
	'quantity, by key': quantity,
	'add to cart': addToCart,
	pictures: pictures( '.gallery__thumbnails a' ),
	lightbox: lightbox( '.gallery__open', 'dialog .pswp__button--arrow--next' ),
	tabs: tabs( '.product-tabs__item > summary' ),
	checkout,
};

/**
 * The same parts with Storefront's controls.
 *
 * @type {Record<keyof typeof shared, Part>}
 */
export const theirs = {
	'choices, 12 colours': choices( colours, 'select', 12 ),
	'choices, 1,000 variations': choices( thousand, 'select', 24 ),
	'quantity, by key': quantity,
	'add to cart': addToCart,
	pictures: pictures( '.flex-control-thumbs img' ),
	lightbox: lightbox(
		'.woocommerce-product-gallery__trigger',
		'.pswp__button--arrow--right'
	),
	tabs: tabs( '.wc-tabs a' ),
	checkout,
};

const quickView = '.card.instock a[data-quick-view]';

/** @type {Record<string, Part>} */
export const ours = {
	'swatches of 1,000 variations, by mouse': {
		path: thousand,
		async run( page, act ) {
			await page
				.locator( '.variations tr [role="radio"]' )
				.first()
				.scrollIntoViewIfNeeded();
			await page.locator( '.variations' ).hover();
			await page.waitForTimeout( ARRIVED );
			for ( const at of times( 40 ) ) {
				const row = `.variations tr:nth-child( ${ ( at % 2 ) + 1 } )`;
				await act(
					click(
						page,
						`${ row } [role="radio"]`,
						( at * 3 + 1 ) % 10
					)
				);
			}
		},
	},
	'letters of the search': {
		path: listing,
		async run( page, act ) {
			await page
				.locator( '[popovertarget="search-panel"]' )
				.first()
				.click();
			await page.locator( '#search-panel input[name="s"]' ).focus();
			await type( page, act, 'dovanos sausainis medus' );
		},
	},
	'mini cart': {
		path: listing,
		async run( page, act ) {
			await page.locator( 'a.ajax_add_to_cart' ).first().click();
			await page.locator( '#minicart-panel input.qty' ).first().waitFor();
			await page.waitForTimeout( 1500 );
			for ( let done = 0; done < 10; done++ ) {
				await act(
					click(
						page,
						'#minicart-panel .quantity__step[data-step="1"]'
					)
				);
			}
			for ( let done = 0; done < 8; done++ ) {
				await act(
					click(
						page,
						'#minicart-panel .quantity__step[data-step="-1"]'
					)
				);
			}
		},
	},
	'quick view, opened and closed': {
		path: listing,
		async run( page, act ) {
			await act( click( page, quickView ), 1500 );
			await act( () => page.keyboard.press( 'Escape' ), 700 );
		},
	},
	'quick view, the next product': {
		path: listing,
		async run( page, act ) {
			await click( page, quickView )();
			await page.waitForTimeout( 1500 );
			for ( let done = 0; done < 8; done++ ) {
				await act( click( page, '[data-quick-view-step="1"]' ), 1200 );
			}
		},
	},
	'filters, opened and closed': {
		path: listing,
		async run( page, act ) {
			await act( click( page, '.filters-button' ), 1000 );
			await act( () => page.keyboard.press( 'Escape' ), 700 );
		},
	},
	'filters, chosen': {
		path: listing,
		async run( page, act ) {
			await click( page, '.filters-button' )();
			await page.waitForTimeout( 1000 );
			const values = 'dialog.filters-panel [role="checkbox"]:visible';
			const count = Math.min( 6, await page.locator( values ).count() );
			for ( const at of [ ...times( count ), ...times( count ) ] ) {
				await act( click( page, values, at ), 1200 );
			}
		},
	},
	'picker, 3,000 terminals': {
		path: '/terminal-picker?count=3000',
		bench: true,
		async run( page, act ) {
			for ( const text of [
				'vilnius maxima',
				'kaunas savanor',
				'siau tilz',
			] ) {
				await act(
					click( page, '.vitrina-terminal-picker__open' ),
					800
				);
				await page.getByRole( 'combobox' ).focus();
				await type( page, act, text.replaceAll( ' ', '' ) );
				await act( () => page.keyboard.press( 'ArrowDown' ) );
				await act( () => page.keyboard.press( 'Enter' ), 800 );
			}
		},
	},
};
