import fc from 'fast-check';
import { settle } from '../../core/test/fake-page';
import { createQueue, type Queue, type QueueOptions } from '../queue';

/** A queue whose reads are jobs of its own, and answered at once. */
function makeQueue< Job >(
	send: ( job: Job ) => Promise< string >,
	options: Partial< QueueOptions< Job | 'read', string > > = {}
) {
	const queue: Queue< Job | 'read', string > = createQueue( {
		send: ( job: Job | 'read' ) =>
			job === 'read' ? Promise.resolve( '' ) : send( job as Job ),
		isRead: ( job: Job | 'read' ) => job === 'read',
		showsCart: () => true,
		read: () => queue.add( 'read' ),
		...options,
	} );
	return queue;
}

const defer = () => {
	const handle = {} as {
		promise: Promise< string >;
		resolve: ( response: string ) => void;
		reject: ( error: Error ) => void;
	};
	handle.promise = new Promise( ( resolve, reject ) =>
		Object.assign( handle, { resolve, reject } )
	);
	return handle;
};

describe( 'createQueue', () => {
	it( '[CART-03] sends one at a time, in order, whatever is clicked, answered or fails when', async () => {
		const step = fc.oneof(
			fc.constant( 'click' as const ),
			fc.constant( 'response' as const ),
			fc.constant( 'fail' as const )
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array( step, { maxLength: 30 } ),
				async ( steps ) => {
					const sent: number[] = [];
					const flights: Array< ReturnType< typeof defer > > = [];
					let inFlight = 0;
					let most = 0;
					const queue = makeQueue( async ( job: number ) => {
						sent.push( job );
						most = Math.max( most, ++inFlight );
						const flight = defer();
						flights.push( flight );
						try {
							return await flight.promise;
						} finally {
							inFlight--;
						}
					} );

					// The model: what was clicked, and how the flights so far ended.
					let clicks = 0;
					const ends: string[] = [];
					const heard: Array< Promise< string > > = [];
					const end = ( how: string ) => {
						const flight = flights[ ends.length ];
						if ( ! flight ) {
							return;
						}
						ends.push( how );
						if ( how === 'fail' ) {
							flight.reject(
								new Error( `fail ${ ends.length - 1 }` )
							);
						} else {
							flight.resolve( `response ${ ends.length - 1 }` );
						}
					};
					for ( const next of steps ) {
						if ( next === 'click' ) {
							heard.push(
								queue
									.add( clicks++ )
									.catch( ( error ) => error.message )
							);
						} else {
							end( next );
						}
						await settle();
						expect( sent ).toHaveLength(
							Math.min( clicks, ends.length + 1 )
						);
					}
					while ( ends.length < clicks ) {
						end( 'response' );
						await settle();
					}

					expect( sent ).toEqual(
						heard.map( ( _, index ) => index )
					);
					expect( most ).toBeLessThanOrEqual( 1 );
					expect( await Promise.all( heard ) ).toEqual(
						ends.map( ( how, index ) => `${ how } ${ index }` )
					);
					await queue.idle();
				}
			),
			{ numRuns: 100 }
		);
	} );

	it( 'takes out waiting jobs only, and tells their callers', async () => {
		const flight = defer();
		const sent: string[] = [];
		const queue = makeQueue( ( job: string ) => {
			sent.push( job );
			return flight.promise;
		} );
		const first = queue.add( 'a' );
		const second = queue.add( 'a' );
		const third = queue.add( 'b' );
		queue.drop( ( job ) => job === 'a' );
		flight.resolve( 'done' );

		await expect( first ).resolves.toBe( 'done' );
		await expect( second ).rejects.toMatchObject( { code: 'aborted' } );
		await expect( third ).resolves.toBe( 'done' );
		expect( sent ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'lets a caller join a job that waits, not one in flight', async () => {
		const flight = defer();
		const queue = makeQueue( () => flight.promise );
		void queue.add( 'a' );
		expect( queue.waiting( ( job ) => job === 'a' ) ).toBeNull();
		const second = queue.add( 'a' );
		expect( queue.waiting( ( job ) => job === 'a' ) ).toBe( second );
		flight.resolve( '' );
		await queue.idle();
	} );

	it( 'is idle only when the last response is in', async () => {
		const flights = [ defer(), defer() ];
		let sent = 0;
		const queue = makeQueue( () => flights[ sent++ ]!.promise );
		const seen: string[] = [];
		void queue.add( 1 );
		void queue.add( 2 );
		void queue.idle().then( () => seen.push( 'idle' ) );
		flights[ 0 ]!.resolve( '' );
		await settle();
		expect( seen ).toEqual( [] );
		flights[ 1 ]!.resolve( '' );
		await settle();
		expect( seen ).toEqual( [ 'idle' ] );
		await expect( queue.idle() ).resolves.toBeUndefined();
	} );
} );
