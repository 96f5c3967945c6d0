import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const FIND = 'get_variation';

/** Selects the first available value of each attribute. */
const choose = /** @type {import('../description.mjs').Act[]} */ (
	[ 1, 2, 3 ].map( ( row ) => [
		'choose',
		`.variations tr:nth-child(${ row }) select`,
	] )
);

/** @type {import('../description.mjs').Description} */
export default {
	name: 'variation-form',
	parts: [ 'form.variations_form' ],
	// It disables the button until a variation is chosen; on the shop's page the theme does that first.
	isNews: true,
	async take( visitor ) {
		const page = '/produktas/kvapas-pagal-jus/';
		const html = await visitor.get( page );
		const [ , id = '' ] =
			/data-product_id="(\d+)" data-product_variations/.exec( html ) ??
			[];
		const [ , box = '{}' ] =
			/class="variation-form-data"[^>]*>([^<]+)</.exec( html ) ?? [];
		const { attributes, columns } = JSON.parse( box ).matrix;
		const form = Object.fromEntries(
			attributes.map(
				(
					/** @type {{ name: string, values: string[] }} */ one,
					/** @type {number} */ at
				) => [ one.name, one.values[ columns[ at ][ 0 ] ] ?? '' ]
			)
		);
		return {
			'variation-form': page,
			'variation-form-found.json': await visitor.post(
				`/?wc-ajax=${ FIND }`,
				{ product_id: id, ...form }
			),
		};
	},
	answers: { [ FIND ]: { fixture: 'variation-form-found.json' } },
	states: {
		incomplete: { acts: choose.slice( 0, 1 ), shows: '.reset_variations' },
		found: { acts: choose, shows: '.single_variation .price' },
		loading: {
			answers: { [ FIND ]: 'never' },
			acts: choose,
			shows: 'form.variations_form[aria-busy="true"]',
		},
		error: {
			answers: { [ FIND ]: 'refused' },
			acts: choose,
			shows: '.wc-no-matching-variations',
		},
		'no-match': {
			answers: { [ FIND ]: { json: false } },
			acts: choose,
			shows: '.wc-no-matching-variations',
		},
		'long-texts': {
			texts: {
				'.variations label': LONG_NAME,
				'.single_add_to_cart_button': LONG_TEXT,
			},
			acts: choose,
			shows: '.single_variation .price',
		},
	},
};
