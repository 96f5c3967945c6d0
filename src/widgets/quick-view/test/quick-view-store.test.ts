import fc from 'fast-check';
import { isOpen } from '../view';
import { createQuickView } from '../store/quick-view-store';
import { createFakeHistory, type FakeHistory } from './fake-history';

let mockHistory: FakeHistory;
jest.mock( '../store/address', () => ( {
	readAddress: () => mockHistory.address.readAddress(),
	pushAddress: ( id: string ) => mockHistory.address.pushAddress( id ),
	replaceAddress: ( id: string ) => mockHistory.address.replaceAddress( id ),
	resetAddress: () => mockHistory.address.resetAddress(),
} ) );

interface Request {
	id: string;
	resolve: ( html: string ) => void;
	reject: ( error: unknown ) => void;
	isCancelled: boolean;
}

let mockRequests: Request[] = [];
/** Cancelling does nothing here: a response may already have arrived in a real request. */
jest.mock( '../store/request', () => ( {
	requestProduct: ( id: string ) =>
		new Promise( ( resolve, reject ) =>
			mockRequests.push( { id, resolve, reject, isCancelled: false } )
		),
	cancelRequest() {
		const last = mockRequests.at( -1 );
		if ( last ) {
			last.isCancelled = true;
		}
	},
} ) );

const mockAnnounced: string[] = [];
jest.mock( '@vitrina/core', () => ( {
	...jest.requireActual( '@vitrina/core' ),
	announce: ( text: string ) => mockAnnounced.push( text ),
} ) );

const IDS = [ '1', '2', '3' ];

/** Unique per request. */
const htmlOf = ( request: number ) => {
	const title = `Answer ${ request }`;
	return `<h2 class="product_title"> ${ title } </h2>`;
};

const link = ( id: string ) =>
	document.querySelector< HTMLAnchorElement >(
		`[data-quick-view="${ id }"]`
	)!;

function start( first = '' ) {
	document.body.innerHTML = `<ul class="products">${ IDS.map(
		( id ) =>
			`<li class="card"><a data-quick-view="${ id }" href="#product-${ id }"></a></li>`
	).join( '' ) }</ul>`;
	mockHistory = createFakeHistory( first );
	mockRequests = [];
	mockAnnounced.length = 0;
	const store = createQuickView();
	store.actions.syncWithUrl();
	return store;
}

const noProduct = { code: 'no_product' };

const respond = async ( request: number ) => {
	mockRequests[ request ]?.resolve( htmlOf( request ) );
	await null;
	await null;
};

const reject = async ( request: number ) => {
	mockRequests[ request ]?.reject( noProduct );
	await null;
	await null;
};

type Store = ReturnType< typeof start >;
type Command = ( store: Store ) => unknown;

const anyRequest = fc.nat( 8 );
const commands: fc.Arbitrary< [ string, Command ] > = fc.oneof(
	fc
		.constantFrom( ...IDS )
		.map( ( id ): [ string, Command ] => [
			`open ${ id }`,
			( { actions } ) => actions.open( link( id ) ),
		] ),
	fc
		.constantFrom( -1, 1 )
		.map( ( by ): [ string, Command ] => [
			`step ${ by }`,
			( { actions } ) => actions.step( by ),
		] ),
	fc
		.constantFrom( -1, 1 )
		.map( ( by ): [ string, Command ] => [
			`travel ${ by }`,
			() => mockHistory.travel( by ),
		] ),
	anyRequest.map( ( at ): [ string, Command ] => [
		`response ${ at }`,
		() => respond( at ),
	] ),
	anyRequest.map( ( at ): [ string, Command ] => [
		`failure ${ at }`,
		() => reject( at ),
	] ),
	fc.constant< [ string, Command ] >( [
		'close',
		( { actions } ) => actions.close(),
	] ),
	fc.constant< [ string, Command ] >( [
		'faded',
		( { actions } ) => actions.faded(),
	] ),
	fc.constant< [ string, Command ] >( [
		'settle',
		( { actions } ) => mockHistory.settle( actions.syncWithUrl ),
	] )
);

it( '[PROD-16] shows the product of the URL, and no late response, in any order of opening, steps, Back, responses and failures', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom( '', '2', '9' ),
			fc.array( commands, { maxLength: 30 } ),
			async ( first, given ) => {
				const store = start( first );
				const expectNoLateResponse = () => {
					const { view } = store.get();
					const last = {
						html: htmlOf( mockRequests.length - 1 ),
						id: mockRequests.at( -1 )?.id,
					};
					expect(
						view.status === 'shown'
							? { html: view.html, id: view.product.id }
							: last
					).toEqual( last );
				};
				for ( const [ , run ] of given ) {
					await run( store );
					expectNoLateResponse();
				}
				mockHistory.settle( store.actions.syncWithUrl );
				expectNoLateResponse();
				const { view } = store.get();
				expect( isOpen( view ) ? view.product.id : '' ).toBe(
					mockHistory.address.readAddress()
				);
			}
		),
		{ numRuns: 500 }
	);
} );

it( '[PROD-16] announces the title of the shown product only', async () => {
	const { actions } = start();
	actions.open( link( '1' ) );
	actions.step( 1 );
	await respond( 0 );
	expect( mockAnnounced ).toEqual( [] );
	await respond( 1 );
	expect( mockAnnounced ).toEqual( [ 'Answer 1' ] );
} );

it( '[PROD-16] cancels the request and resets the URL once when it closes', async () => {
	const { actions, get } = start();
	actions.open( link( '2' ) );
	actions.close();
	expect( mockRequests[ 0 ]!.isCancelled ).toBe( true );
	mockHistory.settle( actions.syncWithUrl );
	expect( mockHistory.address.readAddress() ).toBe( '' );

	actions.open( link( '2' ) );
	await reject( 1 );
	const leave = jest.spyOn( mockHistory.address, 'resetAddress' );
	// The close event of the dialog.
	actions.close();
	expect( leave ).not.toHaveBeenCalled();
	expect( get().view.status ).toBe( 'failed' );
} );

it( '[PROD-16] a cancelled request is not a failure', async () => {
	const { actions, get } = start();
	actions.open( link( '2' ) );
	mockRequests[ 0 ]!.reject( { code: 'aborted' } );
	await null;
	await null;
	expect( get().view.status ).toBe( 'loading' );
} );

it( '[PROD-16] knows the position in the listing, and stops at its ends', () => {
	const { actions, get } = start();
	actions.open( link( '3' ) );
	expect( get().view ).toMatchObject( { product: { at: 2, count: 3 } } );
	actions.step( 1 );
	expect( mockRequests ).toHaveLength( 1 );
	actions.step( -1 );
	expect( get().view ).toMatchObject( { product: { id: '2', at: 1 } } );
} );
