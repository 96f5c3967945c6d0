import fc from 'fast-check';
import {
	begin,
	next,
	statusOf,
	type Hold,
	type Rotation,
	type RotationEvent,
} from '../rotation';

const holds: Hold[] = [ 'pointer', 'focus', 'hidden', 'outside' ];

const events = fc.oneof(
	fc.record( {
		type: fc.constantFrom( 'hold' as const, 'release' as const ),
		by: fc.constantFrom( ...holds ),
	} ),
	fc.record( { type: fc.constantFrom( 'stop' as const, 'play' as const ) } )
);

const after = ( happened: readonly RotationEvent[] ): Rotation =>
	happened.reduce( next, begin( false ) );

describe( 'what goes on by itself', () => {
	it( '[FX-01] plays when it comes into view, pauses while it is held, and goes on', () => {
		let rotation = begin( false );
		expect( statusOf( rotation ) ).toBe( 'paused' );
		rotation = next( rotation, { type: 'release', by: 'outside' } );
		expect( statusOf( rotation ) ).toBe( 'playing' );
		rotation = next( rotation, { type: 'hold', by: 'pointer' } );
		rotation = next( rotation, { type: 'hold', by: 'focus' } );
		rotation = next( rotation, { type: 'release', by: 'pointer' } );
		expect( statusOf( rotation ) ).toBe( 'paused' );
		rotation = next( rotation, { type: 'release', by: 'focus' } );
		expect( statusOf( rotation ) ).toBe( 'playing' );
	} );

	it( '[FX-01] is stopped from the beginning under reduced motion', () => {
		const rotation = next( begin( true ), {
			type: 'release',
			by: 'outside',
		} );
		expect( statusOf( rotation ) ).toBe( 'stopped' );
	} );

	it( '[FX-01] once stopped goes on only when a visitor says so', () => {
		fc.assert(
			fc.property( fc.array( events ), ( happened ) => {
				const stopped = next( after( happened ), { type: 'stop' } );
				const held = holds.reduce(
					( rotation, by ) =>
						next( rotation, { type: 'release', by } ),
					stopped
				);
				expect( statusOf( held ) ).toBe( 'stopped' );
				expect( statusOf( next( held, { type: 'play' } ) ) ).toBe(
					'playing'
				);
			} )
		);
	} );

	it( '[FX-01] never plays where nobody sees it, whoever presses play', () => {
		fc.assert(
			fc.property(
				fc.array( events ),
				fc.constantFrom< Hold >( 'hidden', 'outside' ),
				( happened, by ) => {
					const held = next( after( happened ), {
						type: 'hold',
						by,
					} );
					expect( statusOf( next( held, { type: 'play' } ) ) ).toBe(
						'paused'
					);
				}
			)
		);
	} );

	it( '[FX-01] plays at once when its button is pressed, under the pointer and with the focus', () => {
		fc.assert(
			fc.property(
				fc.subarray< Hold >( [ 'pointer', 'focus' ] ),
				( by ) => {
					const held = after( [
						{ type: 'release', by: 'outside' },
						...by.map( ( hold ) => ( {
							type: 'hold' as const,
							by: hold,
						} ) ),
						{ type: 'stop' },
						{ type: 'play' },
					] );
					expect( statusOf( held ) ).toBe( 'playing' );
				}
			)
		);
	} );

	it( '[FX-01] forgets how often the same hold was taken', () => {
		fc.assert(
			fc.property(
				fc.array( events ),
				fc.constantFrom( ...holds ),
				( happened, by ) => {
					const once = next( after( happened ), {
						type: 'hold',
						by,
					} );
					expect( next( once, { type: 'hold', by } ) ).toEqual(
						once
					);
					expect(
						next( once, { type: 'release', by } ).holds
					).not.toContain( by );
				}
			)
		);
	} );
} );
