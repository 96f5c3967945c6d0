interface FreeShippingBarProps {
	/** Name of the block around it. Set by WooCommerce's slot, as `extensions` is. */
	readonly context?: string;
	/** What plugins add to the cart, by their name. */
	readonly extensions?: unknown;
}

interface FreeShipping {
	/** Empty if no shipping method can become free. */
	readonly text: string;
	/** Progress as a CSS width, such as `40%`. */
	readonly share: string;
	readonly isReached: boolean;
}

function readExtension( extensions: unknown ): FreeShipping {
	const { vitrina_free_shipping: data } = Object( extensions );
	const { text, share, is_reached: isReached } = Object( data );
	return {
		text: typeof text === 'string' ? text : '',
		share: typeof share === 'string' ? share : '0%',
		isReached: isReached === true,
	};
}

/** The bar in the totals of the block cart; nothing in other blocks. */
export function FreeShippingBar( {
	context,
	extensions,
}: FreeShippingBarProps ) {
	const { text, share, isReached } = readExtension( extensions );
	if ( ! text || context !== 'woocommerce/cart' ) {
		return null;
	}
	return (
		<div
			className={ `free-shipping-progress-bar wc-block-components-totals-wrapper${ isReached ? ' is-reached' : '' }` }
		>
			<p role="status">{ text }</p>
			<span
				className="free-shipping-progress-bar__track"
				aria-hidden="true"
			>
				<span style={ { width: share } } />
			</span>
		</div>
	);
}
