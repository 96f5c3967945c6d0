import { ApiError, readPage, settings } from '@vitrina/core';

const ACTION = 'goya_product_ajax';

let pending: AbortController | undefined;

/** Takes back the request that is on its way. */
export const cancelRequest = () => pending?.abort();

/**
 * A product's HTML. A request that is still on its way is taken back: its
 * caller hears `aborted`.
 *
 * @param id The product.
 */
export async function requestProduct( id: string ): Promise< string > {
	cancelRequest();
	const own = new AbortController();
	pending = own;
	const { wcAjaxUrl, ajaxUrl } = settings();
	let status = 0;
	// Some hosts know only WordPress's own address for such calls.
	for ( const url of [
		wcAjaxUrl.replace( '%%endpoint%%', ACTION ),
		ajaxUrl,
	] ) {
		const body = new URLSearchParams( { action: ACTION, product_id: id } );
		const answer = await readPage(
			url,
			{ method: 'POST', body },
			{ signal: own.signal }
		);
		status = answer.status;
		if (
			status === 200 &&
			answer.html.includes( `id="product-${ id }"` )
		) {
			return answer.html;
		}
		if ( isRefused( answer.html ) ) {
			break;
		}
	}
	throw new ApiError( 'no_product', status, '' );
}

/** Whether the shop has understood the question and said no. */
function isRefused( html: string ): boolean {
	try {
		return Object( JSON.parse( html ) ).success === false;
	} catch {
		return false;
	}
}
