import {
	ApiError,
	cart,
	settings,
	type Ajax,
	type Bus,
	type EventMap,
	type FormBody,
	type Fragments,
} from '@vitrina/core';
import { toFragments } from './fragment-cache';
import { introduceNewcomer } from './newcomer';
import { createQueue, type Queue } from './queue';

/** One call to `/?wc-ajax=…` that touches the cart. */
interface CartCall {
	endpoint: string;
	body: FormBody;
	timeout?: number;
}

/** Any other request that touches the cart: a form sent to its own page. */
interface CartTask {
	endpoint?: undefined;
	run: () => Promise< CartAnswer >;
}

export type CartJob = ( CartCall | CartTask ) & {
	/** What asked for it; its waiting jobs can be taken back together. */
	owner?: HTMLElement;
	/** Called when its turn has come. */
	onSend?: () => void;
	/** An answer that neither shows the cart nor says what is wrong is none. */
	mustTell?: boolean;
};

/** What WooCommerce's cart calls answer. */
export interface CartAnswer {
	error: boolean;
	/** Where an error is explained. */
	productUrl: string;
	/** Whether the shopper was told of the error by who sent the request. */
	isExplained?: boolean;
	fragments: Fragments | null;
	hash: string;
}

export type CartQueue = Queue< CartJob, CartAnswer >;

export type CartBus = Bus< EventMap >;

/** Stands on the page while its cart may be another than the server's. */
const UNSURE = 'data-cart-unsure';

/** WooCommerce's call that shows the cart. */
export const READ_ENDPOINT = 'get_refreshed_fragments';

const isRead = ( { endpoint }: CartJob ) => endpoint === READ_ENDPOINT;

/**
 * The one queue of everything that touches the cart, reads included:
 * WooCommerce's fragments call recalculates, and so may write.
 *
 * @param wcAjax How to send.
 * @param read   Queues a call that shows the cart, after a lost answer.
 */
export function createCartQueue(
	wcAjax: Ajax[ 'wcAjax' ],
	read: () => unknown
): CartQueue {
	async function send( job: CartJob ): Promise< CartAnswer > {
		job.onSend?.();
		if ( ! isRead( job ) && ! cart.hasCart() ) {
			introduceNewcomer();
		}
		const answer = await ( job.endpoint === undefined
			? job.run()
			: call( job ) );
		const isSaid =
			answer.fragments || answer.productUrl || answer.isExplained;
		if ( job.mustTell && ! isSaid ) {
			throw new ApiError( 'no_fragments', 200, '' );
		}
		return answer;
	}

	async function call( {
		endpoint,
		body,
		timeout,
		owner,
	}: CartCall & CartJob ): Promise< CartAnswer > {
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
	}

	const queue: CartQueue = createQueue( {
		send,
		read,
		isRead,
		isTelling: ( { fragments } ) => fragments !== null,
		onKnowledge: ( isKnown ) =>
			document.documentElement.toggleAttribute( UNSURE, ! isKnown ),
	} );
	return queue;
}
