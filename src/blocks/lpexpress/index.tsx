import {
	registerCheckoutBlock,
	type CheckoutBlockProps,
} from '@woocommerce/blocks-checkout';
import { getSetting } from '@woocommerce/settings';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { parseProps } from '../../widgets/terminal-picker/props';
import { namespace, readCart } from './cart-data';
import { whenParsed } from './when-parsed';
import './style.scss';

type Blocks = typeof import( './terminal-blocks' );

const props = parseProps( getSetting( `${ namespace }_data` ) );

const attributes = {
	// Put in place by WooCommerce itself, and not to be lost in the editor.
	lock: { type: 'object', default: { remove: true, move: true } },
};

/** WooCommerce goes without a block that throws; the shopper should know what is missing. */
function Failed(): ReactElement {
	return <p role="alert">{ props.labels.loadFailed }</p>;
}

/** A block of the picker, whose code comes when a terminal rate is chosen. */
function onDemand(
	pick: ( blocks: Blocks ) => Blocks[ keyof Blocks ]
): ComponentType< CheckoutBlockProps > {
	const Block = lazy( async () => {
		try {
			await whenParsed();
			const blocks = await import(
				/* webpackChunkName: "terminal-blocks" */ './terminal-blocks'
			);
			return { default: pick( blocks ) };
		} catch {
			return { default: Failed };
		}
	} );
	return function TerminalBlock( block ) {
		const isNeeded = useSelect(
			( select ) =>
				readCart(
					select( 'wc/store/cart' ).getCartData()
				).rateIds.some( ( id ) => id.startsWith( props.methodId ) ),
			[]
		);
		return isNeeded ? (
			<Suspense fallback={ null }>
				<Block { ...block } props={ props } />
			</Suspense>
		) : null;
	};
}

registerCheckoutBlock( {
	metadata: {
		name: 'vitrina-lpexpress/checkout-terminal',
		parent: [ 'woocommerce/checkout-shipping-methods-block' ],
		attributes,
	},
	component: onDemand( ( blocks ) => blocks.CheckoutTerminal ),
} );

registerCheckoutBlock( {
	metadata: {
		name: 'vitrina-lpexpress/cart-terminal',
		parent: [ 'woocommerce/cart-order-summary-block' ],
		attributes,
	},
	component: onDemand( ( blocks ) => blocks.CartTerminal ),
} );
