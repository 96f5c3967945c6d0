import { LONG_LABEL, LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'swatches',
	parts: [ 'form.variations_form' ],
	take: async () => ( {
		swatches: '/produktas/kedro-lentyna/',
		'swatches-chosen': '/produktas/misko-takas/?attribute_pa_turis=50-ml',
	} ),
	states: {
		chosen: { fixture: 'swatches-chosen' },
		pressed: {
			acts: [ [ 'click', '[role="radio"]' ] ],
			shows: '[role="radio"][aria-checked="true"]',
		},
		'long-texts': {
			texts: {
				'.variable-item-contents': LONG_LABEL,
				'.variations label': LONG_NAME,
			},
			attributes: {
				'[role="radio"]': {
					'data-title': LONG_NAME,
					'data-wvstooltip': LONG_NAME,
					'aria-label': LONG_NAME,
				},
			},
		},
	},
};
