#!/usr/bin/env node
/**
 * A payment-initiation service that can fail in every way. Speaks the part of
 * the real API that the plugin uses, with tokens of its own making.
 *
 *   node tests/provider/server.mjs [PORT]      prints its address, runs until it is stopped
 *   POST /__mode {"banks":"half","skew":-600}  sets how it fails, and deletes the recorded requests
 *   POST /__pay {"uuid":"…","status":"PAID"}   sets the status of a payment, without a notification
 *   POST /__notify {"uuid":"…"}                notifies the shop; returns the shop's response
 *   GET  /__requests                           the recorded requests, with the claims of their tokens
 *   GET  /__books                              its payments and refunds
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {Record<string, unknown>}  Claims
 * @typedef {[ number, unknown ]}      Answer  Status and body.
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {{ uuid: string, claims: Claims, status: string }} Payment
 * @typedef {{ refundUuid: string, orderUuid: string, amount: number, status: string, asked: number }} Refund
 * @typedef {{
 *     banks?: string,
 *     begin?: string,
 *     ask?: string,
 *     refund?: string,
 *     sign?: string,
 *     claims?: Claims,
 *     skew?: number,
 * }} Mode
 */

const ACCESS_KEY = 'fake-access-key';
const SECRET_KEY = 'fake-secret-key-of-the-shop';
const LEEWAY = 300;
const HTML = '<!doctype html><title>Priežiūros darbai</title>';

const BANKS = {
	LT: [
		{ code: 'HABALT22', name: 'Swedbank' },
		{ code: 'CBVILT2X', name: 'SEB' },
		{ code: 'NEWBLT22', name: 'Naujas bankas' },
	],
	LV: [ { code: 'HABALV22', name: 'Swedbank' } ],
};

/** @param {Partial<typeof BANKS>} countries */
function bankList( countries ) {
	const setup = Object.fromEntries(
		Object.entries( countries ).map( ( [ country, paymentMethods ] ) => [
			country,
			{ paymentMethods },
		] )
	);
	return { paymentMethods: { paymentInitiation: { setup } } };
}

/**
 * Faults that every call may have; no answer at all where the value is none.
 *
 * @type {Record<string, Answer | undefined>}
 */
const FAULTS = {
	timeout: undefined,
	unauthorized: [ 401, { error: 'UNAUTHORIZED' } ],
	'not-found': [ 404, { error: 'NOT_FOUND' } ],
	500: [ 500, { error: 'Internal Server Error' } ],
	busy: [ 429, { error: 'TOO_MANY_REQUESTS' } ],
	html: [ 200, HTML ],
	truncated: [ 200, JSON.stringify( bankList( BANKS ) ).slice( 0, -9 ) ],
	nothing: [ 200, {} ],
	moved: [ 302, HTML ],
};

/** @type {Record<string, Answer>} */
const LISTS = {
	ok: [ 200, bankList( BANKS ) ],
	empty: [ 200, bankList( { LT: [], LV: [] } ) ],
	half: [ 200, bankList( { LT: BANKS.LT.slice( 0, 1 ) } ) ],
	hostile: [
		200,
		bankList( {
			LT: [
				...BANKS.LT,
				{ code: 'EVILLT22', name: '<script>alert(1)</script>' },
			],
		} ),
	],
};

/** @param {unknown} data */
function part( data ) {
	return Buffer.from( JSON.stringify( data ) ).toString( 'base64url' );
}

/**
 * @param {string} body
 * @param {string} key
 */
function signature( body, key ) {
	return createHmac( 'sha256', key ).update( body ).digest( 'base64url' );
}

/**
 * @param {Claims} claims
 * @param {string} how    `ok`, or what is wrong with it.
 */
function sign( claims, how ) {
	const alg = how === 'none' ? 'none' : 'HS256';
	const body = `${ part( { alg, typ: 'JWT' } ) }.${ part( claims ) }`;
	const key = how === 'other-key' ? 'a-key-of-somebody-else' : SECRET_KEY;
	return `${ body }.${ how === 'none' ? '' : signature( body, key ) }`;
}

/**
 * @param {unknown} token
 * @param {number}  now   Unix time, by the provider's clock.
 * @return {Claims | undefined} Nothing for a token that is not the shop's, or not of this time.
 */
