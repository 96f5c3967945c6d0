import { answers, searchStates } from '../product-search.mjs';

const FIELD = '.site-search [type="search"]';

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
	answers,
	states: searchStates(
		( text ) => [
			[ 'focus', FIELD ],
			[ 'fill', FIELD, text ],
		],
		{ busy: '[aria-busy="true"]', idle: `${ FIELD }:not([aria-busy])` }
	),
};
