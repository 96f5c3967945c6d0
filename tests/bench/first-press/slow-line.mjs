/**
 * A slow connection: a proxy that responds late and in small portions. The
 * browser's own emulation would also slow down responses from its cache, and so
 * prefetched files.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two portions. */
const TICK = 10;

/**
 * @param {Object}  line
 * @param {number}  line.latency   Milliseconds from a request to its response.
 * @param {number}  line.down      Bytes per second, of all responses together.
 * @param {boolean} [line.isCache] Whether it stores pages, and delivers them without asking the server again.
 * @return {Promise<{ address: string, close: () => void }>} The proxy.
 */
export async function openSlowLine( { latency, down, isCache = false } ) {
	/** @type {( () => void )[]} Who waits for a portion, in turn. */
	const waiting = [];
	const portion = Math.ceil( ( down * TICK ) / 1000 );
	let last = performance.now();
	// Timers fire late on a busy machine: then all portions that are due are sent at once.
	const timer = setInterval( () => {
		for ( ; performance.now() - last >= TICK; last += TICK ) {
			waiting.shift()?.();
		}
	}, TICK / 2 );
	const turn = () =>
		new Promise( ( resolve ) => waiting.push( () => resolve( 0 ) ) );

	/**
	 * What the server has answered, by address.
	 *
	 * @type {Map<string, { statusCode: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer[] }>}
	 */
	const stored = new Map();

	/**
	 * @param {Pick<http.IncomingMessage, 'statusCode' | 'headers'>} answer
	 * @param {AsyncIterable<Buffer> | Buffer[]}                     body
	 * @param {http.ServerResponse}                                  response
	 * @return {Promise<Buffer[]>} The body, when all of it was sent.
	 */
	async function pass( answer, body, response ) {
		await pause( latency );
		response.writeHead( answer.statusCode ?? 502, answer.headers );
		const sent = [];
		for await ( const chunk of body ) {
			for ( let at = 0; at < chunk.length; at += portion ) {
				await turn();
				response.write( chunk.subarray( at, at + portion ) );
			}
			sent.push( chunk );
		}
		response.end();
		return sent;
	}

	const proxy = http.createServer( ( request, response ) => {
		const { method, headers, url = '' } = request;
		const known = stored.get( url );
		if ( known ) {
			pass( known, known.body, response ).catch( () =>
				response.destroy()
			);
			return;
		}
		const forward = http.request( url, { method, headers }, ( answer ) => {
			const { statusCode } = answer;
			pass( answer, answer, response ).then(
				( body ) => {
					if ( isCache && method === 'GET' && statusCode === 200 ) {
						stored.set( url, {
							statusCode,
							headers: answer.headers,
							body,
						} );
					}
				},
				// A page that closes ends its requests half-way.
				() => response.destroy()
			);
		} );
		forward.on( 'error', () => response.destroy() );
		response.on( 'close', () => forward.destroy() );
		request.pipe( forward );
	} );
	await new Promise( ( resolve ) =>
		proxy.listen( 0, '127.0.0.1', () => resolve( 0 ) )
	);
	const { port } = /** @type {import('node:net').AddressInfo} */ (
		proxy.address()
	);
	return {
		address: `http://127.0.0.1:${ port }`,
		close() {
			clearInterval( timer );
			proxy.closeAllConnections();
			proxy.close();
		},
	};
}
