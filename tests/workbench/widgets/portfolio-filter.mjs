import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'portfolio-filter',
	parts: [ '.page-header', '.topics', '.portfolio-frame' ],
	take: async () => ( { 'portfolio-filter': '/darbai/' } ),
	open: {
		pressed: 'Does not pass; not looked into.',
	},
	states: {
		pressed: {
			acts: [ [ 'click', '.topics li:nth-child(2) a' ] ],
			shows: '.topics li:nth-child(2) [aria-current]',
		},
		'long-texts': {
			texts: {
				'.topics a': LONG_NAME,
				'.portfolio-item__title a': LONG_NAME,
			},
		},
	},
};
