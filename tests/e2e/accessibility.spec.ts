import { findViolations } from './axe';
import { isFull } from './full';
import { journeys, orderJourneys } from './page-states';
import { testJourneys } from './page-states/walk';
import { expect, test } from './test';

test.describe.configure( { mode: 'parallel' } );

/** A phone held upright, the smallest there is; a tablet; a desk. */
const WIDTHS = isFull ? [ 320, 768, 1280 ] : [ 320 ];

// Another language changes the length of texts and hardly the markup.
const walks = { lt_LT: journeys, en_US: orderJourneys };

for ( const [ locale, walked ] of Object.entries( walks ) ) {
	testJourneys( {
		locale,
		journeys: walked,
		widths: WIDTHS,
		proves: '[LANG-01]',
		isFast: () => locale === 'lt_LT',
		title: ( journey, states ) =>
			`axe finds nothing in the ${ states } states of ${ journey }, ${ locale }, at ${ WIDTHS.join(
				', '
			) } px`,
		async look( page, { others }, where ) {
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
					`${ where }: sticks out`
				)
				.toBeLessThanOrEqual( 0 );
			// All states of a run are named, not the first alone.
			expect
				.soft( await findViolations( page, others ), where )
				.toEqual( [] );
		},
	} );
}
