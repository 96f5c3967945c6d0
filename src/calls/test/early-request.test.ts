import { sendEarly, receiveEarly } from '../early-request';

const response = { status: 200 } as Response;
const fetched = jest.fn< Promise< Response >, [ string, RequestInit ] >( () =>
	Promise.resolve( response )
);

beforeEach( () => {
	jest.useFakeTimers();
	fetched.mockClear();
	Object.assign( window, { fetch: fetched } );
} );

afterEach( () => {
	jest.runAllTimers();
	jest.useRealTimers();
} );

it( 'gives the response to one request with the same URL and body', async () => {
	sendEarly( '/a id=1' );
	sendEarly( '/a id=1' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	expect( receiveEarly( '/a', {} ) ).toBeUndefined();
	const body = new URLSearchParams( { id: '1' } );
	expect( await receiveEarly( '/a', { body } ) ).toBe( response );
	expect( receiveEarly( '/a', { body } ) ).toBeUndefined();
} );

it( 'drops a response that no script has taken for ten seconds', () => {
	sendEarly( '/b' );
	jest.advanceTimersByTime( 9_999 );
	sendEarly( '/c' );
	jest.advanceTimersByTime( 1 );
	expect( receiveEarly( '/b', {} ) ).toBeUndefined();
	expect( receiveEarly( '/c', {} ) ).toBeDefined();
} );

it( 'aborts with the request that has taken it', () => {
	const stop = new AbortController();
	sendEarly( '/d' );
	void receiveEarly( '/d', { signal: stop.signal } );
	stop.abort();
	expect( fetched.mock.calls[ 0 ]![ 1 ].signal?.aborted ).toBe( true );
} );

it( 'passes a failure on to the request that has taken it', async () => {
	fetched.mockReturnValueOnce( Promise.reject( new TypeError( 'offline' ) ) );
	sendEarly( '/e' );
	await expect( receiveEarly( '/e', {} ) ).rejects.toThrow( 'offline' );
} );
