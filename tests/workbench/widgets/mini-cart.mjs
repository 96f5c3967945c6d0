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
		const answer = await visitor.post( `/?wc-ajax=${ FRAGMENTS }`, {} );
		const long = JSON.parse( answer );
		for ( const [ selector, html ] of Object.entries( long.fragments ) ) {
			long.fragments[ selector ] = html.replace(
				/(class="mini-cart__name[^>]*>)[^<]+/g,
				`$1${ LONG_NAME }`
			);
		}
		return {
			'mini-cart': '/parduotuve/',
			'mini-cart-lines.json': answer,
			'mini-cart-long.json': JSON.stringify( long ),
		};
	},
	answers: { [ FRAGMENTS ]: { fixture: 'mini-cart-lines.json' } },
	acts: [
		[ 'click', OPEN ],
		[ 'wait', '#minicart-panel' ],
	],
	open: {
		'right-to-left': 'Fails at 390 px, not looked into.',
		'quantity-not-saved': 'The page hangs with React’s development build.',
	},
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
			answers: { [ FRAGMENTS ]: { fixture: 'mini-cart-long.json' } },
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
