import fc from 'fast-check';
import {
	comboboxReducer,
	isListKey,
	type Combobox,
	type ComboboxEvent,
	type ListKey,
} from '../combobox';

const keys: readonly ListKey[] = [
	...( [ 'ArrowDown', 'ArrowUp', 'Home', 'End' ] as const ),
	...( [ 'PageDown', 'PageUp' ] as const ),
];

/** Walks over the options one by one. */
function walk( { active, total }: Combobox, key: ListKey ): number {
	const all = Array.from( { length: total }, ( _, at ) => at );
	if ( key === 'Home' || key === 'End' ) {
		return all.at( key === 'Home' ? 0 : -1 ) ?? -1;
	}
	const order = key.endsWith( 'Down' ) ? all : all.toReversed();
	const rest = order.slice( order.indexOf( active ) + 1 );
	return rest[ key.startsWith( 'Page' ) ? 9 : 0 ] ?? order[ 0 ] ?? -1;
}

const event: fc.Arbitrary< ComboboxEvent > = fc.oneof(
	fc.record( {
		type: fc.constant( 'found' as const ),
		total: fc.nat( 40 ),
	} ),
	fc.record( {
		type: fc.constant( 'moved' as const ),
		key: fc.constantFrom( ...keys ),
	} ),
	fc.record( {
		type: fc.constant( 'pointed' as const ),
		option: fc.integer( { min: -1, max: 45 } ),
	} )
);

describe( 'comboboxReducer', () => {
	it( '[TERM-10] moves by each key as walking over the options does', () => {
		fc.assert(
			fc.property(
				fc.nat( 40 ),
				fc.integer( { min: -1, max: 39 } ),
				fc.constantFrom( ...keys ),
				( total, place, key ) => {
					const combobox = {
						active: Math.min( place, total - 1 ),
						total,
					};
					expect(
						comboboxReducer( combobox, { type: 'moved', key } )
					).toEqual( { active: walk( combobox, key ), total } );
				}
			)
		);
	} );

	it( '[TERM-10] is always on an existing option, or on none', () => {
		fc.assert(
			fc.property( fc.array( event ), ( events ) => {
				const { active, total } = events.reduce( comboboxReducer, {
					active: -1,
					total: 0,
				} );
				expect( active ).toBeGreaterThanOrEqual( -1 );
				expect( active ).toBeLessThan( Math.max( total, 1 ) );
				expect( total > 0 || active === -1 ).toBe( true );
			} )
		);
	} );

	it( '[TERM-10] goes to the first match, and to the option under the mouse', () => {
		const none = { active: -1, total: 0 };
		const found = comboboxReducer( none, { type: 'found', total: 3 } );
		expect( found ).toEqual( { active: 0, total: 3 } );
		expect(
			comboboxReducer( found, { type: 'pointed', option: 2 } )
		).toEqual( { active: 2, total: 3 } );
		expect( comboboxReducer( found, { type: 'pointed', option: 3 } ) ).toBe(
			found
		);
		expect( comboboxReducer( found, { type: 'found', total: 0 } ) ).toEqual(
			none
		);
	} );
} );

describe( 'isListKey', () => {
	it( '[TERM-10] leaves letters, Escape, left and right to the field', () => {
		expect( keys.every( isListKey ) ).toBe( true );
		for ( const key of [ 'a', 'Escape', 'ArrowLeft', 'toString' ] ) {
			expect( isListKey( key ) ).toBe( false );
		}
	} );
} );
