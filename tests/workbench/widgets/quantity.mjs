import { LONG_LABEL } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'quantity',
	parts: [ 'form.cart' ],
	take: async () => ( { quantity: '/produktas/lino-skalbiniai/' } ),
	// WooCommerce's template has no attributes for these: the theme's script sets them.
	attributes: {
		'form.cart .quantity': {
			'data-island': 'quantity',
			'data-island-load': 'interaction',
		},
		'.quantity__step': { hidden: null },
		'[data-step="-1"]': { disabled: '' },
	},
	states: {
		'one-more': {
			acts: [ [ 'click', '[data-step="1"]' ] ],
			shows: '[data-step="-1"]:enabled',
		},
		most: {
			acts: [ [ 'fill', 'input.qty', '48' ] ],
			shows: '[data-step="1"]:disabled',
		},
		'long-texts': { texts: { '.single_add_to_cart_button': LONG_LABEL } },
	},
};
