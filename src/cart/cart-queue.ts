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
import { setFirstSessionCookie } from './newcomer';
import { paintOrLeave } from './paint-or-leave';
import { createQueue, type Queue } from './queue';

/** One call to `/?wc-ajax=…` that touches the cart. */
interface WcAjaxJob {
	endpoint: string;
	body: FormBody;
	timeout?: number;
}

/** Any other request that touches the cart: a form sent to its own page. */
interface CustomJob {
	endpoint?: undefined;
	run: () => Promise< CartResponse >;
}

export type CartJob = ( WcAjaxJob | CustomJob ) & {
	/** The element that caused it; its waiting jobs can be dropped together. */
	owner?: HTMLElement;
	/** Called just before it is sent. */
	onSend?: () => void;
	/** A response that has neither fragments nor an error counts as missing. */
	mustTell?: boolean;
};

/** The response of WooCommerce's cart calls. */
export interface CartResponse {
	error: boolean;
	/** The page that explains the error. */
	productUrl: string;
	/** Whether the sender has already shown the error to the shopper. */
	isExplained?: boolean;
	fragments: Fragments | null;
	hash: string;
}

export type CartQueue = Queue< CartJob, CartResponse >;

export type CartBus = Bus< EventMap >;

/** Attribute of `<html>` while the shown cart may differ from the server's cart. */
const UNSURE = 'data-cart-unsure';

/** WooCommerce's call that reads the cart. */
export const READ_ENDPOINT = 'get_refreshed_fragments';

const isRead = ( { endpoint }: CartJob ) => endpoint === READ_ENDPOINT;

/**
 * The one queue of all cart requests, reads included: WooCommerce's fragments call
 * recalculates, and so may write. `read` queues a read of the cart, after a lost
 * response.
 */
export function createCartQueue(
	wcAjax: Ajax[ 'wcAjax' ],
	read: () => unknown
): CartQueue {
	async function send( job: CartJob ): Promise< CartResponse > {
		if ( ! isRead( job ) ) {
			// Paint the pressed button first: on a phone, sending takes as long as a frame.
			await paintOrLeave();
		}
		job.onSend?.();
		if ( ! isRead( job ) && ! cart.hasCart() ) {
			setFirstSessionCookie();
		}
		const response = await ( job.endpoint === undefined
			? job.run()
			: sendWcAjax( job ) );
		const hasContent =
			response.fragments || response.productUrl || response.isExplained;
		if ( job.mustTell && ! hasContent ) {
			throw new ApiError( 'no_fragments', 200, '' );
		}
		return response;
	}

	async function sendWcAjax( {
		endpoint,
		body,
		timeout,
		owner,
	}: WcAjaxJob & CartJob ): Promise< CartResponse > {
		const response = await wcAjax( endpoint, body, { timeout } );
		if ( ! response || typeof response !== 'object' ) {
			throw new ApiError(
				'invalid_json',
				200,
				settings().labels.invalidJson
			);
		}
		const fields = response as Record< string, unknown >;
		const productUrl = fields.error
			? String( fields.product_url ?? '' )
			: '';
		if ( productUrl && owner ) {
			// The product page explains the error; further clicks would get the same one.
			queue.drop( ( other ) => other.owner === owner );
		}
		return {
			error: Boolean( fields.error ),
			productUrl,
			fragments: toFragments( fields.fragments ),
			hash: String( fields.cart_hash ?? '' ),
		};
	}

	const queue: CartQueue = createQueue( {
		send,
		read,
		isRead,
		showsCart: ( { fragments } ) => fragments !== null,
		onSyncChange: ( isKnown ) =>
			document.documentElement.toggleAttribute( UNSURE, ! isKnown ),
	} );
	return queue;
}
