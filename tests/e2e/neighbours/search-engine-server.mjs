#!/usr/bin/env node
/**
 * Speaks as much of Elasticsearch's HTTP interface as ElasticPress uses: it stores what
 * ElasticPress indexes, and finds the products whose title contains one of the words.
 * Prints its address. Two addresses are for the test: `/test/searches` returns the
 * bodies of all searches, and after `/test/fail` every other request gets status 503.
 */
import { createServer } from 'node:http';

/** @typedef {{ ID: number, post_title: string, post_type: string, post_status: string }} Document */

/** @type {Map<string, Document>} */
const documents = new Map();
/** @type {Set<string>} */
const indices = new Set();
/** @type {string[]} */
const searches = [];
let isFailing = false;

/**
 * @param {string} body Lines of JSON: what to do, then the document.
 */
function store( body ) {
	const lines = body.split( '\n' ).filter( Boolean );
	const items = [];
	while ( lines.length > 0 ) {
		const action = JSON.parse( lines.shift() ?? '{}' );
		if ( action.delete ) {
			documents.delete( String( action.delete._id ) );
			items.push( { delete: { status: 200 } } );
		} else {
			const id = String( action.index._id );
			documents.set( id, JSON.parse( lines.shift() ?? '{}' ) );
			items.push( { index: { _id: id, status: 201 } } );
		}
	}
	return { errors: false, items };
}

/**
 * @param {unknown} value A part of a search.
 * @return {string} The first `query` that is a text; empty if there is none.
 */
function findText( value ) {
	if ( value === null || typeof value !== 'object' ) {
		return '';
	}
	for ( const [ name, child ] of Object.entries( value ) ) {
		const text =
			name === 'query' && typeof child === 'string'
				? child
				: findText( child );
		if ( text ) {
			return text;
		}
	}
	return '';
}

/**
 * Returns products, the oldest first. Neither WordPress nor our index sorts like that.
 *
 * @param {string} index
 * @param {string} body
 */
function search( index, body ) {
	const request = JSON.parse( body );
	const words = findText( request ).toLowerCase().split( /\s+/ );
	const found = [ ...documents.values() ]
		.filter(
			( { post_title: title, post_type: type, post_status: status } ) =>
				type === 'product' &&
				status === 'publish' &&
				words.some( ( word ) => title.toLowerCase().includes( word ) )
		)
		.sort( ( one, other ) => one.ID - other.ID );
	const from = request.from ?? 0;
	return {
		took: 1,
		timed_out: false,
		hits: {
			total: { value: found.length, relation: 'eq' },
			hits: found
				.slice( from, from + ( request.size ?? 10 ) )
				.map( ( document ) => ( {
					_index: index,
					_id: String( document.ID ),
					_score: 1,
					_source: document,
				} ) ),
		},
	};
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string} body
 * @return {unknown} The response; undefined for a status of 404.
 */
function answer( method, path, body ) {
	const [ index = '', operation = '' ] = path.split( '/' ).slice( 1 );
	if ( path === '/_nodes/plugins' ) {
		return {
			nodes: { one: { version: '8.11.0', modules: [], plugins: [] } },
		};
	}
	if ( path.endsWith( '_bulk' ) ) {
		return store( body );
	}
	if ( operation === '_search' ) {
		searches.push( body );
		return search( index, body );
	}
	if ( ! operation && method === 'PUT' ) {
		indices.add( index );
	}
	if ( ! operation && method === 'DELETE' ) {
		indices.delete( index );
	}
	const isMissing =
		! operation && method === 'HEAD' && ! indices.has( index );
	return isMissing ? undefined : { acknowledged: true };
}

const server = createServer( async ( request, response ) => {
	let body = '';
	for await ( const part of request ) {
		body += String( part );
	}
	const { pathname } = new URL( request.url ?? '', 'http://engine' );
	/** @type {unknown} */
	let result;
	if ( pathname === '/test/searches' ) {
		result = searches;
	} else if ( pathname === '/test/fail' ) {
		isFailing = true;
		result = true;
	} else if ( ! isFailing ) {
		result = answer( request.method ?? 'GET', pathname, body );
	}
	const missing = isFailing ? 503 : 404;
	response.writeHead( result === undefined ? missing : 200, {
		'content-type': 'application/json',
	} );
	response.end( JSON.stringify( result ?? {} ) );
} );

server.listen( 0, '127.0.0.1', () => {
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : '';
	process.stdout.write( `http://127.0.0.1:${ port }\n` );
} );
