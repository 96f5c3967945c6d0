import {
	registerCheckoutBlock,
	type CheckoutBlockProps,
} from '@woocommerce/blocks-checkout';
import { getSetting } from '@woocommerce/settings';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { setChunkFolder } from '../../chunk-folder';
import { parseProps } from '../../widgets/terminal-picker/props';
import { namespace, readCart } from './cart-data';
import { whenParsed } from './when-parsed';
import './style.scss';

type Blocks = typeof import( './terminal-blocks' );

const data = getSetting( `${ namespace }_data` );
const props = parseProps( data );
const { phoneRequired = '' } = Object( data ) as { phoneRequired?: string };
setChunkFolder( props.chunks );

const attributes = {
	// WooCommerce inserts the block itself; the editor must not remove or move it.
	lock: { type: 'object', default: { remove: true, move: true } },
};

type SelectBlock = ( blocks: Blocks ) => Blocks[ keyof Blocks ];

/** WooCommerce would hide a block that throws; this shows a message and a retry button instead. */
function Failed( { onRetry }: { readonly onRetry: () => void } ) {
	return (
		<div role="alert">
			<p>{ props.labels.loadFailed }</p>
			<button type="button" onClick={ onRetry }>
				{ props.labels.retry }
			</button>
		</div>
	);
}

function load(
	selectBlock: SelectBlock,
	onRetry: () => void
): ComponentType<
	CheckoutBlockProps & { props: typeof props; phoneRequired: string }
> {
	return lazy( async () => {
		try {
			await whenParsed();
			const blocks = await import(
				/* webpackChunkName: "picker" */ './terminal-blocks'
			);
			return { default: selectBlock( blocks ) };
		} catch {
			return { default: () => <Failed onRetry={ onRetry } /> };
		}
	} );
}

/** A block whose code is loaded when a terminal rate is selected. */
function loadOnDemand(
	selectBlock: SelectBlock
): ComponentType< CheckoutBlockProps > {
	return function TerminalBlock( block ) {
		// A lazy component caches its error, so each attempt needs a new one.
		const [ Block, setBlock ] = useState( () =>
			load( selectBlock, retry )
		);
		function retry(): void {
			setBlock( () => load( selectBlock, retry ) );
		}
		const isNeeded = useSelect(
			( select ) =>
				readCart(
					select( 'wc/store/cart' ).getCartData()
				).rateIds.some( ( id ) => id.startsWith( props.methodId ) ),
			[]
		);
		return isNeeded ? (
			<Suspense fallback={ null }>
				<Block
					{ ...block }
					props={ props }
					phoneRequired={ phoneRequired }
				/>
			</Suspense>
		) : null;
	};
}

const register = ( name: string, parent: string, select: SelectBlock ) =>
	registerCheckoutBlock( {
		metadata: {
			name: `vitrina-lpexpress/${ name }`,
			parent: [ `woocommerce/${ parent }` ],
			attributes,
		},
		component: loadOnDemand( select ),
	} );

register(
	'checkout-terminal',
	'checkout-shipping-methods-block',
	( blocks ) => blocks.CheckoutTerminal
);
register(
	'cart-terminal',
	'cart-order-summary-block',
	( blocks ) => blocks.CartTerminal
);
