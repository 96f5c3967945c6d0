import { text } from 'node:stream/consumers';
import { readFixture, stateAt } from './widget-page.mjs';

/** @typedef {{ status: number, type: string, body: string }} Response */

const json = 'application/json; charset=utf-8';

/**
 * Default responses for all pages: nonces and counts. A description can override them.
 *
 * @type {Record<string, import('./description.mjs').Answer>}
 */
const always = {
	'/vitrina/v1/state': {
		json: {
			cart: { count: 0, hash: '' },
			nonces: {
				add_to_cart: 'nonce',
				cart: 'nonce',
				login: 'nonce',
				register: 'nonce',
				terminal: 'nonce',
			},
		},
	},
};

/**
 * The fake shop behind the widgets: responds as defined by the state of the page that sends the request.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {URL}                                 url
 * @return {Promise<Response | 'never' | undefined>} Undefined if no state defines a response.
 */
export async function answerCall( request, url ) {
	const { referer } = request.headers;
	const found = referer && stateAt( new URL( referer ) );
	if ( ! found ) {
		return undefined;
	}
	const call = decodeURIComponent(
		`${ request.method } ${ url.pathname }${ url.search } ${ await text( request ) }`
	);
	const all = { ...always, ...found.state.answers };
	const piece = Object.keys( all )
		.reverse()
		.find( ( one ) => call.includes( one ) );
	return piece === undefined
		? undefined
		: toResponse( /** @type {any} */ ( all[ piece ] ), url.origin );
}

/**
 * @param {import('./description.mjs').Answer} answer
 * @param {string}                             origin
 * @return {Response | 'never'} The response to send.
 */
function toResponse( answer, origin ) {
	if ( answer === 'never' ) {
		return 'never';
	}
	if ( answer === 'refused' ) {
		return {
			status: 500,
			type: json,
			body: '{"success":false,"code":"refused"}',
		};
	}
	if ( 'fixture' in answer ) {
		const [ from, to ] = answer.replace ?? [ '', '' ];
		const isJson = answer.fixture.endsWith( '.json' );
		return {
			status: 200,
			type: isJson ? json : 'text/html; charset=utf-8',
			body: readFixture( answer.fixture, origin ).replace( from, to ),
		};
	}
	return 'json' in answer
		? { status: 200, type: json, body: JSON.stringify( answer.json ) }
		: { status: 200, type: 'text/html; charset=utf-8', body: answer.html };
}
