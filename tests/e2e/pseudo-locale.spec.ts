import { journeys } from './page-states';
import { readShopContent, isContent } from './page-states/content';
import { findUnmarkedTexts, type FoundText } from './page-states/texts';
import { testJourneys } from './page-states/walk';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** As in tests/shop/mu-plugins/vitrina-shop/pseudo-locale.php. */
const PSEUDO_LOCALE = 'en_XA';

test.describe.configure( { mode: 'parallel' } );

let content: string;

testJourneys( {
	locale: PSEUDO_LOCALE,
	journeys,
	// Texts are the same at every width.
	widths: [ 1280 ],
	requirements: '[LANG-01]',
	isFast: () => false,
	title: ( journey, states ) =>
		`every text of ours can be translated in the states of ${ journey } (${ states })`,
	async check( page, state, where ) {
		content ??= readShopContent( await openTestShop() );
		const bare = ( await findUnmarkedTexts( page ) ).filter(
			( { text }: FoundText ) => ! isContent( text, content )
		);
		expect.soft( bare, where ).toEqual( [] );
	},
} );
