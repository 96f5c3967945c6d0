import { findViolations } from './axe';
import { isFull } from './full';
import { journeys, orderJourneys } from './page-states';
import { testJourneys } from './page-states/walk';
import { expect, test } from './test';

test.describe.configure( { mode: 'parallel' } );

/** Portrait phone, the smallest phone, tablet, desktop. */
const WIDTHS = isFull ? [ 320, 768, 1280 ] : [ 320 ];

/** From a product to the order. `npm test` includes these, in one language. */
const onTheWayToAnOrder = [
	...orderJourneys.map( ( { name } ) => name ),
	'blocks',
];

// Another language changes the length of texts, but hardly the markup.
const walks = { lt_LT: journeys, en_US: orderJourneys };

for ( const [ locale, walked ] of Object.entries( walks ) ) {
	testJourneys( {
		locale,
		journeys: walked,
		widths: WIDTHS,
		requirements: '[LANG-01]',
		isFast: ( journey ) =>
			locale === 'lt_LT' && onTheWayToAnOrder.includes( journey ),
		title: ( journey, states ) =>
			`axe finds nothing in the ${ states } states of ${ journey }, ${ locale }, at ${ WIDTHS.join(
				', '
			) } px`,
		async check( page, { excluded }, where ) {
			await expect( page.locator( 'html' ), where ).toHaveAttribute(
				'lang',
				locale.replace( '_', '-' )
			);
			expect
				.soft(
					await page.evaluate(
						() =>
							document.documentElement.scrollWidth -
							window.innerWidth
					),
					`${ where }: horizontal overflow`
				)
				.toBeLessThanOrEqual( 0 );
			// Soft, so that all failing states of a run are reported.
			expect
				.soft( await findViolations( page, excluded ), where )
				.toEqual( [] );
		},
	} );
}
