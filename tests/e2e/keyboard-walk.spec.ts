import { isFull } from './full';
import { journeys } from './page-states';
import { walkTabStops } from './page-states/tab-stops';
import { testJourneys } from './page-states/walk';
import { expect, test } from './test';

/**
 * Tab through every state: from the front page to the order, both checkouts and
 * all panels.
 */

test.describe.configure( { mode: 'parallel' } );

const widths = isFull ? [ 390, 1280 ] : [ 390 ];

testJourneys( {
	locale: 'lt_LT',
	journeys,
	widths,
	requirements: '[FIX-11]',
	isFast: ( journey ) => journey === 'checkout',
	title: ( journey, states ) =>
		`the focus is always seen and never covered in the states of ${ journey } (${ states }), at ${ widths.join(
			' and '
		) } px`,
	async check( page, { excluded = [] }, where ) {
		const { stops, problems } = await walkTabStops( page, { excluded } );
		expect.soft( stops, `${ where }: stops` ).toBeGreaterThan( 0 );
		expect.soft( problems, where ).toEqual( [] );
	},
} );
