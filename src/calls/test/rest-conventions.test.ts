import { response, printSettings } from '../../core/test/fake-page';
import type { StateClient } from '../state';
import { createRest } from '../rest';

/**
 * REST's conventions with WordPress's real api-fetch and a server that is
 * `fetch` alone: the requests that are sent, and how responses are handled.
 */
type Call = { url: URL; init: RequestInit };
type Respond = ( call: Call, number: number ) => Response;

const page = window as Window & { wp?: { apiFetch?: unknown } };
const realFetch = window.fetch;

function setUp( respond: Respond ) {
	const calls: Call[] = [];
	window.fetch = ( async ( url: string, init: RequestInit = {} ) => {
		const call = { url: new URL( url, 'http://shop.test' ), init };
		calls.push( call );
		return respond( call, calls.length );
	} ) as typeof fetch;
	let nonces = 0;
	const state = {
		nonce: async () => `n${ nonces }`,
		invalidate: () => void nonces++,
	} as unknown as StateClient;
	const load = async () => {
		// Read anew for each test: it keeps its middlewares.
		jest.isolateModules( () => {
			page.wp = { apiFetch: require( '@wordpress/api-fetch' ).default };
		} );
	};
	return { calls, rest: createRest( load, state ) };
}

const header = ( { init }: Call, name: string ) =>
	new Headers( init.headers ).get( name );

beforeEach(
	() => void printSettings( { restUrl: 'http://shop.test/wp-json/' } )
);

afterEach( () => {
	window.fetch = realFetch;
	delete page.wp;
} );

it.each( [ 'PUT', 'DELETE' ] )(
	'[REST-01] %s goes as POST with X-HTTP-Method-Override and the nonce',
	async ( method ) => {
		const { calls, rest } = setUp( () => response( { done: true } ) );
		await expect(
			rest( '/wp/v2/users/me', { method, data: { a: 1 } } )
		).resolves.toEqual( { done: true } );
		const [ call ] = calls;
		expect( call!.url.pathname ).toBe( '/wp-json/wp/v2/users/me' );
		expect( call!.init.method ).toBe( 'POST' );
		expect( header( call!, 'X-HTTP-Method-Override' ) ).toBe( method );
		expect( header( call!, 'X-WP-Nonce' ) ).toBe( 'n0' );
		expect( String( call!.init.body ) ).toBe( '{"a":1}' );
	}
);

it( '[REST-01] per_page=-1 reads all in pages of 100', async () => {
	const next = 'http://shop.test/wp-json/wp/v2/posts?per_page=100&page=';
	const { calls, rest } = setUp(
		( _call, number ) =>
			new Response( JSON.stringify( [ { id: number } ] ), {
				headers:
					number < 3
						? { Link: `<${ next }${ number + 1 }>; rel="next"` }
						: {},
			} )
	);
	await expect( rest( '/wp/v2/posts?per_page=-1' ) ).resolves.toEqual( [
		{ id: 1 },
		{ id: 2 },
		{ id: 3 },
	] );
	expect(
		calls.map( ( { url } ) => [
			url.searchParams.get( 'per_page' ),
			url.searchParams.get( 'page' ),
		] )
	).toEqual( [
		[ '100', null ],
		[ '100', '2' ],
		[ '100', '3' ],
	] );
} );

it( '[REST-01] a customer whose nonce is too old gets a fresh one and is answered', async () => {
	const { calls, rest } = setUp( ( call ) => {
		if ( call.url.search === '?action=rest-nonce' ) {
			return new Response( 'fresh' );
		}
		return header( call, 'X-WP-Nonce' ) === 'fresh'
			? response( { id: 7 } )
			: new Response(
					JSON.stringify( { code: 'rest_cookie_invalid_nonce' } ),
					{ status: 403 }
				);
	} );
	await expect( rest( '/wp/v2/users/me' ) ).resolves.toEqual( { id: 7 } );
	expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
		'/wp-json/wp/v2/users/me',
		'/wp-admin/admin-ajax.php',
		'/wp-json/wp/v2/users/me',
	] );
} );

describe( 'a picture whose sizes could not be made', () => {
	const upload = ( rest: ReturnType< typeof setUp >[ 'rest' ] ) =>
		rest( '/wp/v2/media', { method: 'POST', body: new FormData() } );

	const died = () =>
		new Response( '', {
			status: 500,
			headers: { 'x-wp-upload-attachment-id': '31' },
		} );

	it( '[REST-01] is tried again until the server is done with it', async () => {
		const { calls, rest } = setUp( ( _call, number ) =>
			number < 4 ? died() : response( { id: 31 } )
		);
		await expect( upload( rest ) ).resolves.toEqual( { id: 31 } );
		expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/wp/v2/media',
			'/wp-json/wp/v2/media/31/post-process',
			'/wp-json/wp/v2/media/31/post-process',
			'/wp-json/wp/v2/media/31/post-process',
		] );
		expect( String( calls[ 1 ]!.init.body ) ).toBe(
			'{"action":"create-image-subsizes"}'
		);
	} );

	it( '[REST-01] is deleted after five tries, and the failure is said', async () => {
		const { calls, rest } = setUp( ( call ) =>
			header( call, 'X-HTTP-Method-Override' ) === 'DELETE'
				? response( { deleted: true } )
				: died()
		);
		await expect( upload( rest ) ).rejects.toMatchObject( {
			code: 'post_process',
		} );
		expect(
			calls.slice( 1, 6 ).map( ( { url } ) => url.pathname )
		).toEqual( Array( 5 ).fill( '/wp-json/wp/v2/media/31/post-process' ) );
		const last = calls[ 6 ]!;
		expect( last.url.pathname ).toBe( '/wp-json/wp/v2/media/31' );
		expect( last.url.searchParams.get( 'force' ) ).toBe( 'true' );
		expect( header( last, 'X-HTTP-Method-Override' ) ).toBe( 'DELETE' );
		expect( calls ).toHaveLength( 7 );
	} );
} );

it.each( [
	[
		'no network',
		() => {
			throw new TypeError( 'Failed to fetch' );
		},
		'fetch_error',
	],
	[
		'a response that is no JSON',
		() => new Response( '<p>' ),
		'invalid_json',
	],
	[
		'a refusal without a word',
		() => new Response( '{}', { status: 500 } ),
		'unknown_error',
	],
] )( '[REST-01] %s is an error of its own', async ( _name, respond, code ) => {
	const { rest } = setUp( respond as Respond );
	await expect( rest( '/wp/v2/posts' ) ).rejects.toMatchObject( { code } );
} );
