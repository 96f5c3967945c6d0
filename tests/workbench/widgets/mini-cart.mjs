import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const OPEN = '.site-header__cart';
const FRAGMENTS = 'get_refreshed_fragments';
const UPDATE = 'minicart_qty_update';

/** Browser data of a visitor with a cart. */
const cookies = { woocommerce_items_in_cart: '1', woocommerce_cart_hash: 'a' };

/** @type {import('../description.mjs').Act[]} */
const whenShown = [ [ 'wait', '.mini-cart__line' ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'mini-cart',
	parts: [ '.site-header__cart', '#minicart-panel' ],
	async take( visitor ) {
		for ( const slug of [ 'lino-skalbiniai', 'avietynas' ] ) {
			const [ { id } ] = JSON.parse(
				await visitor.get(
					`/wp-json/wc/store/v1/products?slug=${ slug }`
				)
			);
			await visitor.post( '/?wc-ajax=add_to_cart', {
				product_id: String( id ),
				quantity: '2',
			} );
		}
		return {
			'mini-cart': '/parduotuve/',
			'mini-cart-lines.json': await visitor.post(
				`/?wc-ajax=${ FRAGMENTS }`,
				{}
			),
		};
	},
	answers: { [ FRAGMENTS ]: { fixture: 'mini-cart-lines.json' } },
	acts: [
		[ 'click', OPEN ],
		[ 'wait', '#minicart-panel' ],
	],
	states: {
		empty: { shows: '.mini-cart__empty' },
		lines: { cookies, acts: whenShown, shows: '.mini-cart__line' },
		loading: {
			cookies,
			answers: { [ FRAGMENTS ]: 'never' },
			shows: '.mini-cart__body.is-waiting',
		},
		error: {
			cookies,
			answers: { [ FRAGMENTS ]: 'refused' },
			shows: '.mini-cart__failure',
		},
		'quantity-not-saved': {
			cookies,
			answers: { [ UPDATE ]: 'refused' },
			acts: [
				...whenShown,
				[ 'fill', '.mini-cart__line input.qty', '3' ],
			],
			shows: '.mini-cart__unsaved',
		},
		'long-texts': {
			cookies,
			answers: {
				[ FRAGMENTS ]: {
					fixture: 'mini-cart-lines.json',
					replace: [
						/(class=\\"mini-cart__name[^>]*>)[^<]+/g,
						`$1${ LONG_NAME }`,
					],
				},
			},
			texts: {
				'.mini-cart__title': LONG_NAME,
				'.mini-cart__unsure span': LONG_TEXT,
			},
			acts: whenShown,
			shows: '.mini-cart__line',
		},
		'right-to-left': {
			cookies,
			acts: whenShown,
			shows: '.mini-cart__line',
		},
	},
};
