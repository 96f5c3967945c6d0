import fc from 'fast-check';
import { createIndex } from '../../../search/match';
import {
	searchReducer,
	startSearch,
	type SearchEvent,
} from '../sheet/search-state';

const index = createIndex( [
	{
		text: 'Kaunas',
		children: [ 'Maxima, Savanorių pr. 247', 'Iki, Šiaulių g. 3' ].map(
			( text, at ) => ( { id: `10${ at }`, text, city: 'Kaunas' } )
		),
	},
	{
		text: 'Šiauliai',
		children: Array.from( { length: 30 }, ( _, at ) => ( {
			id: `2${ at }`,
			text: `Rimi, Tilžės g. ${ at + 1 }`,
			city: 'Šiauliai',
		} ) ),
	},
] );

describe( 'search', () => {
	it( '[TERM-05] starts with all terminals, the chosen one in the middle', () => {
		const state = startSearch( index, '20' );
		expect( state.rows.total ).toBe( 32 );
		expect( state.combobox.active ).toBe( 2 );
		expect( state.align ).toBe( 'center' );
		expect( startSearch( index, undefined ).combobox.active ).toBe( -1 );
	} );

	it( '[TERM-03] finds terminals, highlights words but no single letter, and activates the first option', () => {
		const typed = searchReducer( startSearch( index, '20' ), {
			type: 'typed',
			query: 'siau g',
		} );
		expect( typed.rows.total ).toBe( 31 );
		expect( typed.words ).toEqual( [ 'siau' ] );
		expect( typed.combobox ).toEqual( { active: 0, total: 31 } );
		expect( typed.align ).toBeUndefined();
	} );

	it( '[TERM-10] scrolls to the option that keys activate, not to one under the mouse', () => {
		const state = startSearch( index, undefined );
		const moved = searchReducer( state, { type: 'moved', key: 'End' } );
		expect( moved.combobox.active ).toBe( 31 );
		expect( moved.align ).toBe( 'nearest' );
		const pointed = searchReducer( moved, { type: 'pointed', option: 3 } );
		expect( pointed.combobox.active ).toBe( 3 );
		expect( pointed.align ).toBeUndefined();
		expect( pointed.rows ).toBe( state.rows );
	} );

	it( '[TERM-10] warms up without changing the field', () => {
		const state = searchReducer( startSearch( index, undefined ), {
			type: 'warmedUp',
			query: 'kau',
		} );
		expect( state ).toMatchObject( { query: '', isWarmUp: true } );
		expect( state.rows.total ).toBe( 2 );
		expect(
			searchReducer( state, { type: 'started', chosenId: undefined } )
		).toMatchObject( { isWarmUp: false, words: [] } );
	} );

	it( '[TERM-10] has an active option among the results, or none, after any events', () => {
		const events = fc.array(
			fc.oneof< fc.Arbitrary< SearchEvent >[] >(
				fc.record( {
					type: fc.constant( 'typed' as const ),
					query: fc.constantFrom( '', 's', 'siau', 'kaun', 'xx' ),
				} ),
				fc.record( {
					type: fc.constant( 'moved' as const ),
					key: fc.constantFrom(
						'ArrowDown' as const,
						'ArrowUp' as const,
						'PageUp' as const,
						'End' as const
					),
				} ),
				fc.record( {
					type: fc.constant( 'pointed' as const ),
					option: fc.integer( { min: -1, max: 40 } ),
				} )
			)
		);
		fc.assert(
			fc.property( events, ( all ) => {
				const { rows, combobox } = all.reduce(
					searchReducer,
					startSearch( index, undefined )
				);
				expect( combobox.total ).toBe( rows.total );
				expect( combobox.active ).toBeGreaterThanOrEqual( -1 );
				expect(
					rows.getTerminal( combobox.active ) !== undefined
				).toBe( combobox.active !== -1 );
			} )
		);
	} );
} );
