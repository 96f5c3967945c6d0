import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'bank-link',
	block: {
		script: '/wp-content/plugins/vitrina-bank-link/build/checkout-blocks.js',
		data: 'bank-link-data.json',
		place: '.wp-block-woocommerce-checkout-payment-block',
	},
	parts: [ '.wp-block-woocommerce-checkout-payment-block' ],
	async take( visitor ) {
		const [ { id } ] = JSON.parse(
			await visitor.get( '/wp-json/wc/store/v1/products?slug=avietynas' )
		);
		await visitor.post( '/?wc-ajax=add_to_cart', {
			product_id: String( id ),
			quantity: '1',
		} );
		const page = '/apmokejimas-blokai/';
		const [ , settings = '' ] =
			/wcSettings = JSON\.parse\( decodeURIComponent\( '([^']+)'/.exec(
				await visitor.get( page )
			) ?? [];
		const { paymentMethodData } = JSON.parse(
			decodeURIComponent( settings )
		);
		return {
			'bank-link': page,
			'bank-link-data.json': JSON.stringify(
				paymentMethodData.vitrina_bank_link,
				null,
				'\t'
			),
		};
	},
	states: {
		chosen: {
			acts: [ [ 'click', '.vitrina-banks input' ] ],
			shows: '.vitrina-banks input:checked',
		},
		error: {
			acts: [ [ 'click', '#workbench-pay' ] ],
			shows: '.vitrina-banks__error',
		},
		'long-texts': {
			texts: {
				'.vitrina-banks__bank span': LONG_NAME,
				'.vitrina-banks legend': LONG_NAME,
			},
		},
	},
};
