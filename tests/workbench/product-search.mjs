import { LONG_NAME, LONG_TEXT } from './texts.mjs';

/** The request for suggestions. */
export const CALL = 'goya_search_products_ajax';

/** @type {Record<string, import('./description.mjs').Answer>} */
export const answers = { [ CALL ]: { fixture: 'search-found.json' } };

/**
 * The states of a search field with suggestions, of our theme's form or of another's.
 *
 * @param {( text: string ) => import('./description.mjs').Act[]} search Actions of a search.
 * @param {{ busy: string, idle: string }}                        shows  Selectors while the shop has not responded, and after.
 * @return {Record<string, import('./description.mjs').State>} By name.
 */
export const searchStates = ( search, { busy, idle } ) => ( {
	found: {
		acts: search( 'zvak' ),
		shows: '.search-box__option--product',
	},
	loading: {
		answers: { [ CALL ]: 'never' },
		acts: search( 'zvak' ),
		shows: busy,
	},
	error: {
		answers: { [ CALL ]: 'refused' },
		acts: [ ...search( 'zvak' ), [ 'response', CALL ] ],
		shows: idle,
	},
	empty: {
		answers: { [ CALL ]: { fixture: 'search-nothing.json' } },
		acts: search( 'qqqqqq' ),
		shows: '.search-box__nothing',
	},
	'long-texts': {
		answers: {
			[ CALL ]: {
				json: {
					suggestions: [
						{
							id: 1,
							value: LONG_NAME,
							url: '/produktas/a/',
							thumbnail:
								'<img src="/wp-content/uploads/demo/a-150x188.jpg" width="150" height="188" alt="">',
							price: '<span class="woocommerce-Price-amount amount"><bdi>12.345,00&nbsp;€</bdi></span>',
							category: LONG_NAME,
						},
						{ id: -2, url: LONG_TEXT, value: '' },
					],
				},
			},
		},
		acts: search( 'geschwindigkeit' ),
		shows: '.search-box__option--product',
	},
	'right-to-left': {
		acts: search( 'zvak' ),
		shows: '.search-box__option--product',
	},
} );
