import { LONG_NAME } from '../texts.mjs';

const OPEN = '.filters-button';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'filters',
	// It saves what the server sent, before the filters change it.
	scripts: [ '/wp-content/themes/vitrina/build/listing.js' ],
	parts: [ OPEN, '#filters' ],
	take: async () => ( {
		filters: '/parduotuve/',
		'filters-chosen': '/parduotuve/?categories=zvakes&min_price=10',
	} ),
	answers: { 'GET /parduotuve/?': 'never' },
	acts: [
		[ 'click', OPEN ],
		[ 'wait', 'dialog.filters-panel #filters' ],
	],
	states: {
		open: { shows: 'dialog.filters-panel[open]' },
		pressed: {
			acts: [ [ 'click', '#filters [role="checkbox"]' ] ],
			shows: '#filters [role="checkbox"][aria-checked="true"]',
		},
		chosen: {
			fixture: 'filters-chosen',
			shows: '#filters [role="checkbox"][aria-checked="true"]',
		},
		'price-typed': {
			acts: [ [ 'fill', '#filters [name="min_price"]', '12' ] ],
			shows: '#filters [name="min_price"]',
		},
		'long-texts': {
			texts: {
				'.filters__title': LONG_NAME,
				'.facet__name': LONG_NAME,
				'.facet__label': LONG_NAME,
			},
			shows: 'dialog.filters-panel[open]',
		},
	},
};
