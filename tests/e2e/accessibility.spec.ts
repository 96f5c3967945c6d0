import { violationsOf } from './axe';
import { walkThrough, WIDTHS } from './page-states/walk';
import { expect, test } from './test';

test.describe.configure( { mode: 'parallel' } );

for ( const locale of [ 'lt_LT', 'en_US' ] ) {
	walkThrough( {
		locale,
		widths: WIDTHS,
		proves: '[LANG-01]',
		title: ( journey, states ) =>
			`axe finds nothing in the ${ states } states of ${ journey }, ${ locale }, at ${ WIDTHS.join(
				', '
			) } px`,
		async look( page, { others }, where ) {
			await expect( page.locator( 'html' ), where ).toHaveAttribute(
				'lang',
				locale.replace( '_', '-' )
			);
			// All states of a run are named, not the first alone.
			expect
				.soft( await violationsOf( page, others ), where )
				.toEqual( [] );
		},
	} );
}
