import {
	registerCheckoutBlock,
	type CheckoutBlockProps,
} from '@woocommerce/blocks-checkout';
import { getSetting } from '@woocommerce/settings';
import { useSelect } from '@wordpress/data';
import {
	lazy,
	Suspense,
	useState,
	type ComponentType,
	type ReactElement,
} from 'react';
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
	// Put in place by WooCommerce itself, and not to be lost in the editor.
	lock: { type: 'object', default: { remove: true, move: true } },
};

type Pick = ( blocks: Blocks ) => Blocks[ keyof Blocks ];

interface FailedProps {
	readonly onRetry: () => void;
}

/** WooCommerce leaves out a block that throws: the shopper is told, and may try again. */
function Failed( { onRetry }: FailedProps ): ReactElement {
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
	pick: Pick,
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
			return { default: pick( blocks ) };
		} catch {
			return { default: () => <Failed onRetry={ onRetry } /> };
		}
	} );
}

/** A block of the picker, whose code is loaded when a terminal rate is chosen. */
function onDemand( pick: Pick ): ComponentType< CheckoutBlockProps > {
	return function TerminalBlock( block ) {
		// A lazy component keeps its failure: each try is a new one.
		const [ Block, setBlock ] = useState( () => load( pick, retry ) );
		function retry(): void {
			setBlock( () => load( pick, retry ) );
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
