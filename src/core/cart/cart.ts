import type { Bus } from '../events/bus';
import type { EventMap, Fragments } from '../events/map';
import type { Ajax } from '../http/ajax';
import { ApiError } from '../http/api-error';
import type { FormBody } from '../http/request';
import { settings } from '../settings';
import { toFragments } from './fragment-cache';
import { createQueue, type Queue } from './queue';

/** One call to `/?wc-ajax=…` that touches the cart. */
export interface CartJob {
	endpoint: string;
	body: FormBody;
	timeout?: number;
	/** What asked for it; its waiting jobs can be taken back together. */
	owner?: HTMLElement;
}

/** What WooCommerce's cart calls answer. */
export interface CartAnswer {
	error: boolean;
	/** Where an error is explained. */
	productUrl: string;
	fragments: Fragments | null;
	hash: string;
}

export type CartQueue = Queue< CartJob, CartAnswer >;

export type CartBus = Bus< EventMap >;

/**
 * The one queue of everything that touches the cart, reads included:
 * WooCommerce's fragments call recalculates, and so may write.
 *
 * @param wcAjax How to send.
 */
export function createCartQueue( wcAjax: Ajax[ 'wcAjax' ] ): CartQueue {
	const queue: CartQueue = createQueue( async ( job ) => {
		const { endpoint, body, timeout, owner } = job;
		const answer = await wcAjax( endpoint, body, { timeout } );
		if ( ! answer || typeof answer !== 'object' ) {
			throw new ApiError(
				'invalid_json',
				200,
				settings().labels.invalidJson
			);
		}
		const said = answer as Record< string, unknown >;
		const productUrl = said.error ? String( said.product_url ?? '' ) : '';
		if ( productUrl && owner ) {
			// The page of the product says why; further clicks would hear the same.
			queue.drop( ( other ) => other.owner === owner );
		}
		return {
			error: Boolean( said.error ),
			productUrl,
			fragments: toFragments( said.fragments ),
			hash: String( said.cart_hash ?? '' ),
		};
	} );
	return queue;
}
