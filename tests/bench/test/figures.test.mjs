import { isOver } from '../figures.mjs';
import { updatePage } from '../markdown.mjs';

const figure = { what: 'a page', unit: 'ms', ours: 60, theirs: 100 };

it.each( [
	[ 'no limit', {}, false ],
	[ 'below the limit', { limit: 60 }, false ],
	[ 'over the limit', { limit: 59 }, true ],
	[ 'below the share', { share: 0.6 }, false ],
	[ 'over the share', { share: 0.59 }, true ],
	[ 'pairs below the share', { share: 0.5, ratio: 0.5 }, false ],
	[ 'pairs over the share', { share: 0.7, ratio: 0.71 }, true ],
	[ 'a share of nothing', { share: 1, theirs: NaN }, true ],
	[ 'nothing was measured', { ours: NaN }, true ],
] )( '%s', ( _what, more, expected ) => {
	expect( isOver( { ...figure, ...more } ) ).toBe( expected );
} );

it( 'keeps the sections of benchmarks that were not run', () => {
	const first = updatePage( '', { paint: [ figure ] }, new Date( 0 ) );
	const second = updatePage(
		first,
		{ interactions: [ { ...figure, what: 'an act' } ] },
		new Date( 86_400_000 )
	);
	expect( second ).toMatch(
		/^# Performance\n[^]*^## interactions$[^]*1970-01-02[^]*\| an act [^]*^## paint$[^]*1970-01-01[^]*\| a page /m
	);
	const third = updatePage( second, { paint: [] }, new Date( 0 ) );
	expect( third ).toContain( '| an act ' );
	expect( third ).not.toContain( '| a page ' );
} );

it( 'says which figures are over their limit', () => {
	const page = updatePage(
		'',
		{
			paint: [
				{ ...figure, share: 0.5 },
				{ ...figure, share: 0.7 },
			],
		},
		new Date( 0 )
	);
	expect( page ).toContain(
		'| a page | 60 ms | 100 | 0.60 | 0.5 × | **over** |'
	);
	expect( page ).toContain( '| a page | 60 ms | 100 | 0.60 | 0.7 × |  |' );
} );
