import fc from 'fast-check';
import { createAutoOpen } from '../model/auto-open';

const DELAY = 350;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** An add whose response comes after some time. */
const answered = ( after: number, isAdded: boolean ) =>
	new Promise< boolean >( ( resolve ) =>
		setTimeout( () => resolve( isAdded ), after )
	);

it( '[CART-06] opens 350 ms after the last of twenty quick adds has its response, once', async () => {
	const open = jest.fn();
	const { follow } = createAutoOpen( DELAY, open );
	for ( let click = 1; click <= 20; click++ ) {
		follow( answered( click * 100 - click * 25, true ) );
		await jest.advanceTimersByTimeAsync( 25 );
	}
	await jest.advanceTimersByTimeAsync( 2000 - 500 + DELAY - 26 - 1 );
	expect( open ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

it( '[CART-06] a click during the delay restarts it', async () => {
	const open = jest.fn();
	const { follow } = createAutoOpen( DELAY, open );
	follow( answered( 10, true ) );
	await jest.advanceTimersByTimeAsync( 10 + DELAY - 1 );
	follow( answered( 500, true ) );
	await jest.advanceTimersByTimeAsync( 500 + DELAY - 1 );
	expect( open ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

it( '[CART-06] an add without effect opens nothing, and an earlier one still does', async () => {
	const open = jest.fn();
	const { follow } = createAutoOpen( DELAY, open );
	follow( answered( 10, false ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( open ).not.toHaveBeenCalled();
	follow( answered( 10, true ) );
	follow( answered( 20, false ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

it( '[CART-06] never opens while an answer is awaited, and once for each time that all is quiet after an add', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(
				fc.record( {
					gap: fc.integer( { min: 0, max: 800 } ),
					after: fc.integer( { min: 1, max: 600 } ),
					isAdded: fc.boolean(),
				} ),
				{ minLength: 1, maxLength: 12 }
			),
			async ( adds ) => {
				jest.useFakeTimers();
				let pending = 0;
				const opened: number[] = [];
				const { follow } = createAutoOpen( DELAY, () => {
					opened.push( Date.now() );
					expect( pending ).toBe( 0 );
				} );
				// The reference: quiet spells of 350 ms that follow an add.
				const spans: Array< {
					from: number;
					to: number;
					ok: boolean;
				} > = [];
				for ( const { gap, after, isAdded } of adds ) {
					await jest.advanceTimersByTimeAsync( gap );
					const from = Date.now();
					spans.push( { from, to: from + after, ok: isAdded } );
					pending++;
					follow(
						answered( after, isAdded ).then( ( said ) => {
							pending--;
							return said;
						} )
					);
				}
				await jest.advanceTimersByTimeAsync( 3000 );
				let expected = 0;
				let hasAdded = false;
				let end = 0;
				for ( const [ at, span ] of spans.entries() ) {
					end = Math.max( end, span.to );
					hasAdded ||= span.ok;
					const next = spans[ at + 1 ]?.from ?? Infinity;
					if ( next > end + DELAY && hasAdded ) {
						expected++;
						hasAdded = false;
					}
				}
				// A click in the very millisecond of the opening may come first or last.
				const isTie = spans.some( ( { from } ) =>
					spans.some(
						( { to } ) => from === to + DELAY || from === to
					)
				);
				fc.pre( ! isTie );
				expect( opened ).toHaveLength( expected );
			}
		),
		{ numRuns: 150 }
	);
} );
