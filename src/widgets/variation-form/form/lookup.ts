import { nextPaint, wcAjax } from '@vitrina/core';
import type { Selection, Variation } from '../../../variations';
import { isVariation } from '../../../components/variation-form/inline-variations';

export interface Lookup {
	/** Returns a variation that is in the page or was fetched before. */
	known: ( id: number ) => Variation | undefined;
	/**
	 * Requests a variation and cancels an earlier request.
	 *
	 * @throws ApiError with the code `aborted` if a later request cancelled this one.
	 */
	request: ( chosen: Selection ) => Promise< Variation | undefined >;
	/**
	 * Requests a variation that is likely to be selected next, unless another request is
	 * running. A later `request` for the same selection gets its response.
	 */
	prefetch: ( chosen: Selection ) => void;
	/** Cancels the running request; a prefetch continues. */
	abort: () => void;
}

interface PendingRequest {
	key: string;
	controller: AbortController;
	response: Promise< Variation | undefined >;
}

/** Provides variations: those in the page, and those fetched. */
export function createLookup(
	form: HTMLFormElement,
	inline: readonly Variation[] = []
): Lookup {
	const known = new Map(
		inline.map( ( variation ) => [ variation.variation_id, variation ] )
	);
	let pending: PendingRequest | undefined;
	/** Whether a caller waits for the response; otherwise it is a prefetch. */
	let isRequested = false;

	const cancel = () => {
		pending?.controller.abort();
		pending = undefined;
		isRequested = false;
	};

	async function send( chosen: Selection, { signal }: AbortController ) {
		// Sending takes as much script as rendering the selection, so render first.
		await nextPaint();
		const response = await wcAjax(
			'get_variation',
			{
				...chosen,
				product_id: form.dataset.product_id,
				custom_data: form.dataset.custom_data,
			},
			{ signal }
		);
		if ( ! isVariation( response ) ) {
			return undefined;
		}
		known.set( response.variation_id, response );
		return response;
	}

	function findOrSend( chosen: Selection ): PendingRequest {
		const key = JSON.stringify( chosen );
		if ( pending?.key === key ) {
			return pending;
		}
		cancel();
		const controller = new AbortController();
		const own = { key, controller, response: send( chosen, controller ) };
		const end = () => {
			if ( pending === own ) {
				cancel();
			}
		};
		own.response.then( end, end );
		return ( pending = own );
	}

	return {
		known: ( id ) => known.get( id ),
		abort() {
			if ( isRequested ) {
				cancel();
			}
		},
		request( chosen ) {
			const { response } = findOrSend( chosen );
			isRequested = true;
			return response;
		},
		prefetch( chosen ) {
			if ( ! isRequested ) {
				findOrSend( chosen );
			}
		},
	};
}
