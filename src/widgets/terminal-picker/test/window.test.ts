import fc from 'fast-check';
import { createHeights, type Heights } from '../list/heights';
import { toScrollTop, toWindow, type Align, type View } from '../list/window';

const lists = fc
	.array( fc.constantFrom( 48, 48, 48, 67, 90 ), { maxLength: 80 } )
	.map( ( all ) => {
		const heights = createHeights( all.length, 48 );
		all.forEach( ( height, line ) => heights.set( line, height ) );
		return heights;
	} );

const views = fc.record( {
	top: fc.nat( 5000 ),
	height: fc.integer( { min: 0, max: 800 } ),
} );

function toLines( { count }: Heights ): number[] {
	return Array.from( { length: count }, ( _, line ) => line );
}

function isSeen( heights: Heights, view: View, line: number ): boolean {
	return (
		heights.getTop( line + 1 ) > view.top &&
		heights.getTop( line ) < view.top + view.height
	);
}

describe( 'toWindow', () => {
	it( '[TERM-10] holds every line that is seen, and few that are not', () => {
		fc.assert(
			fc.property( lists, views, ( heights, view ) => {
				const { start, end } = toWindow( heights, view );
				const held = toLines( heights ).slice( start, end );
				expect( held ).toHaveLength( end - start );
				const seen = toLines( heights ).filter( ( line ) =>
					isSeen( heights, view, line )
				);
				expect( held ).toEqual( expect.arrayContaining( seen ) );
				expect( held.length - seen.length ).toBeLessThanOrEqual( 6 );
			} )
		);
	} );
} );

describe( 'toScrollTop', () => {
	const cases = lists
		.filter( ( { count } ) => count > 0 )
		.chain( ( heights ) =>
			fc.record( {
				heights: fc.constant( heights ),
				line: fc.nat( heights.count - 1 ),
				view: fc.record( {
					top: fc.nat( heights.getTop( heights.count ) ),
					height: fc.integer( { min: 100, max: 800 } ),
				} ),
				align: fc.constantFrom< Align >( 'nearest', 'center' ),
			} )
		);

	it( '[TERM-10] shows the whole line, within the list', () => {
		fc.assert(
			fc.property( cases, ( { heights, view, line, align } ) => {
				const top = toScrollTop( heights, view, line, align );
				const end = heights.getTop( heights.count );
				expect( top ).toBeGreaterThanOrEqual( 0 );
				expect( top ).toBeLessThanOrEqual(
					Math.max( 0, end - view.height )
				);
				expect( heights.getTop( line ) ).toBeGreaterThanOrEqual( top );
				expect( heights.getTop( line + 1 ) ).toBeLessThanOrEqual(
					top + view.height
				);
			} )
		);
	} );

	it( '[TERM-10] scrolls the least way to the nearest, and not at all to what is in view', () => {
		fc.assert(
			fc.property( cases, ( { heights, view, line } ) => {
				const end = heights.getTop( heights.count ) - view.height;
				const positions = Array.from(
					{ length: Math.max( 0, end ) + 1 },
					( _, top ) => top
				).filter(
					( top ) =>
						heights.getTop( line ) >= top &&
						heights.getTop( line + 1 ) <= top + view.height
				);
				const naive = positions.reduce( ( best, top ) =>
					Math.abs( top - view.top ) < Math.abs( best - view.top )
						? top
						: best
				);
				expect( toScrollTop( heights, view, line, 'nearest' ) ).toBe(
					naive
				);
			} )
		);
	} );
} );
