/**
 * Updates the total of the block checkout when the shopper returns to it, and sends
 * the displayed total with the order.
 */
import { trackDisplayedTotal } from './displayed-total';
import { onReturn } from './on-return';

const { wp } = window as unknown as {
	wp: {
		data: Parameters< typeof trackDisplayedTotal >[ 0 ];
		apiFetch: ( options: {
			path: string;
			cache?: RequestCache;
		} ) => Promise< unknown >;
	};
};

const total = trackDisplayedTotal( wp.data );

onReturn( document, async () => {
	if ( ! total.isIdle() ) {
		return;
	}
	try {
		const cart = await wp.apiFetch( {
			path: '/wc/store/v1/cart',
			cache: 'no-store',
		} );
		if ( total.isIdle() ) {
			total.receive( cart );
		}
	} catch {
		// The server compares the totals anyway.
	}
} );
