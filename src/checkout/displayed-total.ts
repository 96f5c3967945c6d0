interface CartStore {
	getCartTotals: () => { total_price: string; currency_code: string };
	hasFinishedResolution: ( selector: string ) => boolean;
}

interface CheckoutStore {
	isIdle: () => boolean;
}

/** What is used of WordPress's data registry. */
export interface Registry {
	select: {
		( store: 'wc/store/cart' ): CartStore;
		( store: 'wc/store/checkout' ): CheckoutStore;
	};
	dispatch: {
		( store: 'wc/store/cart' ): {
			/** Takes all of a cart but the addresses, which the shopper may be typing. */
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

export interface KeptTotal {
	/** Whether no order is under way. */
	isIdle: () => boolean;
	receive: ( cart: unknown ) => void;
}

const CART = 'wc/store/cart';
const CHECKOUT = 'wc/store/checkout';

/**
 * Gives the total that is on screen to the checkout, to go with the order. From
 * the press on it stays what it was then: what an answer changes after it, the
 * shopper has not seen.
 *
 * @param registry WordPress's data registry.
 */
export function keepTotal( registry: Registry ): KeptTotal {
	let sent = '';
	const isIdle = () => registry.select( CHECKOUT ).isIdle();
	const keep = () => {
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
	registry.subscribe( keep );
	keep();
	return {
		isIdle,
		receive: ( cart ) =>
			registry.dispatch( CART ).receiveCartContents( cart ),
	};
}
