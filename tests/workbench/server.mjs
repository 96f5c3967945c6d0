import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { findFile } from './files.mjs';
import { makeContents, makePage } from './page.mjs';
import { makeGroups } from './terminals.mjs';

/**
 * @param {URL} url
 * @return {{ type: string, body: Buffer | string } | undefined} What to answer.
 */
function answer( url ) {
	const html = 'text/html; charset=utf-8';
	if ( url.pathname === '/' ) {
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
	const page = makePage( url.pathname.slice( 1 ), url.searchParams );
	return page ? { type: html, body: page } : findFile( url.pathname );
}

/**
 * Serves the workbench until it is closed.
 *
 * @param {number} port 0 for any that is free.
 * @return {Promise<import('node:http').Server>} Listening.
 */
export function startWorkbench( port ) {
	const server = createServer( ( request, response ) => {
		const url = new URL( request.url ?? '/', 'http://localhost' );
		const found = answer( url );
		if ( ! found ) {
			response.writeHead( 404, { 'Content-Type': 'text/plain' } );
			response.end( `Nothing here: ${ url.pathname }\n` );
			return;
		}
		response.writeHead( 200, {
			'Content-Type': found.type,
			'Content-Encoding': 'gzip',
			'Cache-Control': 'no-store',
		} );
		response.end( gzipSync( found.body ) );
	} );
	return new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', () => resolve( server ) );
	} );
}
