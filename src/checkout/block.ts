/**
 * The same for the block checkout; here the total that is shown also goes with
 * the order from this script.
 */
import { keepTotal } from './keep-total';
import { whenBack } from './when-back';

const { wp } = window as unknown as {
	wp: {
		data: Parameters< typeof keepTotal >[ 0 ];
		apiFetch: ( options: {
			path: string;
			cache?: RequestCache;
		} ) => Promise< unknown >;
	};
};

const total = keepTotal( wp.data );

whenBack( document, async () => {
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
