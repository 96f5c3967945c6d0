/**
 * The ways by which a shop hears that a payment was made.
 */

/** @typedef {import('./prepare.mjs').Payment} Payment */

/**
 * @param {string}                             url
 * @param {{ method?: string, body?: string }} [options]
 * @return {Promise<number>} The answer's status.
 */
export async function ask( url, options = {} ) {
	const send = () => fetch( url, { redirect: 'manual', ...options } );
	// Of a kept connection that nginx has closed meanwhile, nobody hears.
	const answer = await send().catch( send );
	await answer.arrayBuffer();
	return answer.status;
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @param {string}  [more]  To be added to the address.
 * @return {Promise<number>} The answer's status.
 */
export function sendNotice( url, { token }, more = '' ) {
	return ask(
		`${ url }/?wc-api=vitrina_bank_link_notice&provider=sandbox${ more }`,
		{ method: 'POST', body: JSON.stringify( { orderToken: token } ) }
	);
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @return {Promise<number>} The answer's status.
 */
function comeBack( url, { token } ) {
	return ask(
		`${ url }/?wc-api=vitrina_bank_link_return&provider=sandbox&order-token=${ token }`
	);
}

/**
 * @param {string}  url
 * @param {Payment} payment
 * @return {Promise<number>} The answer's status.
 */
export function poll( url, { attempt } ) {
	return ask( `${ url }/?bank-poll=${ attempt }` );
}

/** Mixed as they come: a return and a poll for every two notices. */
export const WAYS = [ sendNotice, comeBack, sendNotice, poll ];
