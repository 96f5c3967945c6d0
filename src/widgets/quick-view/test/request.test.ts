import { cancelRequest, requestProduct } from '../store/request';

const product = ( id: string ) =>
	new Response( `<div id="product-${ id }"></div>` );
const rejection = ( status: number ) =>
	new Response( '{"success":false,"data":{"code":"product_not_found"}}', {
		status,
	} );

function respondWith( ...responses: Array< () => Promise< Response > > ) {
	const fetch = jest.fn< Promise< Response >, [ string, RequestInit ] >( () =>
		( responses.shift() ?? ( async () => rejection( 404 ) ) )()
	);
	window.fetch = fetch as never;
	return fetch;
}

it( '[PROD-16] requests wc-ajax with product_id and action', async () => {
	const fetch = respondWith( async () => product( '7' ) );
	expect( await requestProduct( '7' ) ).toContain( 'product-7' );
	const [ url, init ] = fetch.mock.calls[ 0 ]!;
	expect( url ).toBe( '/?wc-ajax=goya_product_ajax' );
	expect( String( init.body ) ).toBe(
		'action=goya_product_ajax&product_id=7'
	);
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'an error', () => new Response( 'no', { status: 500 } ) ],
	[ 'a bare 0', () => new Response( '0' ) ],
	[ 'a page', () => new Response( '<html></html>' ) ],
	[ 'another product', () => product( '77' ) ],
] )( '[PROD-16] requests admin-ajax after %s', async ( _name, first ) => {
	const fetch = respondWith(
		async () => first(),
		async () => product( '7' )
	);
	expect( await requestProduct( '7' ) ).toContain( 'product-7' );
	expect( fetch.mock.calls[ 1 ]?.[ 0 ] ).toBe( '/wp-admin/admin-ajax.php' );
} );

it.each( [ 400, 404 ] )(
	'[PROD-16] does not retry after a rejection (%i)',
	async ( status ) => {
		const fetch = respondWith( async () => rejection( status ) );
		await expect( requestProduct( '7' ) ).rejects.toMatchObject( {
			code: 'no_product',
			status,
		} );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	}
);

it( '[PROD-16] cancels an earlier request', async () => {
	window.fetch = ( ( _url: string, { signal }: RequestInit ) =>
		new Promise( ( resolve, reject ) => {
			const abort = () => reject( new Error( 'aborted' ) );
			if ( signal?.aborted ) {
				abort();
			}
			signal?.addEventListener( 'abort', abort );
			setTimeout( () => resolve( product( '8' ) ), 5 );
		} ) ) as never;
	const first = requestProduct( '7' );
	const second = requestProduct( '8' );
	await expect( first ).rejects.toMatchObject( { code: 'aborted' } );
	expect( await second ).toContain( 'product-8' );
	const third = requestProduct( '9' );
	cancelRequest();
	await expect( third ).rejects.toMatchObject( { code: 'aborted' } );
} );
