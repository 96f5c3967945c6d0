/**
 * What is done on the way: part by part, each on a page of its own. `shared`
 * parts are done in Storefront's shop as well, by the control that it has for
 * the same.
 *
 * @typedef {import('@playwright/test').Page}                                    Page
 * @typedef {( input: () => Promise<unknown>, rest?: number ) => Promise<void>} Act
 *
 * @typedef {Object} Part
 * @property {string}                                       path    Page of the shop, or of the workbench.
 * @property {boolean}                                      [bench] Whether it is one of the workbench.
 * @property {( page: Page, act: Act ) => Promise<unknown>} run     What is done there, in order.
 */

/** The demo product with 1,000 variations. */
const thousand = '/produktas/kvapas-pagal-jus/';
const linen = '/produktas/lino-skalbiniai/';
const listing = '/parduotuve/';

/**
 * @param {Page}   page
 * @param {string} selector
 * @param {number} [at]
 * @return {() => Promise<unknown>} A click by mouse, without the driver's own waiting.
 */
function click( page, selector, at = 0 ) {
	return async () => {
		const element = page.locator( selector ).nth( at );
		const box = await element.boundingBox();
		if ( ! box ) {
			throw new Error( `${ selector } is not seen.` );
		}
		await page.mouse.click( box.x + box.width / 2, box.y + box.height / 2 );
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

/** @type {Record<string, Part>} */
export const shared = {
	'choices, 1,000 variations': {
		path: thousand,
		async run( page, act ) {
			await page
				.locator( '.variations tr [role="radio"]' )
				.first()
				.scrollIntoViewIfNeeded();
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
	quantity: {
		path: linen,
		async run( page, act ) {
			const plus = 'form.cart .quantity__step[data-step="1"]';
			await page.locator( plus ).first().scrollIntoViewIfNeeded();
			for ( let done = 0; done < 16; done++ ) {
				await act( click( page, plus ) );
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
	'add to cart': {
		path: listing,
		async run( page, act ) {
			const add = 'a.ajax_add_to_cart';
			await page.locator( add ).first().scrollIntoViewIfNeeded();
			await act( click( page, add ), 2500 );
		},
	},
};

/**
 * Storefront's controls for the same.
 *
 * @type {Record<keyof typeof shared, Part>}
 */
export const theirs = {
	'choices, 1,000 variations': {
		path: thousand,
		async run( page, act ) {
			for ( const at of times( 40 ) ) {
				const select = page
					.locator( '.variations select' )
					.nth( at % 2 );
				await select.focus();
				await act( () =>
					page.keyboard.press( at % 18 < 9 ? 'ArrowDown' : 'ArrowUp' )
				);
			}
		},
	},
	quantity: {
		path: linen,
		async run( page, act ) {
			await page.locator( 'form.cart input.qty' ).focus();
			for ( let done = 0; done < 16; done++ ) {
				await act( () => page.keyboard.press( 'ArrowUp' ) );
			}
		},
	},
	'letters of the search': {
		path: listing,
		async run( page, act ) {
			await page.locator( 'input.search-field:visible' ).first().focus();
			await type( page, act, 'dovanos sausainis medus' );
		},
	},
	'add to cart': {
		path: listing,
		async run( page, act ) {
			const add = 'a.ajax_add_to_cart';
			await page.locator( add ).first().scrollIntoViewIfNeeded();
			await act( click( page, add ), 2500 );
		},
	},
};

/** @type {Record<string, Part>} */
export const ours = {
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
	'quick view': {
		path: listing,
		async run( page, act ) {
			for ( const at of times( 8 ) ) {
				const card = page.locator( '.card.instock' ).nth( at );
				await card.scrollIntoViewIfNeeded();
				await card.hover();
				await page.waitForTimeout( 300 );
				await act(
					click( page, '.card.instock a[data-quick-view]', at ),
					1500
				);
				await act( () => page.keyboard.press( 'Escape' ), 700 );
			}
		},
	},
	filters: {
		path: listing,
		async run( page, act ) {
			await act( click( page, '.filters-button' ), 1000 );
			const values =
				'dialog.filters-panel input[type="checkbox"]:visible';
			const count = Math.min( 6, await page.locator( values ).count() );
			for ( const turn of times( 2 ) ) {
				for ( const at of times( count ) ) {
					await act( click( page, values, at ), 1200 );
				}
				if ( turn ) {
					await act( () => page.keyboard.press( 'Escape' ), 700 );
				}
			}
		},
	},
	pictures: {
		path: '/produktas/dvylika-spalvu/',
		async run( page, act ) {
			const count = await page
				.locator( '.gallery__thumbnails a' )
				.count();
			for ( const at of times( Math.min( 8, count ) ) ) {
				await act( click( page, '.gallery__thumbnails a', at ) );
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
