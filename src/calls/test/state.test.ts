import { ApiError } from '@vitrina/core';
import { clearCookies } from '../../core/test/fake-page';
import { createState } from '../state';

const stale = () => {
	throw new ApiError( 'nonce_invalid', 403, '' );
};

function setUp() {
	let count = 0;
	const readJson = jest.fn< Promise< unknown >, unknown[] >( async () => ( {
		cart: { count: 2, hash: 'h' },
		nonces: { terminal: `t${ ++count }` },
	} ) );
	return { readJson, state: createState( readJson ) };
}

beforeEach( () => {
	clearCookies();
	document.body.className = '';
} );

it( '[STATE-01] is asked once per page, however many need it', async () => {
	const { state, readJson } = setUp();
	const [ one, nonce, other ] = await Promise.all( [
		state.load(),
		state.nonce( 'terminal' ),
		state.nonce( 'login' ),
	] );
	expect( one.cart ).toEqual( { count: 2, hash: 'h' } );
	expect( nonce ).toBe( 't1' );
	expect( other ).toBe( '' );
	expect( readJson.mock.calls ).toEqual( [
		[ 'vitrina/v1/state', { cache: 'no-store' } ],
	] );
} );

it( '[STATE-01] asks again after a failure, and after the page came back from memory', async () => {
	const { state, readJson } = setUp();
	readJson.mockRejectedValueOnce( new ApiError( 'fetch_error', 0, '' ) );
	await expect( state.load() ).rejects.toMatchObject( {
		code: 'fetch_error',
	} );
	await expect( state.nonce( 'terminal' ) ).resolves.toBe( 't1' );
	state.invalidate();
	await expect( state.nonce( 'terminal' ) ).resolves.toBe( 't2' );
} );

it.each( [ null, 'x', [], { nonces: null, cart: 7 } ] )(
	'[STATE-01] uses the response %j as far as it is valid',
	async ( response ) => {
		const { state, readJson } = setUp();
		readJson.mockResolvedValueOnce( response );
		await expect( state.nonce( 'terminal' ) ).resolves.toBe( '' );
		expect( ( await state.load() ).cart ).toEqual( { count: 0, hash: '' } );
	}
);

describe( 'withNonce', () => {
	it( '[STATE-01] fetches a fresh nonce once when the server says it is stale', async () => {
		const { state, readJson } = setUp();
		const send = jest.fn( async ( nonce: string ) =>
			nonce === 't1' ? stale() : 'saved'
		);
		await expect( state.withNonce( 'terminal', send ) ).resolves.toBe(
			'saved'
		);
		expect( send.mock.calls ).toEqual( [ [ 't1' ], [ 't2' ] ] );
		expect( readJson ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[STATE-01] but does not go on for ever', async () => {
		const { state } = setUp();
		const send = jest.fn( async () => stale() );
		await expect(
			state.withNonce( 'terminal', send )
		).rejects.toMatchObject( {
			status: 403,
		} );
		expect( send ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[STATE-01] two callers with the same stale nonce share the fresh one', async () => {
		const { state, readJson } = setUp();
		const send = async ( nonce: string ) =>
			nonce === 't1' ? stale() : nonce;
		await expect(
			Promise.all( [
				state.withNonce( 'terminal', send ),
				state.withNonce( 'terminal', send ),
			] )
		).resolves.toEqual( [ 't2', 't2' ] );
		expect( readJson ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'does not send again with the same nonce: it was not that', async () => {
		const { state, readJson } = setUp();
		readJson.mockResolvedValue( { nonces: { terminal: 'same' } } );
		const send = jest.fn( async () => stale() );
		await expect( state.withNonce( 'terminal', send ) ).rejects.toThrow();
		expect( send ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves other errors to the caller', async () => {
		const { state, readJson } = setUp();
		const send = jest.fn( async () => {
			throw new ApiError( 'unknown_terminal', 400, '' );
		} );
		await expect(
			state.withNonce( 'terminal', send )
		).rejects.toMatchObject( {
			status: 400,
		} );
		expect( send ).toHaveBeenCalledTimes( 1 );
		expect( readJson ).toHaveBeenCalledTimes( 1 );
	} );
} );
