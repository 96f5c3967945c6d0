import { response, printSettings } from '../../core/test/fake-page';
import { ApiError } from '../../core/api-error';
import { createAjax, restAddress } from '../ajax';

beforeEach( () => void printSettings( { restUrl: '/wp-json/' } ) );

function setUp( respond: ( init: RequestInit ) => Promise< Response > ) {
	const calls: Array< [ string, RequestInit ] > = [];
	const fetcher = ( url: unknown, init: RequestInit = {} ) => {
		calls.push( [ String( url ), init ] );
		return respond( init );
	};
	return { calls, ...createAjax( fetcher as typeof fetch ) };
}

const body = ( [ , init ]: [ string, RequestInit ] ) => String( init.body );

/** A `fetch()` that gets no response, and only ends when it is aborted. */
const silence = ( { signal }: RequestInit ) =>
	new Promise< Response >( ( _, reject ) => {
		const refuse = () => reject( new DOMException( '', 'AbortError' ) );
		if ( signal!.aborted ) {
			refuse();
		}
		signal!.addEventListener( 'abort', refuse );
	} );

describe( 'wcAjax', () => {
	it( '[CART-01] posts a form to /?wc-ajax= and returns the response, an error included', async () => {
		const { calls, wcAjax } = setUp( async () =>
			response( { error: true } )
		);
		await expect(
			wcAjax( 'add_to_cart', {
				product_id: 7,
				note: 'a b&c',
				none: null,
			} )
		).resolves.toEqual( { error: true } );
		expect( calls[ 0 ]![ 0 ] ).toBe( '/?wc-ajax=add_to_cart' );
		expect( calls[ 0 ]![ 1 ] ).toMatchObject( {
			method: 'POST',
			credentials: 'same-origin',
		} );
		expect( body( calls[ 0 ]! ) ).toBe( 'product_id=7&note=a+b%26c' );
	} );

	it( 'returns a bare false, the response of get_variation without a match', async () => {
		const { wcAjax } = setUp( async () => response( 'false' ) );
		await expect( wcAjax( 'get_variation' ) ).resolves.toBe( false );
	} );
} );

describe( 'adminAjax', () => {
	it( 'posts with its action and gives the data of a success', async () => {
		const { calls, adminAjax } = setUp( async () =>
			response( { success: true, data: { terminal_id: '101' } } )
		);
		await expect(
			adminAjax( 'save', { terminal_id: 101 } )
		).resolves.toEqual( {
			terminal_id: '101',
		} );
		expect( calls[ 0 ]![ 0 ] ).toBe( '/wp-admin/admin-ajax.php' );
		expect( body( calls[ 0 ]! ) ).toBe( 'terminal_id=101&action=save' );
	} );

	it.each( [ 200, 400, 403 ] )(
		'throws what a failure says, with status %d',
		async ( status ) => {
			const { adminAjax } = setUp( async () =>
				response(
					{
						success: false,
						data: { code: 'nonce_invalid', message: 'Old.' },
					},
					status
				)
			);
			const error = await adminAjax( 'save' ).catch(
				( thrown ) => thrown
			);
			expect( error ).toBeInstanceOf( ApiError );
			expect( error ).toMatchObject( {
				code: 'nonce_invalid',
				message: 'Old.',
				status,
			} );
		}
	);

	it.each( [ '0', '-1', 'null', '[]', '"x"' ] )(
		'handles the response %s as a failure',
		async ( text ) => {
			const { adminAjax } = setUp( async () => response( text ) );
			await expect( adminAjax( 'save' ) ).rejects.toMatchObject( {
				code: 'unknown_error',
				message: 'An unknown error occurred.',
			} );
		}
	);
} );

