import fc from 'fast-check';
import { createHeights } from '../list/heights';

const usual = 48;

const corrections = ( count: number ) =>
	fc.array(
		fc.record( {
			line: fc.nat( Math.max( 0, count - 1 ) ),
			height: fc.integer( { min: 20, max: 120 } ),
		} )
	);

const lists = fc
	.integer( { min: 1, max: 60 } )
	.chain( ( count ) =>
		fc.tuple( fc.constant( count ), corrections( count ) )
	);

describe( 'createHeights', () => {
	it( '[TERM-10] places every line where adding up those before it would', () => {
		fc.assert(
			fc.property( lists, ( [ count, measured ] ) => {
				const heights = createHeights( count, usual );
				const plain = Array.from( { length: count }, () => usual );
				for ( const { line, height } of measured ) {
					expect( heights.set( line, height ) ).toBe(
						height - ( plain[ line ] ?? 0 )
					);
					plain[ line ] = height;
				}
				let top = 0;
				plain.forEach( ( height, line ) => {
					expect( heights.get( line ) ).toBe( height );
					expect( heights.getTop( line ) ).toBe( top );
					top += height;
				} );
				expect( heights.getTop( count ) ).toBe( top );
			} )
		);
	} );

	it( '[TERM-10] finds the line that an offset is in', () => {
		fc.assert(
			fc.property(
				lists,
				fc.integer( { min: -200, max: 5000 } ),
				( [ count, measured ], offset ) => {
					const heights = createHeights( count, usual );
					measured.forEach( ( { line, height } ) =>
						heights.set( line, height )
					);
					const tops = Array.from( { length: count }, ( _, line ) =>
						heights.getTop( line )
					);
					expect( heights.findLine( offset ) ).toBe(
						Math.max(
							0,
							tops.findLastIndex( ( top ) => top <= offset )
						)
					);
				}
			)
		);
	} );

	it( '[TERM-10] knows an empty list', () => {
		expect( createHeights( 0, usual ).getTop( 0 ) ).toBe( 0 );
		expect( createHeights( 0, usual ).findLine( 100 ) ).toBe( 0 );
	} );
} );
