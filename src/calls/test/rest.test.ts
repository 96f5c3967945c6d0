import type { StateClient } from '../state';
import { printSettings } from '../../core/test/fake-page';
import { ApiError } from '../../core/api-error';
import { createRest } from '../rest';

type Page = Window & { wp?: { apiFetch?: unknown } };
const page = window as Page;

/** WordPress's api-fetch, as far as it is called. */
function createApiFetch( answers: unknown[] ) {
	const used: unknown[] = [];
	const calls: unknown[] = [];
	const apiFetch = Object.assign(
		async ( options: unknown ) => {
			calls.push( {
				...( options as object ),
				nonce: apiFetch.nonceMiddleware?.nonce,
			} );
			const next = answers.shift();
			if ( next instanceof Error || Object( next ).fails ) {
				throw Object( next ).fails ?? next;
			}
			return next;
		},
		{
			used,
			calls,
			use: ( middleware: unknown ) => void used.push( middleware ),
			createRootURLMiddleware: ( root: string ) => `root ${ root }`,
			createNonceMiddleware: ( nonce: string ) => ( { nonce } ),
			mediaUploadMiddleware: 'media',
			nonceMiddleware: undefined as { nonce: string } | undefined,
			nonceEndpoint: '',
		}
	);
	return apiFetch;
}

function setUp( ...answers: unknown[] ) {
	const apiFetch = createApiFetch( answers );
	const load = jest.fn< Promise< void >, [ string ] >( async () => {
		page.wp = { apiFetch };
	} );
	let count = 0;
	const state = {
		nonce: jest.fn( async () => `n${ count }` ),
		invalidate: jest.fn( () => void count++ ),
	};
	const rest = createRest( load, state as unknown as StateClient );
	return { apiFetch, load, state, rest };
}

beforeEach( () => void printSettings( { restUrl: '/wp-json/' } ) );
afterEach( () => void delete page.wp );

it( '[REST-01] loads nothing and asks no nonce before the first call', async () => {
	const { load, state, rest } = setUp( 'a', 'b' );
	expect( load ).not.toHaveBeenCalled();
	expect( state.nonce ).not.toHaveBeenCalled();
	await rest( '/x' );
	await rest( '/y' );
	expect( load.mock.calls ).toEqual( [ [ 'wp-api-fetch' ] ] );
	expect( state.nonce ).toHaveBeenCalledTimes( 1 );
} );

it( '[REST-01] sets api-fetch up as WordPress would, with the nonce of the state', async () => {
	const { apiFetch, rest } = setUp( { id: 1 } );
	await expect( rest( '/wp/v2/x', { method: 'DELETE' } ) ).resolves.toEqual( {
		id: 1,
	} );
	expect( apiFetch.used ).toEqual( [
		'root /wp-json/',
		{ nonce: 'n0' },
		'media',
	] );
	expect( apiFetch.nonceEndpoint ).toBe(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	expect( apiFetch.calls ).toEqual( [
		{ path: '/wp/v2/x', method: 'DELETE', nonce: 'n0' },
	] );
} );

it( '[REST-01] uses one that is on the page already as it is', async () => {
	const { apiFetch, load, state, rest } = setUp( 'a' );
	apiFetch.nonceMiddleware = { nonce: 'printed' };
	page.wp = { apiFetch };
	await rest( '/x' );
	expect( load ).not.toHaveBeenCalled();
	expect( state.nonce ).not.toHaveBeenCalled();
	expect( apiFetch.used ).toEqual( [] );
} );

it.each( [
	[ 'rest_cookie_invalid_nonce', { code: 'rest_cookie_invalid_nonce' } ],
	[ 'a guest’s refused rest-nonce', new Response( '0', { status: 400 } ) ],
] )( '[REST-01] %s: a fresh nonce, and once more', async ( _name, fails ) => {
	const { apiFetch, rest, state } = setUp(
		{ fails },
		'done',
		{ fails },
		{ fails }
	);
	await expect( rest( '/x' ) ).resolves.toBe( 'done' );
	expect( state.invalidate ).toHaveBeenCalledTimes( 1 );
	expect( apiFetch.calls ).toEqual( [
		{ path: '/x', nonce: 'n0' },
		{ path: '/x', nonce: 'n1' },
	] );
	await expect( rest( '/x' ) ).rejects.toBeInstanceOf( ApiError );
	expect( apiFetch.calls ).toHaveLength( 4 );
} );

it.each( [
	[
		{ code: 'fetch_error', message: 'Theirs' },
		'fetch_error',
		0,
		'You are probably offline.',
	],
	[
		{ code: 'offline_error', message: 'Theirs' },
		'fetch_error',
		0,
		'You are probably offline.',
	],
	[
		{ code: 'invalid_json', message: 'Theirs' },
		'invalid_json',
		0,
		'The response is not a valid JSON response.',
	],
	[
		{ code: 'gone', message: 'Gone.', data: { status: 410 } },
		'gone',
		410,
		'Gone.',
	],
	[
		{ code: 'post_process', message: 'Theirs' },
		'post_process',
		0,
		'The file could not be uploaded. If it is a photo or another large picture, please make it smaller and try again.',
	],
	[ {}, 'unknown_error', 0, 'An unknown error occurred.' ],
	[
		new DOMException( '', 'AbortError' ),
		'aborted',
		0,
		'An unknown error occurred.',
	],
] )(
	'[FIX-19] [REST-01] says %p in our own words',
	async ( thrown, code, status, message ) => {
		const { rest } = setUp( { fails: thrown } );
		await expect( rest( '/x' ) ).rejects.toMatchObject( {
			code,
			status,
			message,
		} );
	}
);

it( 'may be tried again when the script could not be loaded', async () => {
	const { load, rest } = setUp( 'a' );
	load.mockRejectedValueOnce( new Error( 'Not loaded' ) );
	await expect( rest( '/x' ) ).rejects.toThrow( 'Not loaded' );
	await expect( rest( '/x' ) ).resolves.toBe( 'a' );
} );

it( 'says so when PHP did not offer the script', async () => {
	const rest = createRest( async () => {}, {} as StateClient );
	await expect( rest( '/x' ) ).rejects.toMatchObject( {
		code: 'no_api_fetch',
	} );
} );
