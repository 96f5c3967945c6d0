import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'quantity-table',
	parts: [ '[data-island="quantity-table"]', 'form.cart' ],
	take: async () => ( { 'quantity-table': '/produktas/avietynas/' } ),
	open: {
		broken: 'It looks different after the error; not looked into.',
	},
	states: {
		'third-piece': {
			acts: [ [ 'fill', 'form.cart .qty', '3' ] ],
		},
		'long-texts': {
			texts: {
				'[data-island="quantity-table"] caption': LONG_NAME,
				'[data-island="quantity-table"] thead th': LONG_NAME,
			},
		},
	},
};
