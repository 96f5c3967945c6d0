import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const FIELD = '.site-search [type="search"]';
const CALL = 'goya_search_products_ajax';

/**
 * @param {string} text
 * @return {import('../description.mjs').Act[]} Actions of a search.
 */
const search = ( text ) => [
	[ 'focus', FIELD ],
	[ 'fill', FIELD, text ],
];

/** @param {string} theme */
const activate = ( theme ) => `
	update_option( 'template', '${ theme }' );
	update_option( 'stylesheet', '${ theme }' );
	return true;`;

/** @type {import('../description.mjs').Description} */
export default {
	name: 'search-suggestions',
	parts: [ '.site-header .site-search' ],
	take: async ( visitor ) => ( {
		'search-suggestions': async () => {
			visitor.php( activate( 'storefront' ) );
			return '/parduotuve/';
		},
	} ),
	tidy: ( visitor ) => visitor.php( activate( 'vitrina' ) ),
	answers: { [ CALL ]: { fixture: 'search-found.json' } },
	states: {
		found: {
			acts: search( 'zvak' ),
			shows: '.search-box__option--product',
		},
		loading: {
			answers: { [ CALL ]: 'never' },
			acts: search( 'zvak' ),
			shows: '[aria-busy="true"]',
		},
		error: {
			answers: { [ CALL ]: 'refused' },
			acts: [ ...search( 'zvak' ), [ 'response', CALL ] ],
			shows: `${ FIELD }:not([aria-busy])`,
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
								thumbnail: '',
								price: '<bdi>12.345,00&nbsp;€</bdi>',
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
	},
};
