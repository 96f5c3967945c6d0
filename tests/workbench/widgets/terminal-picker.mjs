const LIST = '/vitrina/v1/terminals';
const OPEN = '.vitrina-terminal-picker__open';

/** @type {import('../description.mjs').Act[]} */
const open = [
	[ 'click', OPEN ],
	[
		'wait',
		'.vitrina-terminal-picker [role="combobox"], dialog[open] [role="combobox"]',
	],
];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'terminal-picker',
	parts: [ '#order_review' ],
	async take( visitor ) {
		const [ { id } ] = JSON.parse(
			await visitor.get( '/wp-json/wc/store/v1/products?slug=avietynas' )
		);
		await visitor.post( '/?wc-ajax=add_to_cart', {
			product_id: String( id ),
			quantity: '1',
		} );
		const list = JSON.parse(
			await visitor.get( `/wp-json${ LIST }?country=LT` )
		);
		for ( const group of list.groups ) {
			group.children.splice( 3 );
		}
		return {
			'terminal-picker': '/apmokejimas/',
			'terminal-picker-list.json': JSON.stringify( list ),
		};
	},
	// PHP prints a native select; the picker replaces it, so they look different.
	isNews: true,
	answers: { [ LIST ]: { fixture: 'terminal-picker-list.json' } },
	states: {
		open: { acts: open },
		found: { acts: [ ...open, [ 'fill', '[role="combobox"]', 'kaun' ] ] },
		empty: { acts: [ ...open, [ 'fill', '[role="combobox"]', 'qqqq' ] ] },
		loading: { answers: { [ LIST ]: 'never' }, acts: open },
		error: { answers: { [ LIST ]: 'refused' }, acts: open },
		'right-to-left': { acts: open },
	},
};
