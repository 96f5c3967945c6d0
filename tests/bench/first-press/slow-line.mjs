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
 * @param {Object} line
 * @param {number} line.latency Milliseconds from a request to its response.
 * @param {number} line.down    Bytes per second, of all responses together.
 * @return {Promise<{ address: string, close: () => void }>} The proxy.
 */
export async function openSlowLine( { latency, down } ) {
	/** @type {( () => void )[]} Who waits for a portion, in turn. */
	const waiting = [];
	const portion = Math.ceil( ( down * TICK ) / 1000 );
	const timer = setInterval( () => waiting.shift()?.(), TICK );
	const turn = () =>
		new Promise( ( resolve ) => waiting.push( () => resolve( 0 ) ) );

	/**
	 * @param {http.IncomingMessage} answer
	 * @param {http.ServerResponse}  response
	 */
	async function pass( answer, response ) {
		await pause( latency );
		response.writeHead( answer.statusCode ?? 502, answer.headers );
		for await ( const chunk of answer ) {
			for ( let at = 0; at < chunk.length; at += portion ) {
				await turn();
				response.write( chunk.subarray( at, at + portion ) );
			}
		}
		response.end();
	}

	const proxy = http.createServer( ( request, response ) => {
		const { method, headers, url } = request;
		const forward = http.request(
			url ?? '',
			{ method, headers },
			( answer ) => {
				// A page that closes ends its requests half-way.
				pass( answer, response ).catch( () => response.destroy() );
			}
		);
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
