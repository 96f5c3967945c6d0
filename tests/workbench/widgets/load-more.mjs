import { LONG_LABEL } from '../texts.mjs';

const CALL = 'goya_blog_ajax';
const LINK = '.listing-more a';

/** @type {import('../description.mjs').Act[]} */
const load = [ [ 'click', LINK ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'load-more',
	isPlain: true,
	parts: [ '#posts > :nth-child(-n+2)', '.listing-more' ],
	take: async ( visitor ) => ( {
		'load-more': '/zurnalas/',
		'load-more-posts.txt': await visitor.post( '/wp-admin/admin-ajax.php', {
			action: CALL,
			blog_style: 'grid',
			category_id: '0',
			page: '2',
		} ),
	} ),
	answers: { [ CALL ]: { fixture: 'load-more-posts.txt' } },
	states: {
		// The response is the last page.
		loaded: { acts: load, shows: '#posts > :nth-child(3)' },
		empty: { answers: { [ CALL ]: { html: '' } }, acts: load },
		loading: {
			answers: { [ CALL ]: 'never' },
			acts: load,
			shows: `${ LINK }.loading`,
		},
		error: {
			answers: { [ CALL ]: 'refused' },
			acts: [ ...load, [ 'pause', 100 ] ],
			shows: `${ LINK }:not(.loading)`,
		},
		'long-texts': { texts: { [ LINK ]: LONG_LABEL } },
	},
};
