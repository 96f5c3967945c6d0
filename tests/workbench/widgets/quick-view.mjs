import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const LINK = 'a[data-quick-view]';
const FETCH = 'goya_product_ajax';

/** @type {import('../description.mjs').Act[]} */
const whenShown = [ [ 'wait', 'dialog.quick-view .product_title' ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'quick-view',
	parts: [
		'ul.products > .card:nth-child(-n+3)',
		'[data-island="quick-view"]',
		'.woocommerce-notices-wrapper',
	],
	async take( visitor ) {
		const listing = '/parduotuve/';
		const [ , id = '' ] =
			/data-quick-view="(\d+)"/.exec( await visitor.get( listing ) ) ??
			[];
		const product = await visitor.post( '/wp-admin/admin-ajax.php', {
			action: FETCH,
			product_id: id,
		} );
		return {
			'quick-view': listing,
			'quick-view-product.txt': product,
		};
	},
	answers: { [ FETCH ]: { fixture: 'quick-view-product.txt' } },
	acts: [ [ 'click', LINK ] ],
	states: {
		shown: { acts: whenShown, shows: 'dialog.quick-view form.cart' },
		loading: {
			answers: { [ FETCH ]: 'never' },
			shows: 'dialog.quick-view .is-waiting',
		},
		error: {
			answers: { [ FETCH ]: { json: { success: false } } },
			acts: [ [ 'pause', 700 ] ],
			shows: '.woocommerce-error',
		},
		'long-texts': {
			answers: {
				[ FETCH ]: {
					fixture: 'quick-view-product.txt',
					replace: [
						/(class="product_title[^>]*>)[^<]+/g,
						`$1${ LONG_TEXT }`,
					],
				},
			},
			texts: { '.card__title': LONG_NAME },
			acts: whenShown,
			shows: 'dialog.quick-view form.cart',
		},
	},
};
