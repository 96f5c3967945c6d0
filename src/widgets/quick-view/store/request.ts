import { ApiError, readPage, settings } from '@vitrina/core';

const ACTION = 'goya_product_ajax';

let pending: AbortController | undefined;

export const cancelRequest = () => pending?.abort();

/** Requests the HTML of a product and cancels an earlier request, which rejects with `aborted`. */
export async function requestProduct( id: string ): Promise< string > {
	cancelRequest();
	const own = new AbortController();
	pending = own;
	const { wcAjaxUrl, ajaxUrl } = settings();
	let status = 0;
	// Some hosts block wc-ajax; admin-ajax is the fallback.
	for ( const url of [
		wcAjaxUrl.replace( '%%endpoint%%', ACTION ),
		ajaxUrl,
	] ) {
		const body = new URLSearchParams( { action: ACTION, product_id: id } );
		const response = await readPage(
			url,
			{ method: 'POST', body },
			{ signal: own.signal }
		);
		status = response.status;
		if (
			status === 200 &&
			response.html.includes( `id="product-${ id }"` )
		) {
			return response.html;
		}
		if ( isRejected( response.html ) ) {
			break;
		}
	}
	throw new ApiError( 'no_product', status, '' );
}

/** Whether the shop has rejected the request, so that a retry is useless. */
function isRejected( html: string ): boolean {
	try {
		return Object( JSON.parse( html ) ).success === false;
	} catch {
		return false;
	}
}
