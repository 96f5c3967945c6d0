import { answers, CALL, searchStates } from '../product-search.mjs';
import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const FIELD = '#search-panel [type="search"]';

const states = searchStates( ( text ) => [ [ 'fill', FIELD, text ] ], {
	busy: '.search-form.is-asking',
	idle: '.search-form:not(.is-asking)',
} );

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
	answers,
	acts: [ [ 'click', '[popovertarget="search-panel"]' ] ],
	states: {
		...states,
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
		'long-texts': {
			...states[ 'long-texts' ],
			texts: { '.search-form .button': 'Suchvorgangsdurchführung' },
			attributes: { [ FIELD ]: { placeholder: LONG_TEXT } },
		},
	},
};
