import fc from 'fast-check';
import {
	initialRotation,
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

const after = ( past: readonly RotationEvent[] ): Rotation =>
	past.reduce( next, initialRotation( false ) );

describe( 'autoplay', () => {
	it( '[FX-01] plays when it comes into view, pauses while it is held, and continues', () => {
		let rotation = initialRotation( false );
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

	it( '[FX-01] starts stopped under reduced motion', () => {
		const rotation = next( initialRotation( true ), {
			type: 'release',
			by: 'outside',
		} );
		expect( statusOf( rotation ) ).toBe( 'stopped' );
	} );

	it( '[FX-01] once stopped, continues only when a visitor presses play', () => {
		fc.assert(
			fc.property( fc.array( events ), ( past ) => {
				const stopped = next( after( past ), { type: 'stop' } );
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

	it( '[FX-01] never plays while it is not visible, also after play is pressed', () => {
		fc.assert(
			fc.property(
				fc.array( events ),
				fc.constantFrom< Hold >( 'hidden', 'outside' ),
				( past, by ) => {
					const held = next( after( past ), {
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

	it( '[FX-01] plays at once when its button is pressed, despite pointer and focus', () => {
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

	it( '[FX-01] one release ends a hold, however often it was reported', () => {
		fc.assert(
			fc.property(
				fc.array( events ),
				fc.constantFrom( ...holds ),
				( past, by ) => {
					const once = next( after( past ), {
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