function readToken( token, now ) {
	const [ header = '', claims = '', given = '' ] =
		String( token ).split( '.' );
	const good = signature( `${ header }.${ claims }`, SECRET_KEY );
	if (
		given.length !== good.length ||
		! timingSafeEqual( Buffer.from( given ), Buffer.from( good ) )
	) {
		return undefined;
	}
	const data = JSON.parse( Buffer.from( claims, 'base64url' ).toString() );
	const isOfNow = data.iat <= now + LEEWAY && data.exp > now - LEEWAY;
	return isOfNow && data.accessKey === ACCESS_KEY ? data : undefined;
}

/**
 * @param {number} [port] 0 takes any that is free.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>} The running provider.
 */
export async function startProvider( port = 0 ) {
	/** @type {Mode} */
	let mode = {};
	/** @type {Claims[]} */
	let requests = [];
	/** @type {Map<string, Payment>} */
	const payments = new Map();
	/** @type {Map<string, Refund>} */
	const refunds = new Map();
	let url = '';

	const now = () => Math.floor( Date.now() / 1000 ) + ( mode.skew ?? 0 );

	/** @param {Payment} payment */
	function standing( { uuid, claims, status } ) {
		return {
			uuid,
			accessKey: ACCESS_KEY,
			merchantReference: claims.merchantReference,
			paymentStatus: status,
			grandTotal: claims.grandTotal,
			currency: claims.currency,
			...mode.claims,
		};
	}

	/** @param {Claims} claims */
	function signed( claims ) {
		const iat = now();
		return sign( { iat, exp: iat + 600, ...claims }, mode.sign ?? 'ok' );
	}

	/**
	 * @param {Claims} claims
	 * @return {Answer} The payment's number and where to pay.
	 */
	function begin( claims ) {
		const made = [ ...payments.keys() ];
		const fresh = `pay-${ Date.now().toString( 36 ) }-${ made.length }`;
		const uuid =
			mode.begin === 'repeated' ? String( made.at( -1 ) ) : fresh;
		if ( uuid === fresh ) {
			payments.set( uuid, { uuid, claims, status: 'PENDING' } );
		}
		const hosts = {
			'other-host': 'https://pay.elsewhere.example',
			script: 'javascript:alert(1)//',
		};
		const host =
			hosts[ /** @type {keyof typeof hosts} */ ( mode.begin ) ] ?? url;
		return [ 201, { uuid, paymentUrl: `${ host }/pay/${ uuid }` } ];
	}

	/**
	 * A key asked with before is the refund made before.
	 *
	 * @param {Claims} claims
	 * @return {Answer | undefined} How the refund stands.
	 */
	function refund( claims ) {
		const payment = payments.get( String( claims.orderUuid ) );
		if ( ! payment || mode.refund === 'refused' ) {
			return [ 400, { error: 'REFUND_NOT_ALLOWED' } ];
		}
		const key = String( claims.idempotencyKey );
		const made = refunds.get( key ) ?? {
			refundUuid: `refund-${ refunds.size + 1 }`,
			orderUuid: payment.uuid,
			amount: Number( claims.amount ),
			status: 'PENDING',
			asked: 0,
		};
		refunds.set( key, { ...made, asked: made.asked + 1 } );
		return mode.refund === 'done-unsaid'
			? undefined
			: [ 201, refundStanding( made ) ];
	}

	/** @param {Refund} made */
	function refundStanding( made ) {
		return {
			orderUuid:
				mode.refund === 'another' ? 'pay-another' : made.orderUuid,
			refundUuid: made.refundUuid,
			refundStatus: mode.refund === 'rejected' ? 'REJECTED' : made.status,
			refundAmount: made.amount,
		};
	}

	/**
	 * @param {string | undefined}       fault
	 * @param {() => Answer | undefined} good
	 */
	const unless = ( fault, good ) =>
		fault !== undefined && fault in FAULTS ? FAULTS[ fault ] : good();

	/**
	 * @param {Request} request
	 * @param {string}  path
	 * @param {string}  body
	 * @return {Answer | undefined} Nothing when it lets the asker wait.
	 */
	function answerFor( request, path, body ) {
		const token =
			request.method === 'POST'
				? JSON.parse( body ).data
				: request.headers.authorization?.replace( 'Bearer ', '' );
		const claims = readToken( token, now() );
		requests.push( { method: request.method, path, claims } );
		if ( ! claims ) {
			return FAULTS.unauthorized;
		}
		if ( path === '/stores/payment-methods' ) {
			return unless( mode.banks, () => LISTS[ mode.banks ?? 'ok' ] );
		}
		if ( path === '/orders' ) {
			return unless( mode.begin, () => begin( claims ) );
		}
		if ( path === '/refunds' ) {
			return unless( mode.refund, () => refund( claims ) );
		}
		const payment = payments.get( path.replace( '/orders/', '' ) );
		return unless( mode.ask, () =>
			payment ? [ 200, standing( payment ) ] : FAULTS[ 'not-found' ]
		);
	}

	/**
	 * @param {{ uuid: string, refund?: string }} told
	 * @return {Promise<Answer>} What the shop said.
	 */
	async function notify( { uuid, refund: status } ) {
		const payment = payments.get( uuid );
		const made = [ ...refunds.values() ].findLast(
			( { orderUuid } ) => orderUuid === uuid
		);
		const claims = payment && standing( payment );
		const token =
			status && made
				? {
						refundToken: signed( {
							accessKey: ACCESS_KEY,
							...refundStanding( { ...made, status } ),
						} ),
					}
				: { orderToken: signed( claims ?? {} ) };
		const answer = await fetch( String( payment?.claims.notificationUrl ), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( token ),
		} );
		return [ 200, { status: answer.status, said: await answer.text() } ];
	}

	/**
	 * The bank's page: whoever opens it pays, and goes back at once.
	 *
	 * @param {string} uuid
	 * @return {string | undefined} Where the shopper goes on to.
	 */
	function back( uuid ) {
		const payment = payments.get( uuid );
		if ( ! payment ) {
			return undefined;
		}
		payment.status = payment.status === 'PENDING' ? 'PAID' : payment.status;
		const token = signed( standing( payment ) );
		return `${ payment.claims.returnUrl }&order-token=${ token }`;
	}

	/**
	 * @param {string} path
	 * @param {string} body
	 * @return {Promise<Answer | undefined>} Nothing for what is no command.
	 */
	async function command( path, body ) {
		if ( path === '/__mode' ) {
			mode = JSON.parse( body );
			requests = [];
			return [ 200, mode ];
		}
		if ( path === '/__pay' ) {
			const { uuid, status } = JSON.parse( body );
			const payment = payments.get( uuid );
			payments.set( uuid, {
				uuid,
				claims: payment?.claims ?? {},
				status,
			} );
			return [ 200, {} ];
		}
		if ( path === '/__notify' ) {
			return notify( JSON.parse( body ) );
		}
		if ( path === '/__requests' ) {
			return [ 200, requests ];
		}
		if ( path === '/__books' ) {
			return [
				200,
				{
					payments: [ ...payments.values() ],
					refunds: [ ...refunds.values() ],
				},
			];
		}
		return undefined;
	}

	const server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		const path = new URL( request.url ?? '/', 'http://provider' ).pathname;
		const place = path.startsWith( '/pay/' ) && back( path.slice( 5 ) );
		if ( place ) {
			response.writeHead( 303, { Location: place } ).end();
			return;
		}
		const answer =
			( await command( path, body ) ) ?? answerFor( request, path, body );
		if ( ! answer ) {
			return;
		}
		const [ status, data ] = answer;
		response.writeHead( status, {
			'Content-Type':
				typeof data === 'string' ? 'text/html' : 'application/json',
			Date: new Date( now() * 1000 ).toUTCString(),
			...( status === 302 && { Location: `${ url }/elsewhere` } ),
		} );
		response.end(
			typeof data === 'string' ? data : JSON.stringify( data )
		);
	} );
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', () => resolve( undefined ) )
	);
	const address = /** @type {import('node:net').AddressInfo} */ (
		server.address()
	);
	url = `http://127.0.0.1:${ address.port }`;
	return {
		url,
		stop: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const { url } = await startProvider( Number( process.argv[ 2 ] ?? 0 ) );
	process.stdout.write( `${ url }\n` );
}
