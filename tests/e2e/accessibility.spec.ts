import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { isFull } from './full';
import { journeys, orderJourneys } from './page-states';
import { testJourneys } from './page-states/walk';
import { expect, test } from './test';

test.describe.configure( { mode: 'parallel' } );

/** Portrait phone, the smallest phone, tablet, desktop. */
const WIDTHS = isFull ? [ 320, 768, 1280 ] : [ 320 ];

/**
 * How much wider the page is than its window.
 *
 * @param page The page.
 * @param size Size of its text, in percent.
 * @return In CSS pixels.
 */
const measureOverflow = ( page: Page, size: number ) =>
	page.evaluate( ( fontSize ) => {
		const { style } = document.documentElement;
		const before = style.cssText;
		style.setProperty( 'font-size', fontSize, 'important' );
		const overflow =
			document.documentElement.scrollWidth - window.innerWidth;
		style.cssText = before;
		return overflow;
	}, `${ size }%` );

/** `npm test` includes these pages, in one language: they have the most controls of ours. */
const fastJourneys = [ 'product page', 'checkout' ];

// Another language changes the length of texts, but hardly the markup.
const walks = { lt_LT: journeys, en_US: orderJourneys };

for ( const [ locale, walked ] of Object.entries( walks ) ) {
	testJourneys( {
		locale,
		journeys: walked,
		widths: WIDTHS,
		requirements: '[LANG-01] [FIX-13]',
		isFast: ( journey ) =>
			locale === 'lt_LT' && fastJourneys.includes( journey ),
		title: ( journey, states ) =>
			`axe finds nothing in the states of ${ journey } (${ states }), ${ locale }, at ${ WIDTHS.join(
				', '
			) } px`,
		async check( page, { excluded }, where ) {
			await expect( page.locator( 'html' ), where ).toHaveAttribute(
				'lang',
				locale.replace( '_', '-' )
			);
			for ( const size of [ 100, 200 ] ) {
				expect
					.soft(
						await measureOverflow( page, size ),
						`${ where }: horizontal overflow with text of ${ size } %`
					)
					.toBeLessThanOrEqual( 0 );
			}
			// Soft, so that all failing states of a run are reported.
			expect
				.soft( await findViolations( page, excluded ), where )
				.toEqual( [] );
		},
	} );
}
