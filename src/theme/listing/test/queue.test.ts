import fc from 'fast-check';
import { createQueue, type Step } from '../queue';

/** The selected filters, as in an address. */
type Chosen = ReadonlySet< string >;

const toggled = ( chosen: Chosen, value: string ): Chosen => {
	const next = new Set( chosen );
	if ( ! next.delete( value ) ) {
		next.add( value );
	}
	return next;
};

const toAddress = ( chosen: Chosen ) => [ ...chosen ].sort().join();

const fromAddress = ( url: string ): Chosen =>
	new Set( url.split( ',' ).filter( Boolean ) );

/** A page whose links are those of the last response. */
function openPage( fetch: ( url: string ) => Promise< string > ) {
	let shown: Chosen = new Set();
	const left: string[] = [];
	const history: string[] = [];
	const queue = createQueue< string >( {
		fetch: ( url ) => fetch( url ),
		show( page, url, { isTraversal } ) {
			shown = fromAddress( page.slice( 1 ) );
			if ( ! isTraversal ) {
				history.push( url );
			}
		},
		leave: ( url ) => left.push( url ),
	} );
	return {
		queue,
		left,
		history,
		shown: () => toAddress( shown ),
		toggle: ( value: string ) =>
			queue.actions.choose( {
				address: () => `/${ toAddress( toggled( shown, value ) ) }`,
				changes: value,
			} ),
	};
}

const respond = ( url: string ) => Promise.resolve( url );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const step = ( url: string | undefined ): Step => ( { address: () => url } );

it( '[FIX-03] [LIST-01] all choices count, in any order and for any delay of the responses', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.scheduler(),
			fc.array( fc.constantFrom( 'a', 'b', 'c' ), { maxLength: 8 } ),
			async ( scheduler, taps ) => {
				const { queue, toggle, shown, history, left } = openPage(
					scheduler.scheduleFunction( respond )
				);
				scheduler.scheduleSequence(
					taps.map( ( value ) => async () => toggle( value ) )
				);
				await scheduler.waitAll();
				await settle();
				expect( shown() ).toBe(
					toAddress( taps.reduce( toggled, new Set() as Chosen ) )
				);
				expect( history ).toHaveLength( taps.length );
				expect( queue.get().steps ).toEqual( [] );
				expect( left ).toEqual( [] );
			}
		)
	);
} );

it( '[LIST-01] Back replaces pending choices at once, and later choices follow', async () => {
	const answers: Record< string, () => void > = {};
	const { queue, toggle, shown, history } = openPage(
		( url ) =>
			new Promise( ( resolve ) => {
				answers[ url ] = () => resolve( url );
			} )
	);
	toggle( 'a' );
	toggle( 'b' );
	queue.actions.replace( { address: () => '/x', isTraversal: true } );
	toggle( 'c' );
	answers[ '/x' ]!();
	await settle();
	expect( shown() ).toBe( 'x' );
	answers[ '/a' ]!();
	await settle();
	expect( shown() ).toBe( 'x' );
	answers[ '/c,x' ]!();
	await settle();
	expect( shown() ).toBe( 'c,x' );
	expect( history ).toEqual( [ '/c,x' ] );
} );

it( '[LIST-01] a refused request loads its address once, and later choices are handled', async () => {
	let isRefused = true;
	const { queue, toggle, shown, left } = openPage( async ( url ) => {
		if ( isRefused ) {
			throw new Error( 'No respond' );
		}
		return url;
	} );
	toggle( 'a' );
	toggle( 'b' );
	await settle();
	expect( left ).toEqual( [ '/a' ] );
	expect( queue.get().steps ).toEqual( [] );
	isRefused = false;
	toggle( 'b' );
	await settle();
	expect( shown() ).toBe( 'b' );
} );

it( '[LIST-01] a failure of an outdated request is ignored', async () => {
	let refuse = () => {};
	const { queue, left, shown } = openPage( ( url ) =>
		url === '/x'
			? respond( url )
			: new Promise( ( resolve, reject ) => {
					refuse = () => reject( new Error( 'No respond' ) );
				} )
	);
	queue.actions.choose( step( '/slow' ) );
	queue.actions.replace( step( '/x' ) );
	await settle();
	refuse();
	await settle();
	expect( left ).toEqual( [] );
	expect( shown() ).toBe( 'x' );
} );

it( '[LIST-01] a choice without a link in the current listing is skipped', async () => {
	const { queue, toggle, shown, history } = openPage( respond );
	queue.actions.choose( step( undefined ) );
	toggle( 'a' );
	await settle();
	expect( shown() ).toBe( 'a' );
	expect( history ).toEqual( [ '/a' ] );
} );

it( '[LIST-01] a choice made while a listing is shown is requested once', async () => {
	const requested: string[] = [];
	const queue = createQueue< string >( {
		async fetch( url ) {
			requested.push( url );
			return url;
		},
		show( _page, url ) {
			if ( url === '/a' ) {
				queue.actions.choose( step( '/b' ) );
			}
		},
		leave: jest.fn(),
	} );
	queue.actions.choose( step( '/a' ) );
	await settle();
	expect( requested ).toEqual( [ '/a', '/b' ] );
	expect( queue.get().steps ).toEqual( [] );
} );
