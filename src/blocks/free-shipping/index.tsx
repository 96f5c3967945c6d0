/**
 * What is missing for free delivery, in WooCommerce's block cart. The server sends it
 * with each cart: plugin-companion/src/FreeShipping/CartBlocks.php.
 */
import { ExperimentalOrderMeta } from '@woocommerce/blocks-checkout';
import { registerPlugin } from '@wordpress/plugins';
import { FreeShippingBar } from './free-shipping-bar';

registerPlugin( 'vitrina-free-shipping', {
	scope: 'woocommerce-checkout',
	render: () => (
		<ExperimentalOrderMeta>
			<FreeShippingBar />
		</ExperimentalOrderMeta>
	),
} );
