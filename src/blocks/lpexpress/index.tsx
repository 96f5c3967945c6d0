import {
	registerCheckoutBlock,
	type CheckoutBlockProps,
} from '@woocommerce/blocks-checkout';
import { getSetting } from '@woocommerce/settings';
import { getJson } from '../../widgets/terminal-picker/get-json';
import { createPicker } from '../../widgets/terminal-picker/picker';
import { parseProps } from '../../widgets/terminal-picker/props';
import { saveTerminal } from '../../widgets/terminal-picker/save';
import { createSource } from '../../widgets/terminal-picker/source';
import { namespace } from './cart-data';
import { CartTerminal, CheckoutTerminal } from './terminal-blocks';
import './style.scss';

const attributes = {
	// Put in place by WooCommerce itself, and not to be lost in the editor.
	lock: { type: 'object', default: { remove: true, move: true } },
};

function register(): void {
	const props = parseProps( getSetting( `${ namespace }_data` ) );
	const { listUrl, country, version, selected } = props;
	// One for the page: a rate chosen away and back finds its terminal again.
	const picker = createPicker( {
		destination: { country, version },
		selected,
		source: createSource( { listUrl, getJson } ),
		save: saveTerminal,
	} );
	registerCheckoutBlock( {
		metadata: {
			name: 'vitrina-lpexpress/checkout-terminal',
			parent: [ 'woocommerce/checkout-shipping-methods-block' ],
			attributes,
		},
		component: ( block: CheckoutBlockProps ) => (
			<CheckoutTerminal { ...block } picker={ picker } props={ props } />
		),
	} );
	registerCheckoutBlock( {
		metadata: {
			name: 'vitrina-lpexpress/cart-terminal',
			parent: [ 'woocommerce/cart-order-summary-block' ],
			attributes,
		},
		component: () => <CartTerminal picker={ picker } props={ props } />,
	} );
}

register();