describe( 'readJson', () => {
	it.each( [
		[ '/wp-json/', '/wp-json/vitrina/v1/terminals?country=LT' ],
		[
			'/index.php?rest_route=/',
			'/index.php?rest_route=/vitrina/v1/terminals&country=LT',
		],
	] )( 'reads below %s', async ( restUrl, expected ) => {
		printSettings( { restUrl } );
		const { calls, readJson } = setUp( async () => response( {} ) );
		await readJson( '/vitrina/v1/terminals?country=LT', {
			cache: 'no-store',
		} );
		expect( calls[ 0 ]![ 0 ] ).toBe( expected );
		expect( calls[ 0 ]![ 1 ] ).toMatchObject( { cache: 'no-store' } );
		expect( calls[ 0 ]![ 1 ].method ).toBeUndefined();
		expect( restAddress( 'x' ) ).toBe( `${ restUrl }x` );
	} );
} );

describe( 'readPage', () => {
	it( '[PROD-12] returns any response unchanged, also an error', async () => {
		for ( const [ text, status ] of [
			[ '<p>Hello</p>', 200 ],
			[ '<p>No</p>', 403 ],
			[ '', 500 ],
		] as const ) {
			const { readPage } = createAjax( ( async () =>
				response( text, status ) ) as never );
			expect( await readPage( '/page/' ) ).toEqual( {
				status,
				html: text,
			} );
		}
	} );

	it( '[PROD-12] throws where there was none', async () => {
		const { readPage } = createAjax( () => Promise.reject( new Error() ) );
		await expect( readPage( '/page/' ) ).rejects.toMatchObject( {
			code: 'fetch_error',
			status: 0,
		} );
	} );
} );

describe( 'whatever goes wrong', () => {
	it( '[REST-01] no connection is fetch_error, in our own words', async () => {
		const { wcAjax } = setUp( async () => {
			throw new TypeError( 'Failed to fetch' );
		} );
		await expect( wcAjax( 'x' ) ).rejects.toMatchObject( {
			code: 'fetch_error',
			status: 0,
			message: 'You are probably offline.',
		} );
	} );

	it.each( [
		[ '<html>', 200 ],
		[ '{"half":', 200 ],
		[ '', 200 ],
		[ '<h1>Bad gateway</h1>', 502 ],
	] )(
		'[REST-01] the response %j with status %d is invalid_json',
		async ( text, status ) => {
			const { wcAjax } = setUp( async () => response( text, status ) );
			await expect( wcAjax( 'x' ) ).rejects.toMatchObject( {
				code: 'invalid_json',
				status,
				message: 'The response is not a valid JSON response.',
			} );
		}
	);

	it( '[REST-01] an error of the REST API keeps its code, message and status', async () => {
		const { readJson } = setUp( async () =>
			response(
				{
					code: 'rest_no_route',
					message: 'None.',
					data: { status: 404 },
				},
				404
			)
		);
		await expect( readJson( 'x' ) ).rejects.toMatchObject( {
			code: 'rest_no_route',
			message: 'None.',
			status: 404,
		} );
	} );

	it( '[CART-05] a request without a response times out', async () => {
		jest.useFakeTimers();
		const { wcAjax } = setUp( silence );
		const heard = wcAjax( 'x', {}, { timeout: 5000 } ).catch(
			( error ) => error.code
		);
		const seen = jest.fn();
		void heard.then( seen );
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( seen ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await heard ).toBe( 'timeout' );
		jest.useRealTimers();
	} );

	it( 'a caller may take the request back, before it or during it', async () => {
		const { wcAjax } = setUp( silence );
		const controller = new AbortController();
		const during = wcAjax( 'x', {}, { signal: controller.signal } );
		controller.abort();
		await expect( during ).rejects.toMatchObject( { code: 'aborted' } );
		await expect(
			wcAjax( 'x', {}, { signal: controller.signal } )
		).rejects.toMatchObject( { code: 'aborted' } );
	} );

	it( 'the timeout ends with the response', async () => {
		jest.useFakeTimers();
		const { wcAjax } = setUp( async () => response( {} ) );
		await wcAjax( 'x' );
		expect( jest.getTimerCount() ).toBe( 0 );
		jest.useRealTimers();
	} );
} );
