/**
 * The requests by which a shop is notified of a payment.
 */

/** @typedef {import('./prepare.mjs').Payment} Payment */

/**
 * @param {string}                             url
 * @param {{ method?: string, body?: string }} [options]
 * @return {Promise<number>} Status of the response.
 */
export async function request( url, options = {} ) {
	const send = () => fetch( url, { redirect: 'manual', ...options } );
	// Sent again if nginx has closed a keep-alive connection in the meantime.
	const response = await send().catch( send );
	await response.arrayBuffer();
	return response.status;
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @param {string}  [more]  Added to the query of the address.
 * @return {Promise<number>} Status of the response.
 */
export function sendNotice( url, { token }, more = '' ) {
	return request(
		`${ url }/?wc-api=vitrina_bank_link_notice&provider=sandbox${ more }`,
		{ method: 'POST', body: JSON.stringify( { orderToken: token } ) }
	);
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @return {Promise<number>} Status of the response.
 */
function sendReturn( url, { token } ) {
	return request(
		`${ url }/?wc-api=vitrina_bank_link_return&provider=sandbox&order-token=${ token }`
	);
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @return {Promise<number>} Status of the response.
 */
export function poll( url, { attempt } ) {
	return request( `${ url }/?bank-poll=${ attempt }` );
}

/** One return and one poll for every two webhooks. */
export const DELIVERIES = [ sendNotice, sendReturn, sendNotice, poll ];
