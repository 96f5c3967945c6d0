interface CartStore {
	getCartTotals: () => { total_price: string; currency_code: string };
	hasFinishedResolution: ( selector: string ) => boolean;
}

interface CheckoutStore {
	isIdle: () => boolean;
}

/** The used part of WordPress's data registry. */
export interface Registry {
	select: {
		( store: 'wc/store/cart' ): CartStore;
		( store: 'wc/store/checkout' ): CheckoutStore;
	};
	dispatch: {
		( store: 'wc/store/cart' ): {
			/** Stores a cart without its addresses, which the shopper may be typing. */
			receiveCartContents: ( cart: unknown ) => void;
		};
		( store: 'wc/store/checkout' ): {
			setExtensionData: (
				namespace: string,
				data: Record< string, string >,
				replace: boolean
			) => void;
		};
	};
	subscribe: ( listener: () => void ) => () => void;
}

export interface DisplayedTotal {
	/** Whether no order is being placed. */
	isIdle: () => boolean;
	receive: ( cart: unknown ) => void;
}

const CART = 'wc/store/cart';
const CHECKOUT = 'wc/store/checkout';

/**
 * Adds the displayed total to the data that is sent with the order. It is not
 * updated while the order is being placed: the shopper has not seen a total that
 * changes after the click.
 */
export function trackDisplayedTotal( registry: Registry ): DisplayedTotal {
	let sent = '';
	const isIdle = () => registry.select( CHECKOUT ).isIdle();
	const update = () => {
		const cart = registry.select( CART );
		if ( ! cart.hasFinishedResolution( 'getCartData' ) || ! isIdle() ) {
			return;
		}
		const { total_price: price, currency_code: currency } =
			cart.getCartTotals();
		const shown = `${ price } ${ currency }`;
		if ( shown !== sent ) {
			sent = shown;
			registry
				.dispatch( CHECKOUT )
				.setExtensionData(
					'vitrina-companion',
					{ shown_total: shown },
					true
				);
		}
	};
	registry.subscribe( update );
	update();
	return {
		isIdle,
		receive: ( cart ) =>
			registry.dispatch( CART ).receiveCartContents( cart ),
	};
}
