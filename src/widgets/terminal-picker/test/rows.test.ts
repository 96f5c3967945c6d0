import fc from 'fast-check';
import { findOption, toRows } from '../rows';

const groups = fc
	.array( fc.nat( 5 ).map( ( length ) => length + 1 ) )
	.map( ( lengths ) =>
		lengths.map( ( length, at ) => ( {
			text: `City ${ at }`,
			children: Array.from( { length }, ( _, child ) => ( {
				id: `${ at }-${ child }`,
				text: `Terminal ${ child }`,
				city: `City ${ at }`,
			} ) ),
		} ) )
	);

describe( 'toRows', () => {
	it( '[TERM-10] returns the same lines as flattening the groups', () => {
		fc.assert(
			fc.property( groups, ( all ) => {
				const rows = toRows( all );
				let option = 0;
				const expected = all.flatMap( ( { text, children } ) => [
					{ city: text },
					...children.map( ( terminal ) => ( {
						terminal,
						option: option++,
					} ) ),
				] );
				expect(
					Array.from( { length: rows.length }, ( _, at ) =>
						rows.getRow( at )
					)
				).toEqual( expected );
				expect( rows.getRow( rows.length ) ).toBeUndefined();
				expect( rows.total ).toBe( option );
				for ( let at = 0; at < option; at++ ) {
					const terminal = rows.getTerminal( at );
					const line = rows.getLine( at );
					expect( expected[ line ?? -1 ] ).toEqual( {
						terminal,
						option: at,
					} );
					expect( findOption( all, terminal?.id ) ).toBe( at );
				}
				expect( findOption( all, undefined ) ).toBe( -1 );
				expect( rows.getTerminal( option ) ).toBeUndefined();
				expect( rows.getTerminal( -1 ) ).toBeUndefined();
				expect( rows.getLine( -1 ) ).toBeUndefined();
				expect( rows.getLine( option ) ).toBeUndefined();
			} )
		);
	} );
} );
