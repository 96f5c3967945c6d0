import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const FIELD = '#search-panel [type="search"]';
const CALL = 'goya_search_products_ajax';

/**
 * @param {string} text
 * @return {import('../description.mjs').Act[]} Actions of a search.
 */
const search = ( text ) => [ [ 'fill', FIELD, text ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'search',
	parts: [ '.site-header [popovertarget="search-panel"]', '#search-panel' ],
	take: async ( visitor ) => ( {
		search: '/produktas/lino-skalbiniai/',
		'search-found.json': await visitor.get(
			`/wp-admin/admin-ajax.php?action=${ CALL }&query=zvak`
		),
		'search-nothing.json': await visitor.get(
			`/wp-admin/admin-ajax.php?action=${ CALL }&query=qqqqqq`
		),
	} ),
	answers: { [ CALL ]: { fixture: 'search-found.json' } },
	acts: [ [ 'click', '[popovertarget="search-panel"]' ] ],
	states: {
		found: {
			acts: search( 'zvak' ),
			shows: '.search-box__option--product',
		},
		recent: {
			storage: {
				'vitrina-recent-searches': JSON.stringify( [
					'žvakė',
					LONG_NAME,
				] ),
			},
			acts: [ [ 'focus', FIELD ] ],
			shows: '.search-box__option--recent',
		},
		loading: {
			answers: { [ CALL ]: 'never' },
			acts: search( 'zvak' ),
			shows: '.search-form.is-asking',
		},
		error: {
			answers: { [ CALL ]: 'refused' },
			acts: [ ...search( 'zvak' ), [ 'response', CALL ] ],
			shows: '.search-form:not(.is-asking)',
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
			texts: { '.search-form .button': 'Suchvorgangsdurchführung' },
			attributes: { [ FIELD ]: { placeholder: LONG_TEXT } },
			acts: search( 'geschwindigkeit' ),
			shows: '.search-box__option--product',
		},
		'right-to-left': {
			acts: search( 'zvak' ),
			shows: '.search-box__option--product',
		},
	},
};
