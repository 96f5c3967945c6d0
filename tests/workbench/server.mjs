import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { answerCall } from './answer-call.mjs';
import { findFile } from './files.mjs';
import { makeContents, makePage } from './page.mjs';
import { makeGroups } from './terminals.mjs';
import { makePicture, makeWidgetPage } from './widget-page.mjs';

const html = 'text/html; charset=utf-8';

/**
 * @param {URL} url
 * @return {{ type: string, body: Buffer | string } | undefined} The response.
 */
function findPage( url ) {
	if ( url.pathname === '/' && url.search === '' ) {
		return { type: html, body: makeContents() };
	}
	if ( url.pathname === '/fixtures/terminals.json' ) {
		const country = url.searchParams.get( 'country' ) ?? 'LT';
		const count = Number( url.searchParams.get( 'count' ) ?? 600 );
		const groups = makeGroups( country, count );
		return {
			type: 'application/json',
			body: JSON.stringify( { version: '5e1f', country, groups } ),
		};
	}
	if ( url.pathname.startsWith( '/wp-content/uploads/' ) ) {
		return { type: 'image/svg+xml', body: makePicture( url.pathname ) };
	}
	const page =
		makeWidgetPage( url ) ??
		makePage( url.pathname.slice( 1 ), url.searchParams );
	return page ? { type: html, body: page } : undefined;
}

/**
 * Serves the workbench until it is closed.
 *
 * @param {number}  port     0 for any free port.
 * @param {boolean} isCached Whether browsers may keep scripts and styles: in a check nothing is rebuilt.
 * @return {Promise<import('node:http').Server>} The listening server.
 */
export function startWorkbench( port, isCached = false ) {
	const server = createServer( async ( request, response ) => {
		const url = new URL(
			request.url ?? '/',
			`http://${ request.headers.host ?? 'localhost' }`
		);
		const isCall = request.method === 'POST' || url.search !== '';
		const found =
			( isCall && ( await answerCall( request, url ) ) ) ||
			findPage( url ) ||
			findFile( url.pathname ) ||
			( await answerCall( request, url ) );
		if ( found === 'never' ) {
			return;
		}
		if ( ! found ) {
			response.writeHead( 404, { 'Content-Type': 'text/plain' } );
			response.end( `Nothing here: ${ url.pathname }\n` );
			return;
		}
		response.writeHead( Number( 'status' in found ? found.status : 200 ), {
			'Content-Type': found.type,
			'Content-Encoding': 'gzip',
			'Cache-Control':
				isCached && /\.(css|js|woff2)$/.test( url.pathname )
					? 'max-age=3600'
					: 'no-store',
		} );
		response.end( gzipSync( found.body ) );
	} );
	return new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', () => resolve( server ) );
	} );
}
